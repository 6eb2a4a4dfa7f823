import type { Seat } from "@portolan/kernel";
import type { Edition, Good, PlanetId } from "./edition.ts";

export type Move =
  | { readonly type: "pick"; readonly good: Good; readonly discard: Good | null }
  | {
      readonly type: "recall";
      readonly planet: PlanetId;
      readonly slot: number;
      readonly discard: Good | null;
    }
  | { readonly type: "lay"; readonly good: Good; readonly planet: PlanetId }
  | {
      readonly type: "convert";
      readonly good: Good;
      /** What it counts as: the good of the slot. */
      readonly as: Good;
      readonly planet: PlanetId;
      readonly via: PlanetId;
    }
  | { readonly type: "exchange"; readonly via: PlanetId; readonly good: Good }
  | { readonly type: "end" }
  | { readonly type: "resolve"; readonly planet: PlanetId }
  | { readonly type: "give"; readonly to: Seat }
  | {
      readonly type: "relay";
      /** The planet and the slot where the good lay. */
      readonly from: PlanetId;
      readonly slot: number;
      readonly planet: PlanetId;
      readonly as: Good;
    };

export type MoveOf<T extends Move["type"]> = Extract<Move, { type: T }>;

/** Where a good lies or lay: `vopulus-tools`. */
function originName({ planets }: Edition, planet: PlanetId, slot: number): string {
  return `${planets[planet].id}-${planets[planet].slotNames[slot]}`;
}

/** The move as players write it: `lay water helvetia`. */
export function printMove(edition: Edition, move: Move): string {
  const { goods, planets } = edition;
  switch (move.type) {
    case "pick":
      return `pick ${goods[move.good]}${move.discard === null ? "" : ` drop ${goods[move.discard]}`}`;
    case "recall": {
      const { id, slotNames } = planets[move.planet];
      const drop = move.discard === null ? "" : ` drop ${goods[move.discard]}`;
      return `recall ${id} ${slotNames[move.slot]}${drop}`;
    }
    case "lay":
      return `lay ${goods[move.good]} ${planets[move.planet].id}`;
    case "convert": {
      const { id } = planets[move.planet];
      return `lay ${goods[move.good]} as ${goods[move.as]} ${id} via ${planets[move.via].id}`;
    }
    case "exchange":
      return `exchange ${planets[move.via].id} ${goods[move.good]}`;
    case "end":
      return "end";
    case "resolve":
      return `resolve ${planets[move.planet].id}`;
    case "give":
      return `give ${move.to}`;
    case "relay": {
      const origin = originName(edition, move.from, move.slot);
      return `relay ${origin} ${planets[move.planet].id} ${goods[move.as]}`;
    }
  }
}

/** The place in the list of the one name that is this word, or else the only one that begins with it; -1 if none is. */
function find(names: readonly string[], word: string | undefined): number {
  if (!word) return -1;
  const exact = names.indexOf(word);
  if (exact >= 0) return exact;
  const [first = -1, second] = names.flatMap((name, i) => (name.startsWith(word) ? [i] : []));
  return second === undefined ? first : -1;
}

function findPlanet({ planets }: Edition, word: string | undefined): PlanetId {
  return find(
    planets.map(({ id }) => id),
    word,
  );
}

/** The slot of a planet by its name, or by its good alone where that is asked for more than once: then the first. */
function findSlot({ planets }: Edition, planet: PlanetId, word: string | undefined): number {
  if (planet < 0 || !word) return -1;
  const { slotNames } = planets[planet];
  const slot = find(slotNames, word);
  return slot >= 0 ? slot : slotNames.findIndex((name) => name.replace(/-\d+$/, "") === word);
}

function findOrigin(edition: Edition, word: string | undefined): readonly [PlanetId, number] {
  const origins = edition.planets.flatMap(({ slotNames }, planet) =>
    slotNames.map((_, slot) => [planet, slot] as const),
  );
  const at = find(
    origins.map(([planet, slot]) => originName(edition, planet, slot)),
    word,
  );
  return origins[at] ?? [-1, -1];
}

/** The good after `drop`, null if nothing is dropped, -1 if these words say something else. */
function readDrop({ goods }: Edition, words: readonly string[]): Good | null {
  if (words.length === 0) return null;
  return words.length === 2 && words[0] === "drop" ? find(goods, words[1]) : -1;
}

function readLay(edition: Edition, words: readonly string[]): Move | null {
  const good = find(edition.goods, words[0]);
  if (words.length === 2) {
    const planet = findPlanet(edition, words[1]);
    return good < 0 || planet < 0 ? null : { type: "lay", good, planet };
  }
  if (words.length !== 6 || words[1] !== "as" || words[4] !== "via") return null;
  const as = find(edition.goods, words[2]);
  const planet = findPlanet(edition, words[3]);
  const via = findPlanet(edition, words[5]);
  return good < 0 || as < 0 || planet < 0 || via < 0 ? null : { type: "convert", good, as, planet, via };
}

function readMove(edition: Edition, verb: string | undefined, words: readonly string[]): Move | null {
  switch (verb) {
    case "pick": {
      const good = find(edition.goods, words[0]);
      const discard = readDrop(edition, words.slice(1));
      return good < 0 || discard === -1 ? null : { type: "pick", good, discard };
    }
    case "recall": {
      const planet = findPlanet(edition, words[0]);
      const slot = findSlot(edition, planet, words[1]);
      const discard = readDrop(edition, words.slice(2));
      return slot < 0 || discard === -1 ? null : { type: "recall", planet, slot, discard };
    }
    case "lay":
      return readLay(edition, words);
    case "exchange": {
      const via = findPlanet(edition, words[0]);
      const good = find(edition.goods, words[1]);
      return words.length !== 2 || via < 0 || good < 0 ? null : { type: "exchange", via, good };
    }
    case "end":
      return words.length === 0 ? { type: "end" } : null;
    case "resolve": {
      const planet = findPlanet(edition, words[0]);
      return words.length !== 1 || planet < 0 ? null : { type: "resolve", planet };
    }
    case "give":
      return words.length === 1 && /^\d$/.test(words[0]) ? { type: "give", to: Number(words[0]) } : null;
    case "relay": {
      const [from, slot] = findOrigin(edition, words[0]);
      const planet = findPlanet(edition, words[1]);
      const as = find(edition.goods, words[2]);
      return words.length !== 3 || from < 0 || planet < 0 || as < 0
        ? null
        : { type: "relay", from, slot, planet, as };
    }
    default:
      return null;
  }
}

/** Reads a move in any case, names shortened as far as they stay clear. GT-TURN-1 names what a turn is made of. */
export function parseMove(edition: Edition, text: string): Move | null {
  const [verb, ...words] = text.trim().toLowerCase().split(/\s+/);
  return readMove(edition, verb, words);
}
