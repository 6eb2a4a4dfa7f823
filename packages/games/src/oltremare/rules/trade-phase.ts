import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { type Context, type GameConfig, load, type Offer, type State } from "../state.ts";
import { canBuy } from "./purchases.ts";

/**
 * Where phase 2 stands: a running call, an open offer of A, open offers to A, or nothing, looked for in this order.
 * Section 3.6, states of phase 2.
 */
export type TradeState = "called" | "awaitPartner" | "awaitA" | "idle";

export function tradeState(state: State): TradeState {
  if (state.call !== null) return "called";
  let found: TradeState = "idle";
  for (const offer of state.offers) {
    if (offer === null) continue;
    if (offer.from === state.activeSeat) return "awaitPartner";
    found = "awaitA";
  }
  return found;
}

/** All but A, in turn order from A on. */
export function partnersOf({ players }: GameConfig, { activeSeat }: State): Seat[] {
  const partners: Seat[] = [];
  for (let i = 1; i < players; i++) partners.push((activeSeat + i) % players);
  return partners;
}

/** The partner in an offer: the side that is not A. */
export function partnerIn(state: State, offer: Pick<Offer, "from" | "to">): Seat {
  return offer.from === state.activeSeat ? offer.to : offer.from;
}

/** Whether A and this partner are done with each other for this turn. OM-OFR-16 OM-OFR-17 */
export function isClosed({ edition }: GameConfig, state: State, partner: Seat): boolean {
  const { failed, deals } = state.pairs[partner];
  return failed >= edition.maxFailedThreads || deals >= edition.maxDeals;
}

export function whyClosed(config: GameConfig, state: State, partner: Seat): Refusal | null {
  const { maxFailedThreads, maxDeals } = config.edition;
  const { failed, deals } = state.pairs[partner];
  const seat = { seat: partner };
  if (failed >= maxFailedThreads) return refuse("OM-OFR-16", "refuse.pair.failed", { seat, count: failed });
  if (deals >= maxDeals) return refuse("OM-OFR-17", "refuse.pair.deals", { seat, count: deals });
  return null;
}

/** Nothing may be begun while an offer is open or a call is running. OM-OFR-18 */
export function whyNotIdle(state: State): Refusal | null {
  const now = tradeState(state);
  return now === "idle" ? null : refuse("OM-OFR-18", `refuse.busy.${now}`);
}

/** Whom phase 2 waits for: called partners, the responder of A's offer, or A. */
export function tradersWaitedFor(config: GameConfig, state: State): Seat[] {
  switch (tradeState(state)) {
    case "called":
      return partnersOf(config, state).filter((seat) => state.call?.[seat] === "waiting");
    case "awaitPartner":
      return partnersOf(config, state).filter((seat) => state.offers[seat]?.to === seat);
    default:
      return [state.activeSeat];
  }
}

/** Who else may act: A closes the call or withdraws, authors withdraw, and by the option partners offer uncalled. */
export function tradersSteppingIn(config: GameConfig, state: State): Seat[] {
  const partners = partnersOf(config, state);
  const authors = partners.filter((seat) => state.offers[seat]?.from === seat);
  switch (tradeState(state)) {
    case "called":
      return [state.activeSeat];
    case "awaitPartner":
      return [state.activeSeat, ...authors];
    case "awaitA":
      return authors;
    case "idle":
      return partners.filter((seat) => mayOfferUncalled(config, state, seat));
  }
}

/** With the option a partner may open a thread uncalled, for one of the calls that are left. OM-OFR-11 */
export function mayOfferUncalled(config: GameConfig, state: State, partner: Seat): boolean {
  return (
    config.options.partnerOffers === "anytime" &&
    state.pairs[partner].calls < config.edition.maxCalls &&
    !isClosed(config, state, partner)
  );
}

/** A must hold enough cards to play, unless no purchase is possible any more. OM-TRD-11 OM-TRD-13 */
export function mayEndTrade(config: GameConfig, state: State): boolean {
  const merchant = state.merchants[state.activeSeat];
  return merchant.hand.length >= load(config, merchant) || !canBuy(config, state);
}

export function whyNotEnd(config: GameConfig, state: State): Refusal | null {
  if (mayEndTrade(config, state)) return null;
  const merchant = state.merchants[state.activeSeat];
  return refuse("OM-TRD-11", "refuse.end.tooFew", {
    load: load(config, merchant),
    hand: merchant.hand.length,
  });
}

/** Final for this turn. OM-TRD-14 */
export function endTrade({ state, emit }: Context, seat: Seat): void {
  state.agenda.pop();
  emit?.({ type: "tradeEnded", seat });
}

/** The thread with a partner ends without a deal. OM-OFR-16 */
export function failThread(state: State, partner: Seat): void {
  const pair = state.pairs[partner];
  state.offers[partner] = null;
  state.pairs[partner] = { ...pair, failed: pair.failed + 1 };
}
