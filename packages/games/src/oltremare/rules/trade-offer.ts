import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { OfferedEvent } from "../knowledge/events.ts";
import { noteHeld } from "../knowledge/notes.ts";
import {
  type Claim,
  type Context,
  type GameConfig,
  load,
  type Offer,
  type State,
  type Terms,
  type Want,
} from "../state.ts";
import { supply } from "./drawing.ts";
import type { Card, Edition } from "./edition.ts";
import type { MoveOf } from "./moves.ts";
import { purchasesLeft } from "./purchases.ts";
import { failThread, isClosed, mayOfferUncalled, tradeState, whyClosed, whyNotIdle } from "./trade-phase.ts";

/** Whether A could still get enough cards to play after a deal that leaves A with so many. OM-TRD-12 */
export function keepsLoad(config: GameConfig, state: State, handAfter: number): boolean {
  const merchant = state.merchants[state.activeSeat];
  if (handAfter >= merchant.hand.length) return true;
  const reachable = handAfter + Math.min(purchasesLeft(config, state), supply(config, state));
  return reachable >= load(config, merchant);
}

/** How many cards A would hold after the deal. */
function handAfter(state: State, from: Seat, { give, ask, take }: Terms): number {
  const gain = ask.length + take.length - give.length;
  return state.merchants[state.activeSeat].hand.length + (from === state.activeSeat ? gain : -gain);
}

function whyNotClaim({ edition }: GameConfig, claim: Claim): Refusal | null {
  const { icons, lions } = claim;
  const twice = icons.some((icon, i) => icons.indexOf(icon) !== i);
  if (icons.length > 2 || twice) return refuse("OM-OFR-4", "refuse.claim.symbols");
  if (lions !== null && !edition.lionCounts.includes(lions))
    return refuse("OM-OFR-4", "refuse.claim.lions", { lions });
  return null;
}

function isTrue({ cards }: Edition, card: Card, { icons, lions }: Claim): boolean {
  const face = cards[card];
  return icons.every((icon) => face.icons.includes(icon)) && (lions === null || face.lions === lions);
}

/** Claims are unverified and wishes bind nobody, but the options may forbid them or the false ones. OM-OFR-4 OM-OFR-5 */
function whyNotClaims(config: GameConfig, { give, ask }: Terms): Refusal | null {
  const { edition, options } = config;
  for (const { card, claim } of give) {
    if (claim === null) continue;
    if (options.claims === "none") return refuse("OM-OFR-4", "refuse.claim.none");
    const refusal = whyNotClaim(config, claim);
    if (refusal) return refusal;
    if (options.claims === "truthful" && !isTrue(edition, card, claim))
      return refuse("OM-OFR-4", "refuse.claim.false", { card: edition.cards[card].code });
  }
  for (const { wish } of ask) {
    if (wish === null) continue;
    if (options.claims === "none") return refuse("OM-OFR-5", "refuse.claim.none");
    const refusal = whyNotClaim(config, wish);
    if (refusal) return refusal;
  }
  return null;
}

function whyNotDucats({ edition }: GameConfig, { giveDucats, askDucats }: Terms): Refusal | null {
  const most = edition.maxDucatsPerOffer;
  for (const ducats of [giveDucats, askDucats]) {
    if (!Number.isInteger(ducats) || ducats < 0 || ducats > most)
      return refuse("OM-OFR-6", "refuse.offer.ducats", { most });
  }
  return giveDucats > 0 && askDucats > 0 ? refuse("OM-OFR-6", "refuse.offer.bothPay") : null;
}

function whyNotCards(config: GameConfig, state: State, from: Seat, { give }: Terms): Refusal | null {
  const { hand } = state.merchants[from];
  const wrong = give.find(
    ({ card }, i) => !hand.includes(card) || give.findIndex((other) => other.card === card) !== i,
  );
  return wrong
    ? refuse("OM-OFR-6", "refuse.notInHand", { card: config.edition.cards[wrong.card].code })
    : null;
}

/** Places in the list of the offer that is being countered, each at most once. OM-OFR-1 OM-OFR-14 OM-OFR-21 */
function whyNotTake({ take }: Terms, countered: Offer | null): Refusal | null {
  if (take.length === 0) return null;
  if (countered === null) return refuse("OM-OFR-1", "refuse.offer.take");
  const committed = countered.terms.give.length;
  const wrong = take.find((place, i) => place < 0 || place >= committed || take.indexOf(place) !== i);
  return wrong === undefined
    ? null
    : refuse("OM-OFR-21", "refuse.offer.place", { place: wrong + 1, count: committed });
}

/** Why nobody may say these terms, whoever they go to and whatever has been dealt since. OM-OFR-4 OM-OFR-5 OM-OFR-6 */
export function whyNotSaid(config: GameConfig, state: State, from: Seat, terms: Terms): Refusal | null {
  const { give, giveDucats, ask, askDucats, take } = terms;
  const cards = give.length + ask.length + take.length;
  if (cards + giveDucats + askDucats === 0) return refuse("OM-OFR-6", "refuse.offer.nothing");
  if (cards === 0 && config.options.tradeNeedsCard) return refuse("OM-TRD-10", "refuse.offer.needsCard");
  return (
    whyNotDucats(config, terms) ?? whyNotCards(config, state, from, terms) ?? whyNotClaims(config, terms)
  );
}

/** Why these terms are no legal offer, or null. OM-OFR-6 */
export function whyNotTerms(
  config: GameConfig,
  state: State,
  from: Seat,
  to: Seat,
  terms: Terms,
  countered: Offer | null,
): Refusal | null {
  const refusal = whyNotSaid(config, state, from, terms) ?? whyNotTake(terms, countered);
  if (refusal) return refusal;
  const held = state.merchants[to].hand.length;
  if (terms.ask.length + terms.take.length > held)
    return refuse("OM-OFR-6", "refuse.offer.tooMany", { seat: { seat: to }, count: held });
  return keepsLoad(config, state, handAfter(state, from, terms))
    ? null
    : refuse("OM-TRD-12", "refuse.loadGuard");
}

/** Why a seat may not open a thread now. OM-OFR-8 OM-OFR-9 OM-OFR-11 */
function whyNotOpen(config: GameConfig, state: State, seat: Seat, other: Seat): Refusal | null {
  const active = state.activeSeat;
  if (other < 0 || other >= config.players || other === seat)
    return refuse("OM-OFR-1", "refuse.offer.noSeat");
  if (seat === active) return whyNotIdle(state) ?? whyClosed(config, state, other);
  if (other !== active) return refuse("OM-TRD-2", "refuse.offer.onlyActive", { seat: { seat: active } });
  if (state.call?.[seat] === "waiting") return null;
  if (tradeState(state) === "idle" && mayOfferUncalled(config, state, seat)) return null;
  if (config.options.partnerOffers === "onCall") return refuse("OM-OFR-11", "refuse.offer.uncalled");
  return (
    whyNotIdle(state) ??
    (isClosed(config, state, seat)
      ? whyClosed(config, state, active === seat ? other : seat)
      : refuse("OM-OFR-11", "refuse.offer.noCallLeft"))
  );
}

export function whyNotOffer(
  config: GameConfig,
  state: State,
  seat: Seat,
  move: MoveOf<"offer">,
): Refusal | null {
  return (
    whyNotOpen(config, state, seat, move.with) ??
    whyNotTerms(config, state, seat, move.with, move.terms, null)
  );
}

/** The open offer that this seat has to answer, if there is one from that side. */
export function offerTo(state: State, seat: Seat, other: Seat): Offer | null {
  const offer = state.offers[seat === state.activeSeat ? other : seat] ?? null;
  return offer !== null && offer.to === seat && offer.from === other ? offer : null;
}

/** Why a seat may not answer the other's offer now. OM-OFR-12 OM-OFR-18 */
export function whyNotAnswer(state: State, seat: Seat, other: Seat): Refusal | null {
  if (seat === state.activeSeat && tradeState(state) === "awaitPartner")
    return refuse("OM-OFR-18", "refuse.busy.awaitPartner");
  return offerTo(state, seat, other)
    ? null
    : refuse("OM-OFR-12", "refuse.answer.none", { seat: { seat: other } });
}

/** OM-OFR-14 */
export function mayCounter({ edition }: GameConfig, offer: Offer): boolean {
  return offer.counters < edition.maxCounters;
}

export function whyNotCounter(
  config: GameConfig,
  state: State,
  seat: Seat,
  move: MoveOf<"counter">,
): Refusal | null {
  const refusal = whyNotAnswer(state, seat, move.with);
  if (refusal) return refusal;
  const countered = offerTo(state, seat, move.with);
  if (countered !== null && !mayCounter(config, countered))
    return refuse("OM-OFR-14", "refuse.counter.most", { most: config.edition.maxCounters });
  return whyNotTerms(config, state, seat, move.with, move.terms, countered);
}

/** What everybody at the table is told of an offer. OM-OFR-3 */
function offeredEvent(
  edition: Edition,
  type: OfferedEvent["type"],
  offer: Offer,
  isAnswer: boolean,
): OfferedEvent {
  const { from, to, terms, taken } = offer;
  return {
    type,
    from,
    to,
    committed: terms.give.map(({ card }) => card),
    give: shownStakes(edition, terms),
    giveDucats: terms.giveDucats,
    ask: terms.ask,
    askDucats: terms.askDucats,
    take: taken.map((card) => ({ good: edition.cards[card].good, wish: null })),
    places: terms.take,
    isAnswer,
  };
}

/** The committed cards as the others see them: goods, always true, and claims. OM-OFR-3 OM-TRD-5 OM-TRD-6 */
export function shownStakes({ cards }: Edition, { give }: Terms): Want[] {
  return give.map(({ card, claim }) => ({ good: cards[card].good, wish: claim }));
}

/** Puts an offer on the table, where everybody sees its goods. OM-OFR-3 OM-OFR-7 */
export function showOffer(context: Context, partner: Seat, offer: Offer, isAnswer: boolean): void {
  const { config, state, emit } = context;
  const { cards } = config.edition;
  state.offers[partner] = offer;
  const goods = offer.terms.give.map(({ card }) => cards[card].good);
  noteHeld(state, offer.from, goods);
  if (!emit) return;
  const type = offer.counters > 0 ? "countered" : "offered";
  emit(offeredEvent(config.edition, type, offer, isAnswer));
}

/** Opens a thread, or gives a sealed answer to a call. OM-OFR-8 OM-OFR-10 OM-OFR-11 */
export function makeOffer(context: Context, seat: Seat, move: MoveOf<"offer">): void {
  const { config, state, emit } = context;
  const offer: Offer = { from: seat, to: move.with, terms: move.terms, taken: [], counters: 0 };
  if (state.call !== null) {
    state.call[seat] = offer;
    emit?.({ type: "answered", seat, answer: offeredEvent(config.edition, "offered", offer, true) });
    return;
  }
  const partner = seat === state.activeSeat ? move.with : seat;
  if (partner === seat) state.pairs[seat] = { ...state.pairs[seat], calls: state.pairs[seat].calls + 1 };
  showOffer(context, partner, offer, false);
}

/** Replaces the offer by one in the other direction. OM-OFR-14 */
export function makeCounter(context: Context, seat: Seat, move: MoveOf<"counter">): void {
  const { state } = context;
  const countered = offerTo(state, seat, move.with);
  if (countered === null) return;
  const counter: Offer = {
    from: seat,
    to: move.with,
    terms: move.terms,
    taken: move.terms.take.map((place) => countered.terms.give[place].card),
    counters: countered.counters + 1,
  };
  showOffer(context, seat === state.activeSeat ? move.with : seat, counter, false);
}

/** OM-OFR-12 OM-OFR-16 */
export function decline({ state, emit }: Context, seat: Seat, { with: other }: MoveOf<"decline">): void {
  failThread(state, seat === state.activeSeat ? other : seat);
  emit?.({ type: "declined", seat, partner: other });
}

/** The proposer may withdraw until the offer is answered; sealed answers are not open offers yet. OM-OFR-10 OM-OFR-15 */
export function whyNotWithdraw(
  state: State,
  seat: Seat,
  { with: other }: MoveOf<"withdraw">,
): Refusal | null {
  const sealed = state.call?.[seat];
  if (sealed !== undefined && typeof sealed !== "string")
    return refuse("OM-OFR-10", "refuse.withdraw.sealed");
  return offerTo(state, other, seat)
    ? null
    : refuse("OM-OFR-15", "refuse.withdraw.none", { seat: { seat: other } });
}

export function withdraw({ state, emit }: Context, seat: Seat, { with: other }: MoveOf<"withdraw">): void {
  failThread(state, seat === state.activeSeat ? other : seat);
  emit?.({ type: "withdrawn", seat, partner: other });
}
