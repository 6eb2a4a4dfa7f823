import { type Flow, type Seat, type SightTable, spot } from "@portolan/kernel";
import type { ActionKind, Dock, Good, Ship, Space } from "../rules/edition.ts";
import type { Change, Source, Target } from "../rules/moves.ts";
import type { Ending, Frame, Stage } from "../state.ts";

/** Where ship cards lie. */
export type Place = "deck" | "row1" | "row2" | "berth" | "held" | "voyage" | "look";

/** Who sees the ship cards in each place: all but the deck, and the cards taken from its top to be looked at. PC-GEN-11 */
export const sight: SightTable<Place> = {
  deck: "nobody",
  row1: "everyone",
  row2: "everyone",
  berth: "everyone",
  held: "everyone",
  voyage: "everyone",
  look: "owner",
};

/** Ship cards that went somewhere; the type says why. */
export type ShipEvent = Flow<Place, Ship> & {
  readonly type:
    | "rowDealt"
    | "rowMoved"
    | "docked"
    | "leftPort"
    | "turnedAway"
    | "shipTaken"
    | "cardBack"
    | "voyageCard"
    | "looked"
    | "ordered";
  readonly seat: Seat | null;
  /** Where a ship docked or was loaded. */
  readonly dock: Dock | null;
  /** The column, where only one card of a row moves. PC-P8-2 */
  readonly column?: number;
  /** What sailed on a voyage and goes into the bag with its card. PC-VOY-7 */
  readonly good?: Good;
};

/** What a palace seat is bought with: the bonus of a card, the Palace favour, or the final purchase. */
export type Purchase = "bonus" | "favour" | "final";

export type PortoEvent =
  | ShipEvent
  | { readonly type: "startPlayer"; readonly seat: Seat; readonly why: "drawn" | "first" | "most" | "tie" }
  | { readonly type: "claimed" | "dockLeft"; readonly seat: Seat; readonly dock: Dock }
  | { readonly type: "noClaim" | "captain" | "skipped" | "finalPass"; readonly seat: Seat }
  | { readonly type: "marketFilled" | "marketSwept"; readonly goods: readonly Good[] }
  | { readonly type: "goodTaken"; readonly seat: Seat; readonly good: Good }
  | {
      readonly type: "goodBought";
      readonly seat: Seat;
      readonly good: Good;
      readonly talents: number;
      /** Whether by the Merchant or after a refresh: only the first is sure to lower the price. PC-TURN-11 */
      readonly by: "merchant" | "refresh";
    }
  | { readonly type: "decade"; readonly decade: number }
  | { readonly type: "round"; readonly decade: number; readonly round: number }
  | { readonly type: "picking"; readonly seat: Seat; readonly ships: number }
  | { readonly type: "cardServants"; readonly seat: Seat; readonly servants: number }
  | { readonly type: "cardsLaid"; readonly cards: readonly number[] }
  | { readonly type: "income" | "talents"; readonly seat: Seat; readonly talents: number }
  | { readonly type: "turn"; readonly seat: Seat }
  | {
      readonly type: "cardUsed";
      readonly seat: Seat;
      readonly space: Space;
      readonly action: ActionKind;
      readonly servants: number;
    }
  | { readonly type: "refreshed"; readonly seat: Seat }
  | {
      readonly type: "carried";
      readonly seat: Seat;
      readonly good: Good;
      readonly from: Source;
      readonly to: Target;
    }
  | { readonly type: "court"; readonly seat: Seat; readonly lighthouse: number; readonly temple: number }
  | { readonly type: "dockMoved"; readonly seat: Seat; readonly from: Dock; readonly to: Dock }
  | { readonly type: "abandoned"; readonly seat: Seat; readonly dock: Dock; readonly good: Good }
  | { readonly type: "spaceFreed"; readonly seat: Seat; readonly talents: number }
  | {
      readonly type: "seatBought";
      readonly seat: Seat;
      readonly talents: number;
      /** The single space from 1 on; null is the hall. */
      readonly space: number | null;
      readonly by: Purchase;
    }
  | {
      readonly type: "loaded";
      readonly seat: Seat;
      readonly dock: Dock;
      readonly ship: Ship;
      readonly good: Good;
      readonly talents: number;
    }
  | { readonly type: "points"; readonly seat: Seat; readonly track: number; readonly path: number }
  | {
      readonly type: "dockCleared";
      readonly seat: Seat;
      readonly dock: Dock;
      readonly servants: number;
      readonly good: Good;
    }
  | {
      readonly type: "voyage";
      readonly seat: Seat;
      readonly danger: number;
      readonly temple: number;
      readonly success: boolean;
    }
  | { readonly type: "voyagePaid"; readonly seat: Seat; readonly talents: number; readonly offering: number }
  | { readonly type: "voyageBack"; readonly seat: Seat }
  | { readonly type: "contractBonus"; readonly seat: Seat; readonly talents: number }
  | { readonly type: "gaveUp" | "privilege"; readonly seat: Seat; readonly ship: Ship }
  | { readonly type: "shifted"; readonly seat: Seat; readonly changes: readonly Change[] }
  | { readonly type: "finalDocking" }
  | { readonly type: "award"; readonly seat: Seat; readonly seats: number; readonly of: number }
  | { readonly type: "over"; readonly ending: Ending }
  /** A player is asked to decide; where the game stands. Said without words: it shows. */
  | { readonly type: "asked"; readonly stage: Stage; readonly stack: readonly Frame[] };

/** The event of ships going from one place to another; places of a player belong to `seat`. */
export function shipsMoved(
  type: ShipEvent["type"],
  from: Place,
  to: Place,
  cards: readonly Ship[],
  seat: Seat | null = null,
  dock: Dock | null = null,
  details: Pick<ShipEvent, "column" | "good"> = {},
): ShipEvent {
  const [origin, target] = [spot(from, seat), spot(to, seat)];
  return { type, seat, dock, ...details, from: origin, to: target, count: cards.length, cards };
}
