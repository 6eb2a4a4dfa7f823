import type { Parts, Voice } from "@portolan/guides";
import type { Catalogue, Locale, Part, Seat } from "@portolan/kernel";
import { IntlMessageFormat } from "intl-messageformat";

/**
 * Speaks messages of the interface and of the games in one language. All catalogues are in ICU notation; a message
 * that a game's catalogue lacks in the language is said in English rather than not at all.
 */

/** Words in one language. */
export interface Spoken {
  readonly locale: Locale;
  readonly words: Catalogue;
}

interface Format {
  readonly text: IntlMessageFormat;
  /** The parts whose number decides about a plural. */
  readonly counted: ReadonlySet<string>;
}

const formats = new Map<string, Format>();

/** Made once for each sentence: making one takes far longer than using it. An apostrophe is only an apostrophe here. */
function formatOf(text: string, locale: Locale): Format {
  const key = `${locale}\n${text}`;
  const known = formats.get(key);
  if (known) return known;
  const made = {
    text: new IntlMessageFormat(text.replaceAll("'", "''"), locale, undefined, { ignoreTag: true }),
    counted: new Set(
      Array.from(text.matchAll(/\{\s*(\w+)\s*,\s*(?:plural|selectordinal)/g), ([, name]) => name),
    ),
  };
  formats.set(key, made);
  return made;
}

/** Speaks with several catalogues, the first that knows a message being the one that says it. */
export function voice(
  locale: Locale,
  catalogues: readonly Spoken[],
  names: readonly string[] = [],
  regional: string = locale,
): Voice {
  const lists = new Intl.ListFormat(locale, { type: "conjunction" });
  const numbers = new Intl.NumberFormat(regional);
  const dates = new Intl.DateTimeFormat(regional, { dateStyle: "medium", timeStyle: "short" });
  const find = (id: string): { readonly text: string; readonly locale: Locale } | null => {
    for (const { words, locale: language } of catalogues) {
      if (Object.hasOwn(words, id)) return { text: words[id], locale: language };
    }
    return null;
  };
  const called = (seat: Seat): string => names[seat] ?? `#${seat + 1}`;
  const spoken = (part: Part): string => {
    if (typeof part === "number") return numbers.format(part);
    if (typeof part === "string") return part;
    if ("message" in part) return say(part.message.id, part.message.parts);
    if ("seat" in part) return called(part.seat);
    if ("term" in part) return find(part.term) ? say(part.term) : (part.otherwise ?? part.term);
    if ("codes" in part) return part.codes.map(spoken).join(" ");
    return "list" in part ? lists.format(part.list.map(spoken)) : part.row.map(spoken).join(", ");
  };
  const say = (id: string, parts: Parts = {}): string => {
    const found = find(id);
    // An id that nobody has words for is a defect that tests look for; a player should still see something.
    if (!found) return id;
    const { text, counted } = formatOf(found.text, found.locale);
    const values = Object.entries(parts).map(([name, part]) => [
      name,
      counted.has(name) ? part : spoken(part),
    ]);
    return String(text.format(Object.fromEntries(values)));
  };
  return {
    locale,
    regional,
    say,
    tell: ({ id, parts }) => say(id, parts),
    knows: (id) => find(id) !== null,
    called,
    number: (value) => numbers.format(value),
    date: (time) => dates.format(time),
    list: (items) => lists.format(items),
  };
}
