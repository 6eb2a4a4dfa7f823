import type { Context as ContextOf, Seat, SettledSettings } from "@portolan/kernel";
import type { GalacticEvent } from "./knowledge/events.ts";
import type { Memory } from "./knowledge/memory.ts";
import type { Note } from "./knowledge/notes.ts";
import type { Edition, Good, PlanetId } from "./rules/edition.ts";
import type { Counts } from "./rules/goods.ts";
import type { Move } from "./rules/moves.ts";
import type { GalacticOptions } from "./rules/options.ts";

/**
 * What keeps a face-down good's printed good from the others: it was laid by abundance. The mark tells it from all
 * other secret goods, wherever it goes; all that the others know is which good it is not.
 */
export interface Secret {
  readonly mark: number;
  readonly not: Good;
}

/** A good in a slot. Face up it is what it shows; face down it counts as what the slot asks for. GT-SLOT-4 */
export interface LaidGood {
  readonly owner: Seat;
  /** The printed good. */
  readonly good: Good;
  readonly faceDown: boolean;
  /** Null if everybody can know the printed good. */
  readonly secret: Secret | null;
  readonly laidAt: number;
}

/** A planet in the row, with a place for one good in each slot. GT-SLOT-1 */
export interface RowPlanet {
  readonly planet: PlanetId;
  readonly revealedAt: number;
  readonly slots: (LaidGood | null)[];
}

export interface OwnedPlanet {
  readonly planet: PlanetId;
  readonly rotated: boolean;
}

/** What a player has. */
export interface Trader {
  hand: Counts;
  planets: OwnedPlanet[];
  /** Own goods on planets, displaced ones included. GT-SLOT-7 */
  out: number;
}

/** A good that must be laid again, known by the slot it lay in. GT-RED-1 GT-RED-10 */
export interface DisplacedGood {
  readonly owner: Seat;
  readonly good: Good;
  readonly slot: number;
  readonly secret: Secret | null;
  readonly wasFaceDown: boolean;
}

/** An agreement whose displaced goods are not all laid again. */
export interface Resolution {
  readonly planet: PlanetId;
  readonly winner: Seat;
  readonly displaced: readonly DisplacedGood[];
}

/** What is still to happen. Players decide the first six, as far as there is a choice; the rest happens by itself. */
export type Step =
  | { readonly step: "draft"; readonly seat: Seat }
  | { readonly step: "recall"; readonly seat: Seat }
  | { readonly step: "deliver"; readonly seat: Seat }
  | { readonly step: "agree"; readonly seat: Seat }
  | { readonly step: "give"; readonly seat: Seat; readonly planet: PlanetId }
  | { readonly step: "redistribute"; readonly seat: Seat }
  | { readonly step: "round" }
  | { readonly step: "offer"; readonly seat: Seat }
  | { readonly step: "turn"; readonly seat: Seat }
  | { readonly step: "roundEnd" }
  | { readonly step: "over" };

export interface State {
  /** The planet decks of era 1 and era 2; the last planet is on top. */
  eraDecks: PlanetId[][];
  /** Planets that option `shortTwoPlayer` took out unseen. */
  setAside: PlanetId[];
  /** Planets that the deadlock guard took out. GT-GUARD-2 */
  removed: PlanetId[];
  /** The goods deck; the last card is on top. */
  deck: Good[];
  discard: Counts;
  /** What the present goods deck was shuffled from: everybody saw it. */
  shuffled: readonly number[];
  /** The goods on offer in the draft. */
  pool: Counts;
  row: RowPlanet[];
  traders: Trader[];
  /** Who holds Primon, the first-player card. */
  primon: Seat;
  /** Whose delivery turn it is, or was last. */
  activeSeat: Seat;
  round: number;
  isLastRound: boolean;
  /** Whether a planet was resolved in this round. */
  agreedThisRound: boolean;
  quietRounds: number;
  revealCounter: number;
  layCounter: number;
  resolution: Resolution | null;
  /** What each seat, and last a spectator, knew of hidden goods before the notes. */
  memories: readonly Memory[];
  /** What has happened to goods in hands. */
  notes: Note[];
  /** What is still to happen, the next step last: a stack of plain data. */
  agenda: Step[];
}

/** What stays the same throughout a game. */
export type GameConfig = SettledSettings<Edition, GalacticOptions>;

/** A game in motion. */
export type Context = ContextOf<GameConfig, State, Move, GalacticEvent>;

function cloneRowPlanet({ planet, revealedAt, slots }: RowPlanet): RowPlanet {
  return { planet, revealedAt, slots: slots.slice() };
}

function cloneTrader({ hand, planets, out }: Trader): Trader {
  return { hand: hand.slice(), planets: planets.slice(), out };
}

export function cloneState(state: State): State {
  return {
    eraDecks: state.eraDecks.map((deck) => deck.slice()),
    setAside: state.setAside.slice(),
    removed: state.removed.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    shuffled: state.shuffled,
    pool: state.pool.slice(),
    row: state.row.map(cloneRowPlanet),
    traders: state.traders.map(cloneTrader),
    primon: state.primon,
    activeSeat: state.activeSeat,
    round: state.round,
    isLastRound: state.isLastRound,
    agreedThisRound: state.agreedThisRound,
    quietRounds: state.quietRounds,
    revealCounter: state.revealCounter,
    layCounter: state.layCounter,
    resolution: state.resolution,
    memories: state.memories,
    notes: state.notes.slice(),
    agenda: state.agenda.slice(),
  };
}

/** Where a planet lies in the row, or -1. */
export function placeInRow(
  state: { readonly row: readonly Pick<RowPlanet, "planet">[] },
  planet: PlanetId,
): number {
  for (let at = 0; at < state.row.length; at++) if (state.row[at].planet === planet) return at;
  return -1;
}
