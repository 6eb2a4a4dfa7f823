import type { Seat } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import type { Card, Edition, Good } from "../rules/edition.ts";
import { payout } from "../rules/scoring.ts";
import type { Merchant } from "../state.ts";
import { isToPlay, type Moment } from "./moment.ts";
import { type Outset, plannedCards, planWorth } from "./plan.ts";
import { compassWorth, tokenWorth, voyageWorth } from "./voyages.ts";

/** What a player has and what it promises, in ducats. */
export interface Standing {
  readonly balance: number;
  readonly cargo: number;
  readonly pirates: number;
  /** What the hand will bring in the turns to come. */
  readonly hand: number;
  /** What the active port token brings, and the voyage that is to be made now. */
  readonly token: number;
}

/** The groups of a cargo stack: what they pay, and which is on top. */
interface Stack {
  readonly worth: number;
  readonly good: Good;
  readonly run: number;
}

function stackOf(edition: Edition, cargo: readonly Card[]): Stack {
  let worth = 0;
  let good = -1;
  let run = 0;
  for (const card of cargo) {
    const next = edition.cards[card].good;
    if (next === good) run++;
    else {
      if (run > 0) worth += payout(edition, good, run);
      good = next;
      run = 1;
    }
  }
  return { worth: worth + (run > 0 ? payout(edition, good, run) : 0), good, run };
}

/** A card that may come to lie on top, and the run that it ends. */
interface Ending {
  readonly card: Card;
  readonly good: Good;
  readonly run: number;
}

/** What loading the played cards adds, in the order that keeps goods together, and how the stack may end. OM-LOA-1 */
function loadsOf(
  edition: Edition,
  { good: topGood, run }: Stack,
  played: readonly Card[],
): { readonly gain: number; readonly endings: readonly Ending[] } {
  const counts = new Array<number>(edition.goods.length).fill(0);
  for (const card of played) counts[edition.cards[card].good]++;
  let gain = 0;
  for (let good = 0; good < counts.length; good++) {
    const under = good === topGood ? run : 0;
    if (counts[good] > 0) gain += payout(edition, good, under + counts[good]) - payout(edition, good, under);
  }
  const isOneGood = counts[topGood] === played.length;
  const endings: Ending[] = [];
  for (const card of played) {
    const { good } = edition.cards[card];
    if (good !== topGood || isOneGood)
      endings.push({ card, good, run: counts[good] + (isOneGood ? run : 0) });
  }
  return { gain, endings };
}

/** The ending that promises most. */
function bestEnding(
  moment: Moment,
  merchant: Merchant,
  endings: readonly Ending[],
  turns: Turns,
): { readonly ending: Ending; readonly worth: number } {
  let ending = endings[0];
  let worth = futureWorth(moment, merchant, ending, turns);
  for (let i = 1; i < endings.length; i++) {
    const other = futureWorth(moment, merchant, endings[i], turns);
    if (other <= worth) continue;
    worth = other;
    ending = endings[i];
  }
  return { ending, worth };
}

/** What a top card with so many lions means for the turns after the next one. */
function lionWorth({ config }: Moment, lions: number): number {
  const { edition, weights } = config;
  return weights.lions[Math.min(lions - edition.lionCounts[0], weights.lions.length - 1)];
}

/** What the turns to come promise a player whose cargo stack ends like this. */
function futureWorth(moment: Moment, merchant: Merchant, ending: Ending, turns: Turns): number {
  const { edition, weights } = moment.config;
  const { good, run } = ending;
  const { next, later } = turns;
  const growth = payout(edition, good, run + 1) - payout(edition, good, run);
  return (
    next * planWorth(moment, merchant, outsetOf(edition, ending, turns)) +
    weights.turn * later +
    weights.growth * growth * Math.min(1, later) +
    next * lionWorth(moment, edition.cards[ending.card].lions)
  );
}

function outsetOf({ cards }: Edition, { card, good, run }: Ending, turns: Turns): Outset {
  const { lions, cargo } = cards[card];
  const { later, isTrimmed, purchases } = turns;
  return { good, run, lions, cargo, later, isTrimmed, purchases };
}

/** The turns that a player has still to come. */
interface Turns {
  /** The chance that there is one. */
  readonly next: number;
  /** Turns after it. */
  readonly later: number;
  readonly isTrimmed: boolean;
  readonly purchases: number;
}

function turnsOf(moment: Moment, seat: Seat): Turns {
  const { state, rounds } = moment;
  const isNow = isToPlay(moment, seat);
  const turns = rounds + (isNow ? 1 : 0);
  const isActive = isNow && seat === state.activeSeat;
  return {
    next: Math.min(1, turns),
    later: Math.max(0, turns - 1),
    isTrimmed: !isActive || nextStep(state).step === "surplus",
    purchases: isActive ? state.purchases : 0,
  };
}

/** What the token does before and in the next turn that is not in the plan of that turn. OM-TOK-11 OM-BUY-3 */
function tokenNow(moment: Moment, { active }: Merchant, lions: number, { next, isTrimmed }: Turns): number {
  const { edition, weights } = moment.config;
  if (!isTrimmed) return 0;
  if (active === "localInfluence") return next * Math.max(0, lions - edition.localInfluenceOffset);
  return active === "favourableMarket" ? next * weights.active.favourableMarket : 0;
}

/** What the voyage that is to be made now promises, Calm Sailing included; null if there is none. */
function pendingVoyage(moment: Moment, seat: Seat, merchant: Merchant, turns: number): number | null {
  const step = nextStep(moment.state);
  if (step.step === "sail" && step.seat === seat) return voyageWorth(moment, merchant, step.steps, turns);
  return step.step === "compass" && step.seat === seat ? compassWorth(moment, turns) : null;
}

/** How a player stands, without the majorities and what offers promise. */
export function standingOf(moment: Moment, seat: Seat, merchant: Merchant): Standing {
  const { edition } = moment.config;
  const { state } = moment;
  const { cargo, ducats, pirates, lastCargo } = merchant;
  const top = cargo[cargo.length - 1];
  if (top === undefined || lastCargo !== null) {
    return { balance: ducats, cargo: 0, pirates: 0, hand: 0, token: 0 };
  }
  const stack = stackOf(edition, cargo);
  const turns = turnsOf(moment, seat);
  const played = seat === state.activeSeat ? state.played : [];
  const { gain, endings } =
    played.length === 0
      ? { gain: 0, endings: [{ card: top, good: stack.good, run: stack.run }] }
      : loadsOf(edition, stack, played);
  const voyage = pendingVoyage(moment, seat, merchant, turns.next + turns.later);
  const owner = voyage === null ? merchant : { ...merchant, active: null };
  const hand = turns.next > 0 ? bestEnding(moment, owner, endings, turns).worth : 0;
  const token =
    voyage ??
    tokenNow(moment, merchant, edition.cards[top].lions, turns) +
      tokenWorth(moment, merchant.active, turns.later);
  return {
    balance: ducats,
    cargo: stack.worth + gain,
    pirates: -pirates.length * moment.pirate,
    hand,
    token,
  };
}

/** The same as one number. */
export function standing(moment: Moment, seat: Seat, merchant: Merchant): number {
  const { balance, cargo, pirates, hand, token } = standingOf(moment, seat, merchant);
  return balance + cargo + pirates + hand + token;
}

/** The cards that a player plays who looks no further than the next turn. */
export function handPlan(moment: Moment, seat: Seat, merchant: Merchant): readonly Card[] {
  const { edition } = moment.config;
  const { good, run } = stackOf(edition, merchant.cargo);
  const card = merchant.cargo[merchant.cargo.length - 1];
  return plannedCards(moment, merchant, outsetOf(edition, { card, good, run }, turnsOf(moment, seat)));
}

/** The order in which the played cards are loaded best: first what lengthens the run on top, last the best ending. */
export function loadPlan(moment: Moment, seat: Seat, merchant: Merchant): Card[] {
  const { edition } = moment.config;
  const { played } = moment.state;
  const stack = stackOf(edition, merchant.cargo);
  const { endings } = loadsOf(edition, stack, played);
  const { card: last } = bestEnding(moment, merchant, endings, turnsOf(moment, seat)).ending;
  const goodOf = (card: Card): Good => edition.cards[card].good;
  const rank = (card: Card): number =>
    card === last ? 3 : goodOf(card) === goodOf(last) ? 2 : goodOf(card) === stack.good ? 0 : 1;
  return played.toSorted((a, b) => rank(a) - rank(b) || goodOf(a) - goodOf(b));
}
