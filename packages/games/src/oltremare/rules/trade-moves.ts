import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { GameConfig, Offer, State } from "../state.ts";
import type { Card } from "./edition.ts";
import type { Move } from "./moves.ts";
import { offerPurchases, whyNotBuy } from "./purchases.ts";
import { acceptsOf, whyNotAccept } from "./trade-accept.ts";
import { offerCalls, whyNotCall, whyNotClose, whyNotPass } from "./trade-call.ts";
import { mayCounter, whyNotAnswer, whyNotCounter, whyNotOffer, whyNotWithdraw } from "./trade-offer.ts";
import {
  isClosed,
  mayEndTrade,
  mayOfferUncalled,
  partnersOf,
  tradeState,
  whyNotEnd,
  whyNotIdle,
} from "./trade-phase.ts";
import { type Haggler, hagglerAt, suggestCounters, suggestOffers } from "./trade-suggestions.ts";

function offerOpenings(haggler: Haggler, to: Seat, moves: Move[]): void {
  for (const terms of suggestOffers(haggler, to)) moves.push({ type: "offer", with: to, terms });
}

/** Accept, decline or counter. OM-OFR-12 */
function offerAnswers(config: GameConfig, state: State, offer: Offer, moves: Move[]): void {
  moves.push(...acceptsOf(config, state, offer).items);
  moves.push({ type: "decline", with: offer.from });
  if (!mayCounter(config, offer)) return;
  for (const terms of suggestCounters(config, state, offer))
    moves.push({ type: "counter", with: offer.from, terms });
}

/** All answers to a call that a seat would think of. OM-OFR-9 */
export function answersToCall(config: GameConfig, state: State, seat: Seat): Move[] {
  const moves: Move[] = [{ type: "pass" }];
  offerOpenings(hagglerAt(config, state, seat), state.activeSeat, moves);
  return moves;
}

/** What A may do when nothing is open. OM-TRD-1 */
function offerTrade(config: GameConfig, state: State, moves: Move[]): void {
  if (mayEndTrade(config, state)) moves.push({ type: "end" });
  offerPurchases(config, state, moves);
  offerCalls(config, state, moves);
  const haggler = hagglerAt(config, state, state.activeSeat);
  for (const partner of partnersOf(config, state)) {
    if (!isClosed(config, state, partner)) offerOpenings(haggler, partner, moves);
  }
}

export function tradeMoves(config: GameConfig, state: State, seat: Seat): Move[] {
  const { activeSeat, offers } = state;
  const moves: Move[] = [];
  switch (tradeState(state)) {
    case "called":
      if (seat === activeSeat) return [{ type: "close" }];
      return state.call?.[seat] === "waiting" ? answersToCall(config, state, seat) : moves;
    case "idle":
      if (seat === activeSeat) offerTrade(config, state, moves);
      else if (mayOfferUncalled(config, state, seat))
        offerOpenings(hagglerAt(config, state, seat), activeSeat, moves);
      return moves;
    case "awaitPartner":
      if (seat !== activeSeat) break;
      for (const offer of offers) {
        if (offer?.from === activeSeat) moves.push({ type: "withdraw", with: offer.to });
      }
      return moves;
    case "awaitA":
      if (seat !== activeSeat) break;
      for (const offer of offers) if (offer !== null) offerAnswers(config, state, offer, moves);
      return moves;
  }
  const offer = offers[seat];
  if (offer?.to === seat) offerAnswers(config, state, offer, moves);
  if (offer?.from === seat) moves.push({ type: "withdraw", with: offer.to });
  return moves;
}

/** Whether two of these cards are of one kind, so that a list by kinds leaves something out. */
export function hasTwins({ edition }: GameConfig, cards: readonly Card[]): boolean {
  return cards.some((card, i) =>
    cards.some((other, j) => j < i && edition.cards[other].kind === edition.cards[card].kind),
  );
}

/** Whether more can be said than is listed: offers above all, and payments with another card of the same kind. */
export function hasUnlistedTrades(config: GameConfig, state: State, seat: Seat): boolean {
  switch (tradeState(state)) {
    case "called":
      return seat !== state.activeSeat;
    case "idle":
      return true;
    case "awaitPartner":
    case "awaitA":
      return state.offers.some(
        (offer) =>
          offer?.to === seat &&
          (mayCounter(config, offer) ||
            hasTwins(config, state.merchants[seat].hand) ||
            acceptsOf(config, state, offer).isCut),
      );
  }
}

/** A alone buys, calls and ends the phase, and only when nothing is open. OM-TRD-1 OM-OFR-18 */
function whyNotAlone(state: State, seat: Seat): Refusal | null {
  return seat === state.activeSeat
    ? whyNotIdle(state)
    : refuse("OM-TRD-1", "refuse.notYou", { seat: { seat: state.activeSeat } });
}

export function whyNotTrade(config: GameConfig, state: State, seat: Seat, move: Move): Refusal | null {
  switch (move.type) {
    case "offer":
      return whyNotOffer(config, state, seat, move);
    case "counter":
      return whyNotCounter(config, state, seat, move);
    case "accept":
      return whyNotAccept(config, state, seat, move);
    case "decline":
      return whyNotAnswer(state, seat, move.with);
    case "withdraw":
      return whyNotWithdraw(state, seat, move);
    case "call":
      return whyNotAlone(state, seat) ?? whyNotCall(config, state, move);
    case "pass":
      return whyNotPass(state, seat);
    case "close":
      return whyNotClose(state, seat);
    case "buy":
      return whyNotAlone(state, seat) ?? whyNotBuy(config, state, move);
    case "end":
      return whyNotAlone(state, seat) ?? whyNotEnd(config, state);
    default:
      return refuse("OM-TRD-1", "refuse.now.trade");
  }
}
