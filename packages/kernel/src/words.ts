/**
 * Words that a person reads. Code speaks in messages (an id and its parts); catalogues, one for each language, turn
 * them into sentences in the ICU notation that translators know, of which `{name}` and
 * `{name, plural, one {# card} other {# cards}}` are understood here.
 */

export type Locale = "en" | "it" | "nl";

/**
 * What can stand in a message: a number, a name as it is, a player, a word of the catalogue (or, where an edition
 * brings things of its own that no catalogue knows, what they are called there), a message of its own, or several of
 * these: as a sentence lists them, in a row, or as codes with nothing but spaces between them.
 */
export type Part =
  | number
  | string
  | { readonly seat: number }
  | { readonly term: string; readonly otherwise?: string }
  | { readonly message: Message }
  | { readonly list: readonly Part[] }
  | { readonly row: readonly Part[] }
  | { readonly codes: readonly Part[] };

export interface Message {
  readonly id: string;
  readonly parts?: Readonly<Record<string, Part>>;
}

/** Sentences by message id. */
export type Catalogue = Readonly<Record<string, string>>;

export interface Speaker {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** What to call the player in a seat. */
  seatName(seat: number): string;
}

/** A game's words in a language, English where it has none, with those of the edition that is played. */
export function tableWords(
  game: { readonly words: Readonly<Partial<Record<Locale, Catalogue>>> & { readonly en: Catalogue } },
  rules: { words?(locale: Locale): Catalogue },
  locale: Locale,
): Catalogue {
  return { ...game.words.en, ...game.words[locale], ...rules.words?.(locale) };
}

interface Grammar {
  readonly number: Intl.NumberFormat;
  readonly plural: Intl.PluralRules;
  readonly list: Intl.ListFormat;
}

/** Made once for each language: making them takes far longer than using them. */
const grammars = new Map<Locale, Grammar>();

function grammar(locale: Locale): Grammar {
  const known = grammars.get(locale);
  if (known) return known;
  const made = {
    number: new Intl.NumberFormat(locale, { useGrouping: false }),
    plural: new Intl.PluralRules(locale),
    list: new Intl.ListFormat(locale, { type: "conjunction" }),
  };
  grammars.set(locale, made);
  return made;
}

/** The position of the brace that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === "{") depth++;
    if (text[i] === "}" && --depth === 0) return i;
  }
  throw new Error(`unbalanced braces in message: ${text}`);
}

/** The branches of a plural: `one {# card} other {# cards}`. */
function branches(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("{", at);
    if (open < 0) break;
    const close = closing(text, open);
    found.set(text.slice(at, open).trim(), text.slice(open + 1, close));
    at = close + 1;
  }
  return found;
}

function plural(count: number, text: string, locale: Locale): string {
  const choices = branches(text);
  const exact = choices.get(`=${count}`);
  const chosen = exact ?? choices.get(grammar(locale).plural.select(count)) ?? choices.get("other");
  if (chosen === undefined) throw new Error(`plural without a branch for ${count}: ${text}`);
  return chosen.replaceAll("#", String(count));
}

function sayPart(part: Part, speaker: Speaker): string {
  if (typeof part === "number") return grammar(speaker.locale).number.format(part);
  if (typeof part === "string") return part;
  if ("message" in part) return say(part.message, speaker);
  if ("codes" in part) return part.codes.map((item) => sayPart(item, speaker)).join(" ");
  if ("row" in part) return part.row.map((item) => sayPart(item, speaker)).join(", ");
  if ("seat" in part) return speaker.seatName(part.seat);
  if ("term" in part) {
    const isKnown = part.otherwise === undefined || Object.hasOwn(speaker.catalogue, part.term);
    return isKnown ? say({ id: part.term }, speaker) : part.otherwise;
  }
  const items = part.list.map((item) => sayPart(item, speaker));
  return grammar(speaker.locale).list.format(items);
}

function fill(text: string, parts: Readonly<Record<string, Part>>, speaker: Speaker): string {
  let sentence = "";
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("{", at);
    if (open < 0) return sentence + text.slice(at);
    const close = closing(text, open);
    const [name, kind, ...rest] = text.slice(open + 1, close).split(",");
    const part = parts[name.trim()];
    if (part === undefined) throw new Error(`message part missing: ${name.trim()} in "${text}"`);
    sentence += text.slice(at, open);
    if (kind?.trim() === "plural" && typeof part === "number") {
      sentence += fill(plural(part, rest.join(","), speaker.locale), parts, speaker);
    } else {
      sentence += sayPart(part, speaker);
    }
    at = close + 1;
  }
  return sentence;
}

/** The message as a sentence. Throws when the catalogue lacks the id or the message lacks a part: a defect. */
export function say(message: Message, speaker: Speaker): string {
  const text = speaker.catalogue[message.id];
  if (text === undefined) throw new Error(`no words for message "${message.id}"`);
  return fill(text, message.parts ?? {}, speaker);
}
