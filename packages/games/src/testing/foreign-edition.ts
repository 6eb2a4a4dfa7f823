import { findGame } from "../index.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Fields that name a thing by its id, and those that call it something. */
const NAMES = new Set(["name", "names", "goodNames"]);

/** The ids of everything that an edition brings, as against those that the rules know. */
function idsIn(edition: Json, lists: readonly string[]): string[] {
  const at = (path: string): Json =>
    path.split(".").reduce<Json>((node, step) => (node as Record<string, Json>)[step], edition);
  return lists.flatMap((path) => (at(path) as readonly { readonly id: string }[]).map(({ id }) => id));
}

/** The lists of things with ids that are an edition's own, by game. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  "traders-of-carthage": ["colours", "track", "playerColours"],
  oltremare: ["goods", "ports"],
  "galactic-traders": ["goods", "planets"],
  "porto-carthago": [
    "playerColours",
    "civilisations.items",
    "goods.items",
    "docks.items",
    "ships.items",
    "actionSpaces.items",
  ],
};

/** Whether a game's editions name things, as most do. */
export function namesThings(game: string): boolean {
  return Object.hasOwn(OWN, game);
}

/** The letters a to z stand for the digits of a number, so that ids can do without digits. */
function letters(number: number): string {
  const rest = Math.floor(number / 26);
  return `${rest > 0 ? letters(rest - 1) : ""}${String.fromCharCode(97 + (number % 26))}`;
}

/**
 * The house edition of a game in which everything that it brings has another id and another name: "Thing 3" in English,
 * "Cosa 3" in Italian, and no name at all in Dutch; every third thing has no name whatever.
 */
export function foreignEdition(game: string): unknown {
  const house = findGame(game)?.houseEdition as Json;
  const ids = idsIn(house, OWN[game] ?? []);
  const renamed = new Map(ids.map((id, i) => [id, `${letters(i)}zz`]));
  const isOwn = (id: Json | undefined): id is string => typeof id === "string" && renamed.has(id);
  const rename = (node: Json): Json => {
    if (isOwn(node)) return renamed.get(node) ?? node;
    if (Array.isArray(node)) return node.map(rename);
    if (typeof node !== "object" || node === null) return node;
    const { id } = node as { readonly id?: Json };
    const number = isOwn(id) ? ids.indexOf(id) : -1;
    const fields = Object.entries(node).flatMap(([field, value]): [string, Json][] => {
      if (/provenance|note|bookFacts/i.test(field)) return [];
      if (number >= 0 && NAMES.has(field)) return [];
      // A colour of Traders of Carthage has a good of its own.
      if (field === "good" && "goodNames" in node) return [];
      return [[field, rename(value)]];
    });
    const name = { en: `Thing ${number}`, it: `Cosa ${number}` };
    const called = number >= 0 && number % 3 !== 2 ? { name, goodNames: name } : {};
    return { ...Object.fromEntries(fields), ...called };
  };
  return { ...(rename(house) as object), edition: "foreign" };
}
