import type { Seat } from "@portolan/kernel";
import type { Card, Edition } from "./edition.ts";
import { type Moment, standing, WEIGHTS } from "./standing.ts";
import type { Merchant, Offer } from "./state.ts";

/**
 * What open offers promise. An offer is worth what the deal would change, times the chance that the other side agrees:
 * so whoever looks one move ahead makes offers that are good for the own side and plausible to the other.
 */

/** How an offer would leave both sides, or null if the responder cannot pay. */
interface Bargain {
  readonly proposer: number;
  readonly responder: number;
}

const BARGAIN = {
  /** What the proposer counts on less, since a thread that fails is one fewer. */
  friction: 0.12,
  /** How much better the responder has to get for an even chance, and how sharply the chance rises. */
  threshold: 0.25,
  spread: 0.45,
  /** What a tile may change in the majority, beyond its own weight. */
  tile: 0.4,
  /** What calling a partner for the first time in a turn promises. */
  call: 0.06,
} as const;

/** The cards of least use that pay what is asked. */
function payment({ cards }: Edition, hand: readonly Card[], { terms, taken }: Offer): Card[] | null {
  const paid: Card[] = taken.slice();
  const use = (card: Card): number => {
    let worth = 0;
    for (const icon of cards[card].icons) worth += WEIGHTS.icons[icon];
    return worth;
  };
  for (const { good } of terms.ask) {
    let best = -1;
    for (const card of hand) {
      if (cards[card].good !== good || paid.includes(card)) continue;
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

function bargain(moment: Moment, offer: Offer, now: readonly number[]): Bargain | null {
  const { edition } = moment.table;
  const { merchants, pairs, activeSeat } = moment.state;
  const { from, to, terms } = offer;
  const paid = payment(edition, merchants[to].hand, offer);
  if (paid === null || offer.taken.some((card) => !merchants[to].hand.includes(card))) return null;
  const given = terms.give.map(({ card }) => card);
  const ducats = terms.askDucats - terms.giveDucats;
  const tile = (seat: Seat): number =>
    seat !== activeSeat && pairs[seat].tiles < edition.prestigePerPartner ? WEIGHTS.tile + BARGAIN.tile : 0;
  const stands = (seat: Seat, merchant: Merchant): number =>
    standing(moment, seat, merchant) + tile(seat) - now[seat];
  return {
    proposer: stands(from, withCards(merchants[from], given, paid, ducats)),
    responder: stands(to, withCards(merchants[to], paid, given, -ducats)),
  };
}

/** Adds what open and sealed offers promise: what the deal would change, times the chance that it is struck. */
export function addPromises(moment: Moment, now: readonly number[], worth: number[]): void {
  const { state, table } = moment;
  const rivals = table.players - 1;
  for (let seat = 0; seat < table.players; seat++) {
    const answer = state.call?.[seat];
    const offer = typeof answer === "object" ? answer : state.offers[seat];
    if (answer === "waiting" && state.pairs[seat].calls === 1) worth[state.activeSeat] += BARGAIN.call;
    if (offer === null || offer === undefined) continue;
    worth[offer.from] -= BARGAIN.friction;
    const change = bargain(moment, offer, now);
    if (change === null) continue;
    const lead = change.responder - change.proposer / rivals;
    const chance = 1 / (1 + Math.exp((BARGAIN.threshold - lead) / BARGAIN.spread));
    worth[offer.from] += chance * change.proposer;
    worth[offer.to] += chance * change.responder;
  }
}
