import type { Seat } from "@portolan/kernel";
import type { MerchantView, OfferView, View } from "../knowledge/view.ts";
import { type Tally, tally } from "../rules/actions.ts";
import type { Card, Edition, Good, Port, Token } from "../rules/edition.ts";
import { price } from "../rules/purchases.ts";
import { type Group, groupsOf, majority, payout } from "../rules/scoring.ts";
import type { GameConfig } from "../state.ts";

export type { OltremareEvent } from "../knowledge/events.ts";
export type { AnswerView, MerchantView, OfferView, View } from "../knowledge/view.ts";
export type { Tally } from "../rules/actions.ts";
export type { Card, CardFace, Edition, Good, Port, Token } from "../rules/edition.ts";
export { ICONS } from "../rules/edition.ts";
export type { Move, MoveOf } from "../rules/moves.ts";
export { printWant } from "../rules/trade-notation.ts";
export type { Claim, GameConfig, Step, Terms, Want } from "../state.ts";
export { type Reason, reasonFor } from "./reasons.ts";

/**
 * What players would otherwise work out in their heads, for every screen that shows the game. All of it follows from
 * a view, so it tells nobody more than they may know.
 */

/** The two figures on a player's top card that drive every negotiation. */
export interface TopFigures {
  readonly good: Good;
  readonly limit: number;
  readonly load: number;
}

export function topFigures({ edition }: GameConfig, { top }: MerchantView): TopFigures | null {
  if (top === null) return null;
  const { good, lions, cargo } = edition.cards[top];
  return { good, limit: lions, load: cargo };
}

/** What playing these cards brings, and the ports where the voyage could end. */
export interface PlayPreview extends Tally {
  readonly ends: readonly Port[];
  /** The active token that the voyage will turn over, if any. OM-TOK-2 OM-TOK-3 */
  readonly losesToken: Token | null;
}

export function playPreview(config: GameConfig, view: View, seat: Seat, cards: readonly Card[]): PlayPreview {
  const { edition } = config;
  const { active, port } = view.merchants[seat];
  const sums = tally(edition, cards, active);
  return {
    ...sums,
    ends: sums.steps > 0 ? edition.map.ends[port][sums.steps] : [],
    losesToken: sums.steps > 0 ? active : null,
  };
}

/** What loading cards in this order brings. */
export interface LoadPreview {
  /** The runs as far as they can be seen: the topmost one may go on below. */
  readonly groups: readonly Group[];
  readonly limit: number;
  readonly load: number;
  readonly handSize: number;
  /** Cards that would go to the pirates next turn, if the hand stays as it is. OM-POW-2 */
  readonly surplus: number;
  /** Cards that would have to be dealt for or bought next turn. OM-TRD-11 */
  readonly missing: number;
  /** What the new cards add to the payout, as far as the viewer remembers the stack. OM-CAR-2 */
  readonly gain: number;
}

function cargoPay(edition: Edition, cargo: readonly Card[]): number {
  return groupsOf(edition, cargo).reduce((sum, { good, size }) => sum + payout(edition, good, size), 0);
}

export function loadPreview(
  { edition }: GameConfig,
  view: View,
  seat: Seat,
  cards: readonly Card[],
): LoadPreview {
  const before = view.memory.cargo[seat];
  const after = [...before, ...cards];
  const { lions, cargo } = edition.cards[after[after.length - 1]];
  const { handSize } = view.merchants[seat];
  return {
    groups: groupsOf(edition, cards),
    limit: lions,
    load: cargo,
    handSize,
    surplus: Math.max(0, handSize - lions),
    missing: Math.max(0, cargo - handSize),
    gain: cargoPay(edition, after) - cargoPay(edition, before),
  };
}

/** What the next card costs A, how many are left to buy, and whether this one leads into debt. OM-BUY-1 to OM-BUY-3 */
export interface PriceTag {
  readonly price: number;
  readonly left: number;
  readonly leadsIntoDebt: boolean;
}

export function priceTag(config: GameConfig, view: View): PriceTag | null {
  const left = config.edition.maxPurchasesPerTurn - view.purchases;
  if (left === 0) return null;
  const merchant = view.merchants[view.activeSeat];
  const cost = price(config, merchant, view.purchases);
  return { price: cost, left, leadsIntoDebt: merchant.ducats >= 0 && merchant.ducats - cost < 0 };
}

/** Whether a deal with this partner now would give a tile. OM-PRS-1 */
export function givesTile({ edition, options }: GameConfig, view: View, partner: Seat): boolean {
  const held = view.merchants.reduce((sum, merchant) => sum + merchant.prestige, 0);
  if (options.prestigeSupply === "limited" && held >= edition.prestigeTiles) return false;
  return view.pairs[partner].tiles < edition.prestigePerPartner;
}

/** What is left between A and a partner in this turn. OM-OFR-9 OM-OFR-16 OM-OFR-17 */
export interface PairLeft {
  readonly threads: number;
  readonly calls: number;
}

export function pairLeft({ edition }: GameConfig, view: View, partner: Seat): PairLeft {
  const { failed, deals, calls } = view.pairs[partner];
  const isClosed = failed >= edition.maxFailedThreads || deals >= edition.maxDeals;
  return {
    threads: isClosed ? 0 : edition.maxFailedThreads - failed,
    calls: isClosed ? 0 : edition.maxCalls - calls,
  };
}

/** The goods that an offer asks for and its receiver lacks: without them it cannot be accepted. OM-OFR-13 */
export function missingFor({ edition }: GameConfig, { hand }: View, { ask, taken }: OfferView): Good[] {
  const held = (hand ?? []).filter((card) => !taken?.includes(card)).map((card) => edition.cards[card].good);
  return ask.flatMap(({ good }) => {
    const found = held.indexOf(good);
    if (found < 0) return good;
    held.splice(found, 1);
    return [];
  });
}

export function tokensTaken(merchant: Pick<MerchantView, "used" | "active">): number {
  return merchant.used.length + (merchant.active === null ? 0 : 1);
}

/** A race for a majority: what everybody has, and what each would be paid now. OM-MAJ-1 */
export interface Race {
  readonly counts: readonly number[];
  readonly pays: readonly number[];
}

export function races(
  { edition, options }: GameConfig,
  view: View,
): { readonly tiles: Race; readonly tokens: Race } {
  const tiles = view.merchants.map(({ prestige }) => prestige);
  const tokens = view.merchants.map(tokensTaken);
  return {
    tiles: { counts: tiles, pays: majority(tiles, edition.prestigePayout, options) },
    tokens: { counts: tokens, pays: majority(tokens, edition.tokenMajorityPayout, options) },
  };
}

/** Who has still to act in the last round, A first; null before it. OM-END-2 */
export function turnsToTheEnd({ players }: GameConfig, view: View): Seat[] | null {
  if (!view.lastRound) return null;
  const seats: Seat[] = [];
  for (let seat = view.activeSeat; ; seat = (seat + 1) % players) {
    seats.push(seat);
    if ((seat + 1) % players === view.startSeat) return seats;
  }
}

/** The offer that the viewer has to answer, from each seat that has made one. */
export function offersTo(view: View, seat: Seat): OfferView[] {
  return view.offers.filter((offer) => offer !== null).filter((offer) => offer.to === seat);
}

/** What a good pays, group by group: 1 4 7 11. */
export function payoutLine({ goods }: Edition, good: Good): readonly number[] {
  return goods[good].payout;
}

/** A hand from jewels to grain, as goods are always listed. */
export function sortedHand({ cards }: Edition, hand: readonly Card[]): Card[] {
  return hand.toSorted((a, b) => cards[a].good - cards[b].good || a - b);
}
