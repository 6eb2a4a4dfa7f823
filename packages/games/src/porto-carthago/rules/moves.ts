import type { Seat } from "@portolan/kernel";
import type { Dock, Edition, Good, Ship, Space } from "./edition.ts";

/** Where a Carrier takes a good from, and where to. PC-CAR-1 PC-CAR-2 */
export type Source = Dock | "warehouse";
export type Target = Dock | "warehouse" | "charter";

/** Servants of a player that go from the temple to the lighthouse, or back if negative. PC-P4-1 */
export interface Change {
  readonly seat: Seat;
  readonly by: number;
}

export type Move =
  | { readonly type: "claim"; readonly dock: Dock }
  | { readonly type: "pass" }
  | { readonly type: "take"; readonly good: Good }
  /** A ship of row 1 to a berth, or to none if none is free. */
  | { readonly type: "dock"; readonly ship: Ship; readonly berth: Dock | null }
  | { readonly type: "away"; readonly ship: Ship }
  | { readonly type: "allot"; readonly path: number }
  | { readonly type: "atonce"; readonly choice: "track" | "path" | "none" }
  | { readonly type: "card"; readonly space: Space }
  | { readonly type: "talents" }
  | { readonly type: "refresh" }
  | { readonly type: "captain" }
  | { readonly type: "carry"; readonly good: Good; readonly from: Source; readonly to: Target }
  /** Net changes of lighthouse and temple; the reserve follows. */
  | { readonly type: "court"; readonly lighthouse: number; readonly temple: number }
  | { readonly type: "hoistClaim"; readonly dock: Dock }
  | { readonly type: "hoistMove"; readonly from: Dock; readonly to: Dock }
  | { readonly type: "hoistLeave"; readonly dock: Dock }
  | { readonly type: "buy"; readonly good: Good }
  | { readonly type: "skip" }
  | { readonly type: "free" }
  | { readonly type: "seat" }
  | { readonly type: "end" }
  | { readonly type: "scout"; readonly card: Ship }
  | { readonly type: "anyGood"; readonly card: Ship; readonly dock: Dock }
  /** By seat, without zeros. */
  | { readonly type: "shiftServants"; readonly card: Ship; readonly changes: readonly Change[] }
  | { readonly type: "palaceFavour"; readonly card: Ship }
  | { readonly type: "pilot"; readonly card: Ship; readonly ship: Ship }
  /** The first on top. */
  | { readonly type: "order"; readonly ships: readonly Ship[] };

export type MoveOf<T extends Move["type"]> = Extract<Move, { type: T }>;

function signed(number: number): string {
  return number < 0 ? `${number}` : `+${number}`;
}

export function printChanges(edition: Edition, changes: readonly Change[]): string {
  return changes.map(({ seat, by }) => `${edition.colours[seat]}${signed(by)}`).join(" ");
}

/** The move as players write it: `carry oil warehouse egypt_1`. */
export function printMove(edition: Edition, move: Move): string {
  const dock = (at: Dock): string => edition.docks[at].id;
  const ship = (card: Ship): string => edition.ships[card].id;
  const place = (at: Target): string => (typeof at === "number" ? dock(at) : at);
  switch (move.type) {
    case "claim":
      return `claim ${dock(move.dock)}`;
    case "take":
    case "buy":
      return `${move.type} ${edition.goods[move.good].id}`;
    case "dock":
      return `dock ${ship(move.ship)} ${move.berth === null ? "out" : dock(move.berth)}`;
    case "away":
      return `away ${ship(move.ship)}`;
    case "allot":
      return `allot ${move.path}`;
    case "atonce":
      return `atonce ${move.choice}`;
    case "card":
      return `card ${edition.spaces[move.space].id}`;
    case "carry":
      return `carry ${edition.goods[move.good].id} ${place(move.from)} ${place(move.to)}`;
    case "court":
      return `court ${move.lighthouse} ${move.temple}`;
    case "hoistClaim":
      return `hoist claim ${dock(move.dock)}`;
    case "hoistMove":
      return `hoist move ${dock(move.from)} ${dock(move.to)}`;
    case "hoistLeave":
      return `hoist leave ${dock(move.dock)}`;
    case "scout":
    case "palaceFavour":
      return `use ${ship(move.card)}`;
    case "anyGood":
      return `use ${ship(move.card)} ${dock(move.dock)}`;
    case "shiftServants":
      return `use ${ship(move.card)} ${printChanges(edition, move.changes)}`;
    case "pilot":
      return `use ${ship(move.card)} ${ship(move.ship)}`;
    case "order":
      return `order ${move.ships.map(ship).join(" ")}`;
    default:
      return move.type;
  }
}

/** Reads names of one kind, in any case; null for a word that is none. */
type Reader = (word: string | undefined) => number | null;

function reader(ids: readonly string[]): Reader {
  const lower = ids.map((id) => id.toLowerCase());
  return (word) => {
    const found = word === undefined ? -1 : lower.indexOf(word);
    return found < 0 ? null : found;
  };
}

interface Readers {
  readonly good: Reader;
  readonly dock: Reader;
  readonly ship: Reader;
  readonly space: Reader;
  readonly colour: Reader;
}

function readersOf(edition: Edition): Readers {
  const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);
  return {
    good: reader(ids(edition.goods)),
    dock: reader(ids(edition.docks)),
    ship: reader(ids(edition.ships)),
    space: reader(ids(edition.spaces)),
    colour: reader(edition.colours),
  };
}

function readWhole(word: string | undefined): number | null {
  return word !== undefined && /^[+-]?\d{1,3}$/.test(word) ? Number(word) + 0 : null;
}

function readSource(read: Readers, word: string): Source | null {
  return word === "warehouse" ? word : read.dock(word);
}

function readCarry(read: Readers, [goodWord, fromWord, toWord]: readonly string[]): Move | null {
  const good = read.good(goodWord);
  const from = readSource(read, fromWord);
  const to = toWord === "charter" ? toWord : readSource(read, toWord);
  return good === null || from === null || to === null ? null : { type: "carry", good, from, to };
}

function readHoist(read: Readers, [how, ...words]: readonly string[]): Move | null {
  const docks = words.map(read.dock);
  const [dock, to] = docks;
  if (dock === null || to === null) return null;
  if (how === "claim" && docks.length === 1) return { type: "hoistClaim", dock };
  if (how === "leave" && docks.length === 1) return { type: "hoistLeave", dock };
  if (how === "move" && docks.length === 2) return { type: "hoistMove", from: dock, to };
  return null;
}

function readChanges(read: Readers, words: readonly string[]): readonly Change[] | null {
  const changes: Change[] = [];
  for (const word of words) {
    const [, name, number] = /^([a-z]+)([+-]\d)$/.exec(word) ?? [];
    const seat = read.colour(name);
    if (seat === null || Number(number) === 0 || changes.some((change) => change.seat === seat)) return null;
    changes.push({ seat, by: Number(number) });
  }
  return changes.length === 0 ? null : changes.sort((a, b) => a.seat - b.seat);
}

function readUse(edition: Edition, read: Readers, [cardWord, ...words]: readonly string[]): Move | null {
  const card = read.ship(cardWord);
  if (card === null) return null;
  const { privilege } = edition.ships[card];
  switch (privilege) {
    case "scout":
    case "palaceFavour":
      return words.length === 0 ? { type: privilege, card } : null;
    case "anyGood": {
      const dock = words.length === 1 ? read.dock(words[0]) : null;
      return dock === null ? null : { type: "anyGood", card, dock };
    }
    case "pilot": {
      const ship = words.length === 1 ? read.ship(words[0]) : null;
      return ship === null ? null : { type: "pilot", card, ship };
    }
    case "shiftServants": {
      const changes = readChanges(read, words);
      return changes && { type: "shiftServants", card, changes };
    }
    default:
      return null;
  }
}

function readOrder(read: Readers, words: readonly string[]): Move | null {
  const ships: Ship[] = [];
  for (const word of words) {
    const ship = read.ship(word);
    if (ship === null) return null;
    ships.push(ship);
  }
  return ships.length === 0 ? null : { type: "order", ships };
}

const WORD_COUNT: Readonly<Record<string, number>> = {
  pass: 0,
  talents: 0,
  refresh: 0,
  captain: 0,
  skip: 0,
  free: 0,
  seat: 0,
  end: 0,
  claim: 1,
  take: 1,
  buy: 1,
  dock: 2,
  away: 1,
  allot: 1,
  atonce: 1,
  card: 1,
  carry: 3,
  court: 2,
};

function readMove(edition: Edition, verb: string, words: readonly string[]): Move | null {
  const read = readersOf(edition);
  if (Object.hasOwn(WORD_COUNT, verb) && WORD_COUNT[verb] !== words.length) return null;
  switch (verb) {
    case "pass":
    case "talents":
    case "refresh":
    case "captain":
    case "skip":
    case "free":
    case "seat":
    case "end":
      return { type: verb };
    case "claim": {
      const dock = read.dock(words[0]);
      return dock === null ? null : { type: verb, dock };
    }
    case "take":
    case "buy": {
      const good = read.good(words[0]);
      return good === null ? null : { type: verb, good };
    }
    case "dock": {
      const ship = read.ship(words[0]);
      const berth = read.dock(words[1]);
      if (ship === null || (berth === null && words[1] !== "out")) return null;
      return { type: verb, ship, berth };
    }
    case "away": {
      const ship = read.ship(words[0]);
      return ship === null ? null : { type: verb, ship };
    }
    case "allot": {
      const path = readWhole(words[0]);
      return path === null ? null : { type: verb, path };
    }
    case "atonce": {
      const [choice] = words;
      return choice === "track" || choice === "path" || choice === "none" ? { type: verb, choice } : null;
    }
    case "card": {
      const space = read.space(words[0]);
      return space === null ? null : { type: verb, space };
    }
    case "carry":
      return readCarry(read, words);
    case "court": {
      const lighthouse = readWhole(words[0]);
      const temple = readWhole(words[1]);
      return lighthouse === null || temple === null ? null : { type: verb, lighthouse, temple };
    }
    case "hoist":
      return readHoist(read, words);
    case "use":
      return readUse(edition, read, words);
    case "order":
      return readOrder(read, words);
    default:
      return null;
  }
}

/** Reads a move in any case, with any space between its words. PC-TURN-2 names what a turn consists of. */
export function parseMove(edition: Edition, text: string): Move | null {
  const [verb, ...words] = text.trim().toLowerCase().split(/\s+/);
  return readMove(edition, verb, words);
}
