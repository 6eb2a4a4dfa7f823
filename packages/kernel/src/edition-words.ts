import { InputError } from "./refusal.ts";
import { object, optional, type Schema, text } from "./schema.ts";
import { type Catalogue, LOCALES, type Locale, type Part } from "./words.ts";

/** Longer names would not fit anywhere. */
const LONGEST_NAME = 40;

type Names = Readonly<Partial<Record<Locale, string>>>;

const byLanguage = object(
  Object.fromEntries(LOCALES.map((locale) => [locale, optional(text)])),
) as Schema<Names>;

/** What an edition calls something: in all languages alike, or in each. */
export type EditionName = string | Names;

/** The name of something in an edition file: a text, or texts by language; it may be missing. */
export const editionName: Schema<EditionName | undefined> = optional((value, path) => {
  if (typeof value !== "string" && (typeof value !== "object" || value === null))
    throw new InputError(`${path}: expected a name, or names by language`);
  const name = typeof value === "string" ? value : byLanguage(value, path);
  for (const one of typeof name === "string" ? [name] : Object.values(name)) {
    if (one.trim() === "" || one.length > LONGEST_NAME)
      throw new InputError(`${path}: expected names of 1 to ${LONGEST_NAME} characters`);
  }
  return name;
});

/** Something that an edition brings, and what it calls it, if it says so. */
export interface NamedThing {
  /** The message id that stands for it: `good.salt`. */
  readonly term: string;
  readonly id: string;
  readonly name?: EditionName | undefined;
}

/** The things of one kind by their terms: `good.salt`. */
export function namedThings(
  kind: string,
  things: readonly {
    readonly id: string;
    readonly name?: EditionName | undefined;
    readonly names?: EditionName | undefined;
  }[],
): NamedThing[] {
  return things.map(({ id, name, names }) => ({ term: `${kind}.${id}`, id, name: name ?? names }));
}

/** Seats that have no name anywhere: #1, #2. */
export function seatThings(players: number): NamedThing[] {
  return Array.from({ length: players }, (_, seat) => ({ term: `seat.${seat}`, id: `#${seat + 1}` }));
}

/** Something of an edition in a message: the word that a catalogue has for it, or else its id. */
export function thing(kind: string, id: string): Part {
  return { term: `${kind}.${id}`, otherwise: id };
}

/** Something of an edition that boards draw, in a message. */
export function drawn(kind: string, id: string): Part {
  return { piece: `${kind}.${id}`, called: thing(kind, id) };
}

/** Things in a list, equal ones together: `2 olives and salt`, by the catalogue's word `several`. */
export function countedList<T>(things: readonly T[], nameOf: (thing: T) => Part): Part {
  const counts = new Map<T, number>();
  for (const one of things) counts.set(one, (counts.get(one) ?? 0) + 1);
  const several = (thing: Part, count: number): Part =>
    count === 1 ? thing : { message: { id: "several", parts: { thing, count: String(count) } } };
  return { list: [...counts].map(([one, count]) => several(nameOf(one), count)) };
}

/** A name as text of a catalogue, where braces have a meaning, and on one line. */
function asText(name: string): string {
  return name
    .replace(/\p{C}|\s+/gu, " ")
    .replaceAll("{", "(")
    .replaceAll("}", ")")
    .trim();
}

/** What the edition calls it in a language, or else in English, or else in any, or else its id. */
function nameIn(locale: Locale, { id, name }: NamedThing): string {
  if (name === undefined || typeof name === "string") return asText(name ?? id);
  const others = LOCALES.map((other) => name[other]);
  return asText(name[locale] ?? name.en ?? others.find((one) => one !== undefined) ?? id);
}

/**
 * The words that an edition needs beside a game's catalogues, by language: for all that it calls otherwise than the
 * house edition does, and for what the catalogues have no word for.
 */
export function editionWords(
  things: readonly NamedThing[],
  house: readonly NamedThing[],
  known: Catalogue,
): (locale: Locale) => Catalogue {
  const houseNames = new Map(house.map(({ term, name }) => [term, JSON.stringify(name)]));
  const own = things.filter(({ term, name }) => {
    if (!Object.hasOwn(known, term)) return true;
    return name !== undefined && JSON.stringify(name) !== houseNames.get(term);
  });
  return (locale) => Object.fromEntries(own.map((one) => [one.term, nameIn(locale, one)]));
}

/** Things of which an edition has one each. */
export function checkUnique(values: readonly (string | number)[], what: string): void {
  const twice = values.find((value, i) => values.indexOf(value) !== i);
  if (twice !== undefined) throw new InputError(`${what} "${twice}" stands twice`);
}

/** Ids that moves are written with: one word each, whatever its case, none of them a word that has a meaning already. */
export function checkIds(ids: readonly string[], what: string, reserved: readonly string[] = []): void {
  const seen = new Set<string>(reserved);
  for (const id of ids) {
    if (!/^[a-z][a-z0-9_-]*$/i.test(id) || id.length > LONGEST_NAME)
      throw new InputError(
        `${what} "${id.slice(0, 60)}": expected one word of letters a to z, digits, - and _`,
      );
    if (seen.has(id.toLowerCase())) {
      const problem = reserved.includes(id.toLowerCase())
        ? "has a meaning of its own in moves"
        : "stands twice";
      throw new InputError(`${what} "${id}" ${problem}`);
    }
    seen.add(id.toLowerCase());
  }
}
