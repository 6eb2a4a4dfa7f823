import type { Card } from "../rules/edition.ts";
import type { MoveOf } from "../rules/moves.ts";
import { whyNotAccept } from "../rules/trade-accept.ts";
import { partnerIn } from "../rules/trade-phase.ts";
import type { Merchant, Offer } from "../state.ts";
import type { Moment } from "./moment.ts";
import { prestigeWorth } from "./races.ts";
import { standing } from "./standing.ts";

/**
 * What open offers promise. An offer is worth what the deal would change, times the chance that the other side agrees:
 * so whoever looks one move ahead makes offers that are good for the own side and plausible to the other.
 */

/** The cards of least use that pay what is asked, or null if they are not there. OM-OFR-13 */
function payment({ config }: Moment, hand: readonly Card[], { terms, taken }: Offer): Card[] | null {
  const { edition, weights } = config;
  if (taken.some((card) => !hand.includes(card))) return null;
  const paid: Card[] = taken.slice();
  const use = (card: Card): number => {
    const [first, second] = edition.cards[card].icons;
    return weights.symbols[first] + weights.symbols[second];
  };
  for (const { good } of terms.ask) {
    let best = -1;
    for (const card of hand) {
      if (edition.cards[card].good !== good || paid.includes(card)) continue;
      if (best < 0 || use(card) < use(best)) best = card;
    }
    if (best < 0) return null;
    paid.push(best);
  }
  return paid;
}

function withCards(
  merchant: Merchant,
  lost: readonly Card[],
  gained: readonly Card[],
  ducats: number,
): Merchant {
  const hand = merchant.hand.filter((card) => !lost.includes(card));
  return { ...merchant, hand: [...hand, ...gained], ducats: merchant.ducats + ducats };
}

/** What the tile that the partner gets for the deal changes, by seat. OM-PRS-1 */
function tileChange(moment: Moment, offer: Offer): number[] {
  const { config, state } = moment;
  const partner = partnerIn(state, offer);
  const tiles = state.merchants.map((merchant) => merchant.prestige);
  if (state.pairs[partner].tiles >= config.edition.prestigePerPartner) return tiles.map(() => 0);
  const before = prestigeWorth(moment, tiles);
  tiles[partner]++;
  return prestigeWorth(moment, tiles).map((worth, seat) => worth - before[seat]);
}

/** What the deal would change, by seat, or null if the responder cannot pay. */
function dealChange(moment: Moment, offer: Offer, now: readonly number[]): number[] | null {
  const { merchants } = moment.state;
  const { from, to, terms } = offer;
  const paid = payment(moment, merchants[to].hand, offer);
  if (paid === null) return null;
  const given = terms.give.map(({ card }) => card);
  const ducats = terms.askDucats - terms.giveDucats;
  const change = tileChange(moment, offer);
  change[from] += standing(moment, from, withCards(merchants[from], given, paid, ducats)) - now[from];
  change[to] += standing(moment, to, withCards(merchants[to], paid, given, -ducats)) - now[to];
  return change;
}

/** How much a change helps a seat more than the others. */
function leadOf(change: readonly number[], seat: number): number {
  let others = 0;
  for (let other = 0; other < change.length; other++) if (other !== seat) others += change[other];
  return change[seat] - others / (change.length - 1);
}

/** Whether the other side will agree to a change, as far as one can tell. */
function consent({ config }: Moment, change: readonly number[], seat: number): number {
  const { threshold, spread } = config.weights.bargain;
  return 1 / (1 + Math.exp((threshold - leadOf(change, seat)) / spread));
}

/**
 * What open and sealed offers promise each seat, given how the seats stand without them. Asking in vain costs a little,
 * and the more the fewer there are to deal with: what two gain from a deal is lost by the others, and between two alone
 * there is nothing to gain for both.
 */
export function promises(moment: Moment, now: readonly number[]): number[] {
  const { state, config } = moment;
  const { call } = config.weights.bargain;
  const friction = config.weights.bargain.friction / (config.players - 1) ** 2;
  const worth = now.map(() => 0);
  for (let seat = 0; seat < config.players; seat++) {
    if (seat === state.activeSeat) continue;
    const { failed, calls } = state.pairs[seat];
    worth[state.activeSeat] -= friction * (failed + calls);
    const answer = state.call?.[seat];
    if (answer === "waiting") worth[state.activeSeat] += call;
    const offer = typeof answer === "object" ? answer : state.offers[seat];
    if (offer === null) continue;
    worth[offer.from] -= friction;
    const change = dealChange(moment, offer, now);
    if (change === null) continue;
    const chance = consent(moment, change, offer.to);
    for (let other = 0; other < worth.length; other++) worth[other] += chance * change[other];
  }
  return worth;
}

/** The acceptance of an offer that helps its responder; null if it does not, or cannot be paid. */
export function acceptance(moment: Moment, offer: Offer): MoveOf<"accept"> | null {
  const { state, config } = moment;
  const { from, to, taken } = offer;
  const now = state.merchants.map((merchant, seat) => standing(moment, seat, merchant));
  const change = dealChange(moment, offer, now);
  const paid = payment(moment, state.merchants[to].hand, offer);
  if (change === null || paid === null || leadOf(change, to) <= 0) return null;
  const move: MoveOf<"accept"> = { type: "accept", with: from, cards: paid.slice(taken.length) };
  return whyNotAccept(config, state, to, move) === null ? move : null;
}
