import type { Seat } from "./game.ts";
import { type Format, type FormatNode, formatOf } from "./message-format.ts";

/**
 * Words that a person reads. Code speaks in messages (an id and its parts); catalogues, one for each language, turn
 * them into sentences in the ICU notation that translators know (`message-format.ts`).
 *
 * Who reads is spoken to: `{seat, select, you {You take} other {{seat} takes}} {card}.` Where a seat is not the subject,
 * `{seat}` is enough: for the reader it is the catalogue's `seat.you`.
 */

/** All languages, English first: what another one lacks is said in it. */
export const LOCALES = ["en", "it", "nl"] as const;

export type Locale = (typeof LOCALES)[number];

export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/**
 * What can stand in a message: a number, a name as it is, a player, a word of the catalogue (or, where an edition
 * brings things of its own that no catalogue knows, what they are called there), a message of its own, or several of
 * these: as a sentence lists them, in a row, or as codes with nothing but spaces between them. A piece is something of
 * the game that boards draw, and what it is called.
 */
export type Part =
  | number
  | string
  | { readonly seat: Seat }
  | { readonly term: string; readonly otherwise?: string }
  | { readonly piece: string; readonly called: Part }
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
  seatName(seat: Seat): string;
  /** The reader's own seat, who is spoken to as "you". */
  readonly self?: Seat | null;
  /** What is said for an id that has no words. Without it that is an error. */
  missing?(id: string): string;
  /** How numbers are written, where that is not the language's own way without grouping. */
  readonly numbers?: Pick<Intl.NumberFormat, "format">;
}

/** A stretch of a sentence: plain text, or text that stands for a number, a player or a piece. */
export type Span =
  | { readonly kind: "text" | "number"; readonly text: string }
  | { readonly kind: "seat"; readonly text: string; readonly seat: Seat }
  | { readonly kind: "piece"; readonly text: string; readonly piece: string };

/** A game's words in a language, English where it has none, with those of the edition that is played. */
export function tableWords(
  game: { readonly words: Readonly<Partial<Record<Locale, Catalogue>>> & { readonly en: Catalogue } },
  rules: { words(locale: Locale): Catalogue },
  locale: Locale,
): Catalogue {
  return { ...game.words.en, ...game.words[locale], ...rules.words(locale) };
}

interface Grammar {
  readonly number: Intl.NumberFormat;
  readonly plural: Intl.PluralRules;
  readonly selectordinal: Intl.PluralRules;
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
    selectordinal: new Intl.PluralRules(locale, { type: "ordinal" }),
    list: new Intl.ListFormat(locale, { type: "conjunction" }),
  };
  grammars.set(locale, made);
  return made;
}

function written(value: number, { locale, numbers }: Speaker): string {
  return (numbers ?? grammar(locale).number).format(value);
}

const plain = (text: string): Span => ({ kind: "text", text });

function joined(items: readonly (readonly Span[])[], between: string): Span[] {
  return items.flatMap((item, i) => (i === 0 ? item : [plain(between), ...item]));
}

function listed(items: readonly (readonly Span[])[], locale: Locale): Span[] {
  const places = items.map((_, i) => String(i));
  return grammar(locale)
    .list.formatToParts(places)
    .flatMap(({ type, value }) => (type === "element" ? items[Number(value)] : [plain(value)]));
}

function seatSpan(seat: Seat, speaker: Speaker): Span {
  const you = seat === speaker.self ? speaker.catalogue["seat.you"] : undefined;
  return { kind: "seat", text: you ?? speaker.seatName(seat), seat };
}

function partSpans(part: Part, speaker: Speaker): readonly Span[] {
  if (typeof part === "number") return [{ kind: "number", text: written(part, speaker) }];
  if (typeof part === "string") return [plain(part)];
  const each = (items: readonly Part[]) => items.map((item) => partSpans(item, speaker));
  if ("message" in part) return spansOf(part.message, speaker);
  if ("piece" in part) return [{ kind: "piece", text: sayPart(part.called, speaker), piece: part.piece }];
  if ("codes" in part) return joined(each(part.codes), " ");
  if ("row" in part) return joined(each(part.row), ", ");
  if ("seat" in part) return [seatSpan(part.seat, speaker)];
  if ("list" in part) return listed(each(part.list), speaker.locale);
  const isKnown = part.otherwise === undefined || Object.hasOwn(speaker.catalogue, part.term);
  return isKnown ? spansOf({ id: part.term }, speaker) : [plain(part.otherwise)];
}

function sayPart(part: Part, speaker: Speaker): string {
  return textOf(partSpans(part, speaker));
}

type Choice = Extract<FormatNode, { readonly kind: "choice" }>;

/** What a part is in a choice between words: `you` for the reader's seat, the last word of a term's id, or its text. */
function selectKey(part: Part, speaker: Speaker): string {
  if (typeof part === "object" && "seat" in part) return part.seat === speaker.self ? "you" : "other";
  if (typeof part === "object" && "piece" in part) return selectKey(part.called, speaker);
  if (typeof part === "object" && "term" in part) return part.term.slice(part.term.lastIndexOf(".") + 1);
  return typeof part === "object" ? sayPart(part, speaker) : String(part);
}

function chosen({ name, by, branches }: Choice, part: Part, speaker: Speaker): Format {
  if (by !== "select" && typeof part !== "number") throw new Error(`${by} of "${name}", which is no number`);
  const key = by === "select" ? selectKey(part, speaker) : `=${part}`;
  const category =
    typeof part === "number" && by !== "select" ? grammar(speaker.locale)[by].select(part) : "other";
  return branches.get(key) ?? branches.get(category) ?? branches.get("other") ?? [];
}

/** The first word of what is said to the reader stands where others have their name. */
function addressed(spans: readonly Span[], seat: Seat): readonly Span[] {
  const [first, ...rest] = spans;
  const word = first?.kind === "text" ? /^\p{L}+/u.exec(first.text)?.[0] : undefined;
  if (first === undefined || word === undefined) return spans;
  return [{ kind: "seat", text: word, seat }, plain(first.text.slice(word.length)), ...rest];
}

function fill(format: Format, message: Message, speaker: Speaker, count: number | null): readonly Span[] {
  return format.flatMap((node): readonly Span[] => {
    if (node.kind === "text") return [plain(node.text)];
    if (node.kind === "number") return count === null ? [] : partSpans(count, speaker);
    const part = message.parts?.[node.name];
    if (part === undefined) throw new Error(`message part missing: ${node.name} in "${message.id}"`);
    if (node.kind === "part") return partSpans(part, speaker);
    const number = node.by !== "select" && typeof part === "number" ? part : count;
    const spans = fill(chosen(node, part, speaker), message, speaker, number);
    const isToReader = typeof part === "object" && "seat" in part && part.seat === speaker.self;
    return isToReader ? addressed(spans, part.seat) : spans;
  });
}

/** The stretches as one text. */
export function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}

/** The sentence in stretches, so that a screen can set off who and what it speaks of. Throws like `say`. */
export function spansOf(message: Message, speaker: Speaker): readonly Span[] {
  const text = speaker.catalogue[message.id];
  if (text === undefined && speaker.missing) return [plain(speaker.missing(message.id))];
  if (text === undefined) throw new Error(`no words for message "${message.id}"`);
  return fill(formatOf(text), message, speaker, null);
}

/** The message as a sentence. Throws when the catalogue lacks the id or the message lacks a part: a defect. */
export function say(message: Message, speaker: Speaker): string {
  return textOf(spansOf(message, speaker));
}
