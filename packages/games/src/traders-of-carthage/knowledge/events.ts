import { type Flow, type Seat, type SightTable, type Spot, spot } from "@portolan/kernel";
import type { Card, Colour } from "../rules/edition.ts";
import type { Ending, Step } from "../state.ts";

/** Where cards lie. */
export type Place = "draw" | "discard" | "market" | "farm" | "hand" | "goods" | "points" | "blindPoints";

/**
 * Who sees the cards in each place. Hands are filled and emptied in everybody's sight, and sold sets are open when they
 * become points: both are hidden afterwards, but can be remembered. TC-SET-8 TC-PAY-7
 */
export const sight: SightTable<Place> = {
  draw: "nobody",
  discard: "everyone",
  market: "everyone",
  farm: "everyone",
  hand: "remembered",
  goods: "everyone",
  points: "remembered",
  blindPoints: "nobody",
};

/** Why cards go from one place to another. */
type CardEventType =
  | "dealt"
  | "paid"
  | "bought"
  | "farmToMarket"
  | "kept"
  | "sold"
  | "drewPoints"
  | "storedWith"
  | "lost"
  | "showedPoints";

/** A card taken into the hand, and whether it was the one with the taker's marker: another like it may lie there. */
type TakingEvent = Flow<Place, Card> & {
  readonly type: "took";
  readonly seat: Seat;
  readonly reserved: boolean;
};

/** Cards that went somewhere; the type says why. */
export type CardEvent =
  | TakingEvent
  | {
      readonly [T in CardEventType]: Flow<Place, Card> & { readonly type: T; readonly seat: Seat | null };
    }[CardEventType];

export type TradersEvent =
  | CardEvent
  | { readonly type: "startPlayer"; readonly seat: Seat; readonly tied: number }
  | { readonly type: "startToken"; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: "turn"; readonly seat: Seat }
  | { readonly type: "refill" }
  | { readonly type: "reshuffled"; readonly count: number }
  | { readonly type: "passed"; readonly seat: Seat }
  | { readonly type: "reserved"; readonly seat: Seat; readonly card: Card; readonly zone: "market" | "farm" }
  | { readonly type: "markerBack"; readonly seat: Seat }
  | { readonly type: "sailed"; readonly colour: Colour; readonly from: number; readonly to: number }
  | { readonly type: "payday"; readonly seat: Seat; readonly colours: readonly Colour[] }
  | {
      readonly type: "sale";
      readonly seat: Seat;
      readonly colour: Colour;
      readonly size: number;
      readonly highest: number;
      readonly tokens: number;
      readonly price: number;
      readonly raw: number;
      readonly points: number;
    }
  | { readonly type: "owed"; readonly seat: Seat; readonly count: number }
  | { readonly type: "token"; readonly seat: Seat; readonly colour: Colour; readonly total: number }
  | { readonly type: "pirates"; readonly colours: readonly Colour[] }
  | { readonly type: "stored"; readonly seat: Seat; readonly colour: Colour; readonly goods: readonly Card[] }
  | { readonly type: "declined"; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: "returned"; readonly colour: Colour; readonly to: number }
  | { readonly type: "over"; readonly ending: Ending }
  /** A player is asked to decide; what is still to happen, that decision last. Said without words: it shows. */
  | { readonly type: "asked"; readonly agenda: readonly Step[] };

/** Places of which every player has one. */
const OWN_PLACES: readonly Place[] = ["hand", "goods", "points", "blindPoints"];

function at(place: Place, seat: Seat | null): Spot<Place> {
  return spot(place, OWN_PLACES.includes(place) ? seat : null);
}

/** The event of cards going from one place to another; places of a player belong to `seat`. */
export function cardsMoved(
  type: CardEventType,
  from: Place,
  to: Place,
  cards: readonly Card[],
  seat: Seat | null = null,
): CardEvent {
  return { type, seat, from: at(from, seat), to: at(to, seat), count: cards.length, cards };
}

export function cardTaken(card: Card, seat: Seat, reserved: boolean): TakingEvent {
  return {
    type: "took",
    seat,
    from: at("market", seat),
    to: at("hand", seat),
    count: 1,
    cards: [card],
    reserved,
  };
}
