import type { Seat } from "@portolan/kernel";
import {
  type GameConfig,
  load,
  type Merchant,
  type Offer,
  type Stake,
  type State,
  type Terms,
  topCard,
  type Want,
} from "../state.ts";
import { supply } from "./drawing.ts";
import type { Card, Good } from "./edition.ts";
import { purchasesLeft } from "./purchases.ts";

/**
 * Offers worth thinking about. There are far too many to list, so these few stand for them: what a player would come up
 * with who looks at the own hand and at what lies open, and at nothing else.
 */

/** Somebody who is about to make an offer, and what that takes to know. */
export interface Haggler {
  readonly config: GameConfig;
  readonly state: State;
  readonly seat: Seat;
  /** By good: what a card more of it would bring, and what one fewer would cost. */
  readonly gain: readonly number[];
  readonly loss: readonly number[];
  /** The smallest hand that a deal may leave A with. OM-TRD-12 */
  readonly least: number;
}

/** How long the topmost run of a cargo stack is. */
function topRun({ edition }: GameConfig, cargo: readonly Card[]): number {
  let run = 0;
  const last = cargo.length - 1;
  while (run <= last && edition.cards[cargo[last - run]].good === edition.cards[cargo[last]].good) run++;
  return run;
}

/** The smallest hand that a deal may leave A with. OM-TRD-12 */
function smallestHand(config: GameConfig, state: State): number {
  const merchant = state.merchants[state.activeSeat];
  const reachable = Math.min(purchasesLeft(config, state), supply(config, state));
  return Math.min(merchant.hand.length, load(config, merchant) - reachable);
}

export function hagglerAt(config: GameConfig, state: State, seat: Seat): Haggler {
  const { edition } = config;
  const { hand, cargo } = state.merchants[seat];
  const counts = new Array<number>(edition.goods.length).fill(0);
  for (const card of hand) counts[edition.cards[card].good]++;
  const top = topGood(config, state.merchants[seat]);
  const run = topRun(config, cargo);
  const gain: number[] = [];
  const loss: number[] = [];
  for (let good = 0; good < counts.length; good++) {
    const steps = edition.goods[good].steps;
    const size = counts[good] + (good === top ? run : 0);
    gain.push(size < steps.length ? steps[size] : 0);
    loss.push(counts[good] > 0 && size <= steps.length ? steps[size - 1] : 0);
  }
  return { config, state, seat, gain, loss, least: smallestHand(config, state) };
}

function topGood({ edition }: GameConfig, merchant: Merchant): Good | null {
  const top = topCard(merchant);
  return top === undefined ? null : edition.cards[top].good;
}

/** The two goods that one would most like to have, those known to be in the other hand first; -1 for none. */
function wantedGoods({ config, state, gain }: Haggler, other: Seat): readonly [Good, Good] {
  const { edition, players } = config;
  const known = state.holds[other];
  let best = -1;
  let second = -1;
  let bestScore = -1;
  let secondScore = -1;
  for (let good = 0; good < gain.length; good++) {
    if (players === 2 && good === edition.removedGood) continue;
    const score = gain[good] + (known[good] > 0 ? 1 : 0);
    if (score > bestScore) {
      second = best;
      secondScore = bestScore;
      best = good;
      bestScore = score;
    } else if (score > secondScore) {
      second = good;
      secondScore = score;
    }
  }
  return [best, second];
}

/** The two cards, of different kinds, that one would miss least and the other might like; -1 for none. */
function spareCards({ config, state, seat, loss }: Haggler, other: Seat): readonly [Card, Card] {
  const { cards } = config.edition;
  const liked = topGood(config, state.merchants[other]);
  let best = -1;
  let second = -1;
  let bestScore = -100;
  let secondScore = -100;
  for (const card of state.merchants[seat].hand) {
    const { good, lions } = cards[card];
    const score = (good === liked ? 2 : 0) - loss[good] + lions / 100;
    if (score > bestScore) {
      second = best;
      secondScore = bestScore;
      best = card;
      bestScore = score;
    } else if (score > secondScore) {
      second = card;
      secondScore = score;
    }
  }
  return second >= 0 && cards[second].kind === cards[best].kind ? [best, -1] : [best, second];
}

const NO_STAKES: readonly Stake[] = [];
const NO_WANTS: readonly Want[] = [];
const NO_PLACES: readonly number[] = [];

/** Notes an offer if the sizes of the two hands allow it; ducats are given, or asked if negative. OM-OFR-6 OM-TRD-12 */
function propose(
  { config, state, seat, least }: Haggler,
  other: Seat,
  offers: Terms[],
  give: readonly Stake[],
  ask: readonly Want[],
  ducats: number,
  take = NO_PLACES,
): void {
  const most = config.edition.maxDucatsPerOffer;
  const asked = ask.length + take.length;
  if (asked > state.merchants[other].hand.length) return;
  const gain = seat === state.activeSeat ? asked - give.length : give.length - asked;
  if (gain < 0 && state.merchants[state.activeSeat].hand.length + gain < least) return;
  const giveDucats = ducats > 0 ? Math.min(most, ducats) : 0;
  const askDucats = ducats < 0 ? Math.min(most, -ducats) : 0;
  offers.push({ give, giveDucats, ask, askDucats, take });
}

/** Offers to open a thread with: a purchase, a sale, swaps. After a failed thread the terms get better. */
export function suggestOffers(haggler: Haggler, other: Seat): Terms[] {
  const { config, state, seat } = haggler;
  const { cards, plainStakes, plainWants } = config.edition;
  const { failed } = state.pairs[seat === state.activeSeat ? other : seat];
  const [want, alsoWanted] = wantedGoods(haggler, other);
  const [spare, alsoSpare] = spareCards(haggler, other);
  const offers: Terms[] = [];
  propose(haggler, other, offers, NO_STAKES, plainWants[want], 2 + failed);
  if (spare >= 0) {
    const { good } = cards[spare];
    propose(haggler, other, offers, plainStakes[spare], NO_WANTS, Math.min(-1, failed - 3));
    if (good !== want) propose(haggler, other, offers, plainStakes[spare], plainWants[want], failed);
    // Another wish, or another card for the same: one after the other.
    if (failed % 2 === 0 && alsoWanted >= 0 && good !== alsoWanted)
      propose(haggler, other, offers, plainStakes[spare], plainWants[alsoWanted], 0);
  }
  if (failed % 2 === 1 && alsoSpare >= 0 && cards[alsoSpare].good !== want)
    propose(haggler, other, offers, plainStakes[alsoSpare], plainWants[want], 0);
  if (offers.length === 0 && mayMoveDucatsOnly(config))
    propose(haggler, other, offers, NO_STAKES, NO_WANTS, 1);
  return offers;
}

/** OM-TRD-10 */
function mayMoveDucatsOnly({ edition, options }: GameConfig): boolean {
  return !options.tradeNeedsCard && edition.maxDucatsPerOffer > 0;
}

/** Whether `suggestOffers` has something to say, from what everybody can see. */
export function canSuggest(config: GameConfig, state: State, from: Seat, to: Seat): boolean {
  if (state.merchants[from].hand.length > 0 || mayMoveDucatsOnly(config)) return true;
  const held = state.merchants[state.activeSeat].hand.length;
  return state.merchants[to].hand.length > 0 && held - 1 >= smallestHand(config, state);
}

/** The first cards of a hand that pay what an offer asks, or null if it cannot be paid. */
function anyPayment({ edition }: GameConfig, hand: readonly Card[], { terms, taken }: Offer): Card[] | null {
  // What was taken may have gone to somebody else meanwhile. OM-OFR-19
  if (!taken.every((card) => hand.includes(card))) return null;
  const paid: Card[] = [];
  for (const { good } of terms.ask) {
    const card = hand.find(
      (one) => edition.cards[one].good === good && !paid.includes(one) && !taken.includes(one),
    );
    if (card === undefined) return null;
    paid.push(card);
  }
  return paid;
}

/** Answers to an offer: the same for a ducat more, another card for theirs, ducats for theirs. */
export function suggestCounters(config: GameConfig, state: State, countered: Offer): Terms[] {
  const { from: other, to: seat, terms: theirs, taken } = countered;
  const haggler = hagglerAt(config, state, seat);
  const { hand } = state.merchants[seat];
  const places = theirs.give.map((_, place) => place);
  const offers: Terms[] = [];
  const payment = anyPayment(config, hand, countered);
  const price = theirs.askDucats - theirs.giveDucats - 1;
  const hasCards = places.length + theirs.ask.length + taken.length > 0;
  if (payment !== null && hasCards && Math.abs(price) <= config.edition.maxDucatsPerOffer) {
    const same = [...taken, ...payment].map((card) => ({ card, claim: null }));
    propose(haggler, other, offers, same, NO_WANTS, price, places);
  }
  if (places.length === 0) return offers;
  const [spare] = spareCards(haggler, other);
  const isSame = offers.some(({ give }) => give.length === 1 && give[0].card === spare);
  const { plainStakes } = config.edition;
  if (spare >= 0 && !isSame) propose(haggler, other, offers, plainStakes[spare], NO_WANTS, 0, places);
  if (theirs.ask.length > 0) propose(haggler, other, offers, NO_STAKES, NO_WANTS, 2, places);
  return offers;
}
