import { type Flow, type Seat, type SightTable, spot } from "@portolan/kernel";
import type { Card, Good, Port, Token } from "../rules/edition.ts";
import type { Step, Want } from "../state.ts";

/** Where cards lie. */
export type Place = "deck" | "discard" | "hand" | "cargo" | "pirates" | "played";

/**
 * Who sees the cards in each place. Everybody has seen a cargo stack being loaded, though nobody may look back at it;
 * who lays a card onto the own pirate stack has seen it in the hand before. OM-LOA-2 OM-LOA-3 OM-PIR-1
 */
export const sight: SightTable<Place> = {
  deck: "nobody",
  discard: "everyone",
  hand: "owner",
  cargo: "remembered",
  pirates: "nobody",
  played: "everyone",
};

/** Cards that went somewhere; the type says why. */
export type CardEvent = Flow<Place, Card> & {
  readonly type:
    | "startCard"
    | "dealt"
    | "surplus"
    | "boughtDeck"
    | "boughtPirate"
    | "played"
    | "plundered"
    | "drew"
    | "loaded"
    | "sold"
    | "opened";
  readonly seat: Seat;
};

/** Cards of a deal: everybody knows the goods, only the two sides the cards. OM-OFR-20 */
export type HandedEvent = Flow<Place, Card> & {
  readonly type: "handed";
  readonly seat: Seat;
  readonly partner: Seat;
  readonly goods: readonly Good[];
};

/** An offer as everybody sees it; only the proposer sees which cards are committed. OM-OFR-3 */
export interface OfferedEvent {
  readonly type: "offered" | "countered";
  readonly from: Seat;
  readonly to: Seat;
  readonly committed: readonly Card[] | null;
  readonly give: readonly Want[];
  readonly giveDucats: number;
  readonly ask: readonly Want[];
  readonly askDucats: number;
  readonly take: readonly Want[];
  /** Where the goods of `take` stand in the offer that is countered. OM-OFR-21 */
  readonly places: readonly number[];
  /** Whether it was a sealed answer to a call, rather than made uncalled. OM-OFR-10 OM-OFR-11 */
  readonly isAnswer: boolean;
}

/** A run of one good in a cargo stack, and what it pays. */
export interface PaidGroup {
  readonly good: Good;
  readonly size: number;
  readonly ducats: number;
}

export type Occasion = "interim" | "early" | "final";

export type OltremareEvent =
  | CardEvent
  | HandedEvent
  | OfferedEvent
  | { readonly type: "tokensLaid"; readonly tokens: readonly Token[] }
  | { readonly type: "startPlayer"; readonly seat: Seat; readonly drawn: boolean }
  | { readonly type: "turnedOver"; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly type: "startPort";
      readonly seat: Seat;
      readonly port: Port;
      readonly token: Token | null;
    }
  | { readonly type: "veniceHidden"; readonly fewest: number; readonly most: number }
  | { readonly type: "turn"; readonly seat: Seat }
  | { readonly type: "influence"; readonly seat: Seat; readonly ducats: number }
  | { readonly type: "called"; readonly seat: Seat; readonly partners: readonly Seat[] }
  | {
      readonly type: "answered";
      readonly seat: Seat;
      /** The sealed answer, for whoever gave it; null for the others. OM-OFR-10 */
      readonly answer: OfferedEvent | "passed" | null;
    }
  | { readonly type: "unsealed"; readonly seat: Seat; readonly isOffer: boolean }
  | { readonly type: "callClosed"; readonly seat: Seat }
  | { readonly type: "declined"; readonly seat: Seat; readonly partner: Seat }
  | { readonly type: "withdrawn"; readonly seat: Seat; readonly partner: Seat }
  | {
      readonly type: "deal";
      readonly seat: Seat;
      readonly partner: Seat;
      /** Paid by the seat to the partner; negative the other way. */
      readonly ducats: number;
    }
  | { readonly type: "tile"; readonly seat: Seat; readonly total: number }
  | { readonly type: "paid"; readonly seat: Seat; readonly ducats: number; readonly balance: number }
  | { readonly type: "tradeEnded"; readonly seat: Seat }
  | { readonly type: "ducats"; readonly seat: Seat; readonly symbols: number; readonly ducats: number }
  | { readonly type: "piratesFought"; readonly seat: Seat; readonly symbols: number }
  | { readonly type: "calmSailing"; readonly seat: Seat; readonly ducats: number }
  | { readonly type: "sailed"; readonly seat: Seat; readonly from: Port; readonly to: Port }
  | { readonly type: "jumped"; readonly seat: Seat; readonly from: Port; readonly to: Port }
  | { readonly type: "tokenTaken"; readonly seat: Seat; readonly token: Token }
  | { readonly type: "tokenUsed"; readonly seat: Seat; readonly token: Token }
  | { readonly type: "compassBoxed"; readonly seat: Seat }
  | { readonly type: "lapsed"; readonly seat: Seat; readonly count: number }
  | { readonly type: "veniceLooked"; readonly surfaced: boolean }
  | { readonly type: "interim" }
  | { readonly type: "lastRound" }
  | { readonly type: "final" }
  | {
      readonly type: "majority";
      readonly occasion: Occasion;
      readonly of: "prestige" | "tokens";
      readonly seat: Seat;
      readonly count: number;
      readonly ducats: number;
    }
  | {
      readonly type: "cargoPaid";
      readonly occasion: Occasion;
      readonly seat: Seat;
      readonly groups: readonly PaidGroup[];
      readonly ducats: number;
      /** The group that stays as cargo at the interim scoring. OM-VEN-3 */
      readonly kept: { readonly good: Good; readonly size: number } | null;
    }
  | {
      readonly type: "piratesPaid";
      readonly occasion: Occasion;
      readonly seat: Seat;
      readonly cards: number;
      readonly ducats: number;
    }
  | { readonly type: "newDeck"; readonly count: number; readonly seat: Seat | null }
  | { readonly type: "over" }
  /** Somebody is asked to decide; what is still to happen, that decision last. Said without words: it shows. */
  | { readonly type: "asked"; readonly agenda: readonly Step[] };

/** The event of a player's cards going from one place to another. */
export function cardsMoved(
  type: CardEvent["type"],
  from: Place,
  to: Place,
  cards: readonly Card[],
  seat: Seat,
): CardEvent {
  return { type, seat, from: spot(from, seat), to: spot(to, seat), count: cards.length, cards };
}

/** The event of cards going from hand to hand. */
export function cardsHanded(
  cards: readonly Card[],
  goods: readonly Good[],
  seat: Seat,
  partner: Seat,
): HandedEvent {
  const [from, to] = [spot("hand" as const, seat), spot("hand" as const, partner)];
  return { type: "handed", seat, partner, from, to, count: cards.length, cards, goods };
}
