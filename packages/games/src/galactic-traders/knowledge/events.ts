import { type Flow, type Seat, type SightTable, type Spot, spot } from "@portolan/kernel";
import type { Good, PlanetId } from "../rules/edition.ts";
import type { Secret, Step } from "../state.ts";

/**
 * Where goods lie. `offer` is the draft pool before the seat about to pick; on planets, `faceUp` lies open, `faceDown`
 * is a joker whose printed good everybody has seen, `secret` one that only its owner knows.
 */
export type Place = "deck" | "discard" | "offer" | "hand" | "faceUp" | "faceDown" | "secret";

/** Who sees the goods in each place. GT-DRAFT-4 GT-CARGO-3 */
export const sight: SightTable<Place> = {
  deck: "nobody",
  discard: "everyone",
  offer: "owner",
  hand: "owner",
  faceUp: "everyone",
  faceDown: "remembered",
  secret: "owner",
};

/** Goods that went somewhere; the type says why. */
export type GoodsEvent = Flow<Place, Good> & {
  readonly type:
    | "dealt"
    | "passed"
    | "picked"
    | "madeRoom"
    | "recalled"
    | "laid"
    | "converted"
    | "exchanged"
    | "drew"
    | "fulfilled"
    | "relaid"
    | "homeless"
    | "sentBack";
  readonly seat: Seat;
  /** The planet and the slot, where the goods lie or lay on one. */
  readonly planet?: PlanetId;
  readonly slot?: number;
  /** The slot that a displaced good lay in: by it the good is known until it is laid again. GT-RED-10 */
  readonly origin?: number;
  /** Who gets a planet whose goods are fulfilled. GT-AGR-5 GT-AGR-7 */
  readonly receiver?: Seat;
  /** The planet whose ability is used. */
  readonly via?: PlanetId;
};

export type GalacticEvent =
  | GoodsEvent
  | { readonly type: "firstPlayer"; readonly seat: Seat; readonly chosen: "random" | "host" }
  | { readonly type: "setAside"; readonly count: number }
  | { readonly type: "revealed"; readonly planet: PlanetId }
  | { readonly type: "round"; readonly round: number; readonly seat: Seat; readonly isLast: boolean }
  | { readonly type: "reshuffled"; readonly count: number }
  | { readonly type: "turn"; readonly seat: Seat }
  | { readonly type: "readied"; readonly seat: Seat; readonly planets: readonly PlanetId[] }
  | { readonly type: "ended"; readonly seat: Seat; readonly step: "recall" | "deliver" }
  | {
      readonly type: "agreement";
      readonly seat: Seat;
      readonly planet: PlanetId;
      /** The winner's goods there. */
      readonly count: number;
      readonly isTie: boolean;
      readonly isOffTurn: boolean;
    }
  | { readonly type: "gave"; readonly seat: Seat; readonly to: Seat; readonly planet: PlanetId }
  | {
      readonly type: "displaced";
      readonly seat: Seat;
      readonly planet: PlanetId;
      readonly count: number;
    }
  | { readonly type: "quiet"; readonly rounds: number }
  | { readonly type: "guard"; readonly planet: PlanetId; readonly rounds: number }
  | { readonly type: "lastRound" }
  | { readonly type: "primon"; readonly seat: Seat }
  | { readonly type: "over" }
  /** A player is asked to decide; what is still to happen, that decision last. Said without words: it shows. */
  | { readonly type: "asked"; readonly agenda: readonly Step[] };

/** Where on a planet a good lies, as far as seeing it goes. */
export function placeOf(laid: { readonly faceDown: boolean; readonly secret: Secret | null }): Place {
  if (!laid.faceDown) return "faceUp";
  return laid.secret ? "secret" : "faceDown";
}

type Details = Pick<GoodsEvent, "planet" | "slot" | "origin" | "receiver" | "via">;

/** The event of goods going from one place to another; places of a player belong to `seat`. */
export function goodsMoved(
  type: GoodsEvent["type"],
  seat: Seat,
  from: Place | Spot<Place>,
  to: Place,
  cards: readonly Good[],
  details: Details = {},
): GoodsEvent {
  const origin = typeof from === "string" ? spot(from, seat) : from;
  return { type, seat, ...details, from: origin, to: spot(to, seat), count: cards.length, cards };
}
