import type { Context as ContextOf, Seat, SettledSettings } from "@portolan/kernel";
import type { OltremareEvent } from "./knowledge/events.ts";
import type { Card, Edition, Good, Icon, Port, Token } from "./rules/edition.ts";
import type { Move } from "./rules/moves.ts";
import type { OltremareOptions } from "./rules/options.ts";

/** What scorings have brought a player so far, in ducats. */
export interface Ledger {
  readonly interimPrestige: number;
  readonly interimCargo: number;
  readonly interimPirates: number;
  readonly finalPrestige: number;
  readonly finalCargo: number;
  readonly finalPirates: number;
  readonly finalTokens: number;
}

/** What counts in a tie: noted when a player's cargo is scored for the last time. OM-FIN-4 OM-END-8 */
export interface LastCargo {
  readonly cards: number;
  readonly groups: number;
}

/** A player with all that is theirs. */
export interface Merchant {
  /** Lowest number first. */
  hand: Card[];
  /** The top card last. */
  cargo: Card[];
  /** The top card last. */
  pirates: Card[];
  ducats: number;
  prestige: number;
  port: Port;
  active: Token | null;
  /** Tokens turned over. */
  used: Token[];
  ledger: Ledger;
  /** Null until the player's cargo has been scored for the last time. */
  lastCargo: LastCargo | null;
}

/** Up to two symbols and a lion count, said of a card and never verified: a claim or a wish. OM-OFR-4 OM-OFR-5 */
export interface Claim {
  readonly icons: readonly Icon[];
  readonly lions: number | null;
}

/** A card that the proposer commits. OM-OFR-2 */
export interface Stake {
  readonly card: Card;
  readonly claim: Claim | null;
}

/** A good that is wanted of the other side. */
export interface Want {
  readonly good: Good;
  readonly wish: Claim | null;
}

/** What an offer says, apart from who makes it to whom: hand cards and ducats, nothing else. OM-OFR-1 OM-TRD-7 */
export interface Terms {
  /** In the order in which the proposer names them, by which a counter-offer may take them. OM-OFR-21 */
  readonly give: readonly Stake[];
  readonly giveDucats: number;
  /** Lowest good first. */
  readonly ask: readonly Want[];
  readonly askDucats: number;
  /** Places in the list of the offer that is countered, lowest first. */
  readonly take: readonly number[];
}

export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly terms: Terms;
  /** The very cards behind `terms.take`. */
  readonly taken: readonly Card[];
  /** How many counter-offers there have been in this thread. */
  readonly counters: number;
}

/** A seat's part in a running call: not called, still to answer, passed, or a sealed offer. OM-OFR-10 */
export type Answer = "uncalled" | "waiting" | "passed" | Offer;

/** What has happened between A and one partner in this turn. OM-OFR-16 OM-OFR-17 */
export interface Pair {
  readonly failed: number;
  readonly deals: number;
  readonly calls: number;
  readonly tiles: number;
}

export const NEW_PAIR: Pair = { failed: 0, deals: 0, calls: 0, tiles: 0 };

/**
 * How cards have moved out of sight, as far as somebody could watch it: what memory is made of. Where open cards went
 * needs no trace, and a hand that has drawn from a deck before can hold no more by drawing from it again.
 */
export type Trace =
  | { readonly saw: "drawn"; readonly seat: Seat }
  | { readonly saw: "plundered"; readonly seat: Seat; readonly count: number }
  | { readonly saw: "surplus"; readonly seat: Seat; readonly card: Card | null }
  | { readonly saw: "ransomed"; readonly seat: Seat }
  | {
      readonly saw: "dealt";
      readonly from: Seat;
      readonly to: Seat;
      readonly goods: readonly Good[];
      readonly cards: readonly Card[] | null;
    }
  | { readonly saw: "opened"; readonly seat: Seat }
  | { readonly saw: "newDeck"; readonly cards: readonly Card[]; readonly pirates: Seat | null };

/** What is still to happen. Players decide all but `turn` and `over`. */
export type Step =
  | { readonly step: "turn"; readonly seat: Seat }
  | { readonly step: "surplus"; readonly seat: Seat }
  | { readonly step: "trade"; readonly seat: Seat }
  | { readonly step: "play"; readonly seat: Seat }
  | { readonly step: "sail"; readonly seat: Seat; readonly steps: number }
  | { readonly step: "compass"; readonly seat: Seat }
  | { readonly step: "load"; readonly seat: Seat }
  | { readonly step: "over" };

export interface State {
  /** The goods deck; the last card is on top. */
  deck: Card[];
  /** How many goods cards lie above the Venice card; null once it has left the game. */
  aboveVenice: number | null;
  /** Lowest number first. */
  discard: Card[];
  /** The token on each port. */
  portTokens: (Token | null)[];
  merchants: Merchant[];
  startSeat: Seat;
  /** Whose turn it is: A. */
  activeSeat: Seat;
  lastRound: boolean;
  /** Purchases that A has made in this turn. */
  purchases: number;
  /** By the partner's seat; A's own place is never used. */
  pairs: Pair[];
  /** The open offer between A and each partner, whoever made it. */
  offers: (Offer | null)[];
  /** By seat, while a call is running. */
  call: Answer[] | null;
  /** The cards A has played in this turn and not yet loaded. */
  played: Card[];
  traces: Trace[];
  /** By seat and good: how many cards everybody knows to be in that hand at least. */
  holds: number[][];
  /** What is still to happen, the next step last: a stack of plain data. */
  agenda: Step[];
}

/** What stays the same throughout a game. */
export interface GameConfig extends SettledSettings<Edition, OltremareOptions> {
  /** The cards that are used at this number of players. OM-SET-3 */
  readonly cards: readonly Card[];
}

/** A game in motion. */
export type Context = ContextOf<GameConfig, State, Move, OltremareEvent>;

function cloneMerchant(merchant: Merchant): Merchant {
  return {
    hand: merchant.hand.slice(),
    cargo: merchant.cargo.slice(),
    pirates: merchant.pirates.slice(),
    ducats: merchant.ducats,
    prestige: merchant.prestige,
    port: merchant.port,
    active: merchant.active,
    used: merchant.used.slice(),
    ledger: merchant.ledger,
    lastCargo: merchant.lastCargo,
  };
}

export function cloneState(state: State): State {
  return {
    deck: state.deck.slice(),
    aboveVenice: state.aboveVenice,
    discard: state.discard.slice(),
    portTokens: state.portTokens.slice(),
    merchants: state.merchants.map(cloneMerchant),
    startSeat: state.startSeat,
    activeSeat: state.activeSeat,
    lastRound: state.lastRound,
    purchases: state.purchases,
    pairs: state.pairs.slice(),
    offers: state.offers.slice(),
    call: state.call === null ? null : state.call.slice(),
    played: state.played.slice(),
    traces: state.traces.slice(),
    holds: state.holds.map((goods) => goods.slice()),
    agenda: state.agenda.slice(),
  };
}

/** The visible card of a cargo stack; undefined once the stack has gone into the deck. OM-END-5 */
export function topCard(merchant: Merchant): Card | undefined {
  return merchant.cargo[merchant.cargo.length - 1];
}

/** The hand limit in phase 1. OM-POW-2 */
export function handLimit({ edition }: GameConfig, merchant: Merchant): number {
  const top = topCard(merchant);
  return top === undefined ? 0 : edition.cards[top].lions;
}

/** How many cards must be played: L. OM-ACT-1 */
export function load({ edition }: GameConfig, merchant: Merchant): number {
  const top = topCard(merchant);
  return top === undefined ? 0 : edition.cards[top].cargo;
}

/** Tokens taken, active and turned over. OM-FIN-2 */
export function tokenCount(merchant: Merchant): number {
  return merchant.used.length + (merchant.active === null ? 0 : 1);
}

/** Puts a card into a list that is kept in order. */
export function insertCard(cards: Card[], card: Card): void {
  let at = cards.length;
  while (at > 0 && cards[at - 1] > card) at--;
  cards.splice(at, 0, card);
}

export function removeCard(cards: Card[], card: Card): void {
  cards.splice(cards.indexOf(card), 1);
}
