import type { Context as ContextOf, Seat, SettledSettings } from "@portolan/kernel";
import type { PortoEvent } from "./knowledge/events.ts";
import type { Dock, Edition, Good, Ship, Space } from "./rules/edition.ts";
import { type Counts, total } from "./rules/goods.ts";
import type { Move } from "./rules/moves.ts";
import type { PortoOptions } from "./rules/options.ts";

/** A dock's three independent parts: the quay's owner, the ship in the berth, the good in the store. PC-GEN-2 */
export interface DockState {
  readonly owner: Seat | null;
  readonly ship: Ship | null;
  readonly good: Good | null;
}

/** Cards that a seat knows to be among the next `size` of the deck, in no known order. PC-HID-3 */
export interface Block {
  readonly size: number;
  /** In the edition's order. */
  readonly named: readonly Ship[];
}

/** One player: all servants but those on docks, in the palace's single spaces and on the path, and all belongings. */
export interface Senator {
  reserve: number;
  /** Servants covering warehouse spaces. */
  covered: number;
  charters: number;
  lighthouse: number;
  temple: number;
  /** Servants on the action card of each space. */
  onCards: number[];
  /** Servants in the hall, bought seats and those from the path apart. */
  hall: number;
  awarded: number;
  warehouse: Counts;
  talents: number;
  /** The marker on the trade track. */
  points: number;
  /** Ships with an own-turn privilege, in the order gained. */
  held: Ship[];
  /** What this seat alone knows of the deck's top, top first. PC-HID-3 */
  memory: Block[];
}

export type Ending = "decades" | "points";

/** What the turn offers after its main action. */
export type Extra = "warehouse" | "palace" | "refreshBuy" | "none";

/** Players pick ships of row 1 by rank in the lighthouse. PC-SHIP-2 */
export interface Picking {
  readonly stage: "shipsPick" | "finalPick";
  readonly ranks: readonly Seat[];
  /** Whose turn it is to pick, counted from 0. */
  readonly rank: number;
  readonly picksLeft: number;
  readonly mayTurnAway: boolean;
}

/** Where the game stands when the stack is empty. PC-SM-1 */
export type Stage =
  | { readonly stage: "setupClaim"; readonly at: number }
  | { readonly stage: "setupGood"; readonly at: number }
  | { readonly stage: "setupDock"; readonly at: number }
  | Picking
  | { readonly stage: AutomaticName }
  | { readonly stage: "main" }
  | { readonly stage: "act"; readonly space: Space }
  | { readonly stage: "tail"; readonly extra: Extra; readonly skipped: boolean }
  | { readonly stage: "finalBuy"; readonly at: number }
  | { readonly stage: "over"; readonly ending: Ending };

/** Stages that run by themselves. */
export type AutomaticName =
  | "shipsAuto"
  | "rows"
  | "shipsLoad"
  | "cards"
  | "start"
  | "income"
  | "market"
  | "close"
  | "finalAuto"
  | "finalLoad"
  | "awards";

/** A delivery at a dock, at one of its steps. PC-LOAD-4 */
export interface LoadFrame {
  readonly frame: "load";
  readonly seat: Seat;
  readonly dock: Dock;
  readonly ship: Ship;
  readonly step: number;
}

/** A charter voyage whose card has been turned, at one of its steps. PC-VOY-7 */
export interface VoyageFrame {
  readonly frame: "voyage";
  readonly seat: Seat;
  readonly good: Good;
  readonly card: Ship;
  /** Servants in the temple when the card was turned. PC-VOY-3 */
  readonly temple: number;
  readonly step: number;
}

/** What must be finished before the stage goes on: a delivery, and one decision above it. PC-SM-4 */
export type Frame =
  | LoadFrame
  | VoyageFrame
  | { readonly frame: "points"; readonly seat: Seat; readonly points: number }
  | { readonly frame: "atOnce"; readonly seat: Seat; readonly card: Ship }
  /** The cards looked at still lie on the deck; only this seat's memory names them. */
  | { readonly frame: "order"; readonly seat: Seat; readonly count: number; readonly played: Ship };

export type FrameOf<F extends Frame["frame"]> = Extract<Frame, { frame: F }>;

/** A row of ships by column; null is a gap. */
export type Row = (Ship | null)[];

export interface State {
  startSeat: Seat;
  decade: number;
  round: number;
  /** Turns played in this action round. */
  turnIndex: number;
  stage: Stage;
  /** The frame that happens next last: a stack of plain data. */
  stack: Frame[];
  bag: Counts;
  market: Counts;
  /** Steps taken down the price ladder. PC-MKT-2 */
  goodsBought: number;
  /** Top card first. */
  deck: Ship[];
  /** How many cards at the top nobody in general knows; those beneath went there face up. PC-HID-1 */
  unknown: number;
  /** Row 1, then row 2. */
  rows: [Row, Row];
  docks: DockState[];
  /** The action card on each space. */
  cards: number[];
  /** Who sits on the single spaces, the cheapest first. */
  palace: Seat[];
  /** Whose servants stand on the intrigue path, from the arrow on. */
  path: Seat[];
  senators: Senator[];
}

/** What stays the same throughout a game. */
export interface GameConfig extends SettledSettings<Edition, PortoOptions> {
  readonly rowLength: number;
  readonly charters: number;
  readonly marketSpaces: number;
}

/** A game in motion. */
export type Context = ContextOf<GameConfig, State, Move, PortoEvent>;

export function cloneState(state: State): State {
  return {
    startSeat: state.startSeat,
    decade: state.decade,
    round: state.round,
    turnIndex: state.turnIndex,
    stage: state.stage,
    stack: state.stack.slice(),
    bag: state.bag.slice(),
    market: state.market.slice(),
    goodsBought: state.goodsBought,
    deck: state.deck.slice(),
    unknown: state.unknown,
    rows: [state.rows[0].slice(), state.rows[1].slice()],
    docks: state.docks.slice(),
    cards: state.cards.slice(),
    palace: state.palace.slice(),
    path: state.path.slice(),
    senators: state.senators.map(cloneSenator),
  };
}

export function cloneSenator(senator: Senator): Senator {
  return {
    reserve: senator.reserve,
    covered: senator.covered,
    charters: senator.charters,
    lighthouse: senator.lighthouse,
    temple: senator.temple,
    onCards: senator.onCards.slice(),
    hall: senator.hall,
    awarded: senator.awarded,
    warehouse: senator.warehouse.slice(),
    talents: senator.talents,
    points: senator.points,
    held: senator.held.slice(),
    memory: senator.memory.slice(),
  };
}

export const FREE_DOCK: DockState = { owner: null, ship: null, good: null };

/** How far a seat sits from another, clockwise. PC-GEN-10 */
export function distance(players: number, from: Seat, to: Seat): number {
  return (to - from + players) % players;
}

/** Whose turn it is, clockwise from the start player. PC-TURN-1 */
export function turnSeat(
  { players }: GameConfig,
  { startSeat, turnIndex }: Pick<State, "startSeat" | "turnIndex">,
): Seat {
  return (startSeat + turnIndex) % players;
}

/** The main action is done; this is what the turn still offers. PC-SM-5 */
export function enterTail(state: State, extra: Extra, skipped: boolean): void {
  state.stage = { stage: "tail", extra, skipped };
}

/** The frame that happens next; reading beyond an empty list would be slow. */
export function topFrame({ stack }: Pick<State, "stack">): Frame | undefined {
  return stack.length === 0 ? undefined : stack[stack.length - 1];
}

/** Whether the dock is this player's. */
export function owns(state: Pick<State, "docks">, seat: Seat, dock: Dock): boolean {
  return state.docks[dock].owner === seat;
}

/** Uncovered warehouse spaces without a good. PC-CAR-3 */
export function warehouseRoom(
  config: GameConfig,
  { covered, warehouse }: Pick<Senator, "covered" | "warehouse">,
): number {
  return config.edition.parameters.warehouseSpaces - covered - total(warehouse);
}

/** Charter ships without a servant. PC-CAP-1 */
export function freeCharters(config: GameConfig, state: Pick<State, "senators">): number {
  let free = config.charters;
  for (const senator of state.senators) free -= senator.charters;
  return free;
}

/** Servants in the palace: single spaces and hall. PC-WIN-1 */
export function palaceSeats(state: Pick<State, "palace" | "senators">, seat: Seat): number {
  const { hall, awarded } = state.senators[seat];
  let seats = hall + awarded;
  for (const owner of state.palace) if (owner === seat) seats++;
  return seats;
}

/** The civilisation's first dock with an empty berth, I before II; null if there is none. PC-SHIP-6 */
export function freeBerth({ edition }: GameConfig, state: Pick<State, "docks">, ship: Ship): Dock | null {
  for (const dock of edition.docksOf[edition.ships[ship].civilisation]) {
    if (state.docks[dock].ship === null) return dock;
  }
  return null;
}
