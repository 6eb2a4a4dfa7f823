import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { nextStep, type Play, type State, type Step, type Table } from "../state.ts";
import { playCards, playsFrom, whyNotPlay } from "./actions.ts";
import { discard, offerDiscards, whyNotDiscard } from "./hand-limit.ts";
import { loadCards, loadsOf, whyNotLoad } from "./loading.ts";
import type { Move } from "./moves.ts";
import { buy } from "./purchases.ts";
import { hasTrails, jump, offerJumps, offerVoyages, sail, stay, whyNotJump, whyNotSail } from "./sailing.ts";
import { accept } from "./trade-accept.ts";
import { closeCall, closeIfAnswered, makeCall, pass } from "./trade-call.ts";
import { hasTwins, hasUnlistedTrades, tradeMoves, whyNotTrade } from "./trade-moves.ts";
import { decline, makeCounter, makeOffer, withdraw } from "./trade-offer.ts";
import { endTrade, tradersSteppingIn, tradersWaitedFor, tradeState } from "./trade-phase.ts";
import { canSuggest } from "./trade-suggestions.ts";

/** The rule that says whose decision it is and what it is about. */
const decisionRule = {
  surplus: "OM-POW-2",
  play: "OM-ACT-1",
  sail: "OM-SAI-1",
  compass: "OM-TOK-7",
  load: "OM-LOA-1",
} as const;

/** For whom the game waits. */
export function seatsWaitedFor(table: Table, state: State): Seat[] {
  const step = nextStep(state);
  if (step.step === "over" || step.step === "turn") return [];
  return step.step === "trade" ? tradersWaitedFor(table, state) : [step.seat];
}

/** Who may act, those who are waited for first. */
export function seatsToAct(table: Table, state: State): Seat[] {
  const seats = seatsWaitedFor(table, state);
  if (nextStep(state).step !== "trade") return seats;
  const isIdle = tradeState(state) === "idle";
  if (isIdle && table.options.partnerOffers === "onCall") return seats;
  for (const seat of tradersSteppingIn(table, state))
    if (!isIdle || canSuggest(table, state, seat, state.activeSeat)) seats.push(seat);
  return seats;
}

/** What a seat has to do with an offer between it and A, or with a running call. */
function tradeDecision(state: State, seat: Seat): string {
  const isActive = seat === state.activeSeat;
  switch (tradeState(state)) {
    case "called":
      return isActive ? "close" : "answerCall";
    case "idle":
      return isActive ? "trade" : "offer";
    case "awaitPartner":
      return state.offers[seat]?.to === seat ? "answer" : "withdraw";
    case "awaitA":
      return isActive ? "answer" : "withdraw";
  }
}

/** What a seat is to decide: the step, or its part in the trade phase. */
export function decisionName(state: State, seat: Seat): string {
  const { step } = nextStep(state);
  return step === "trade" ? tradeDecision(state, seat) : step;
}

export function legalMoves(table: Table, state: State, seat: Seat): Move[] {
  const step = nextStep(state);
  if (step.step === "trade") return tradeMoves(table, state, seat);
  const moves: Move[] = [];
  if (step.step === "over" || step.seat !== seat) return moves;
  switch (step.step) {
    case "surplus":
      offerDiscards(table, state, seat, moves);
      break;
    case "play":
      moves.push(...playsFrom(table, state.merchants[seat]).items);
      break;
    case "sail":
      offerVoyages(table, state, seat, step.steps, moves);
      break;
    case "compass":
      offerJumps(table, state, seat, moves);
      break;
    case "load":
      moves.push(...loadsOf(table, state.played).items);
  }
  return moves;
}

type Decision = Exclude<Step, { step: "turn" | "over" | "trade" }>;

function hasUnlistedHere(table: Table, state: State, step: Decision): boolean {
  const merchant = state.merchants[step.seat];
  switch (step.step) {
    case "surplus":
      return hasTwins(table, merchant.hand);
    case "play":
      return hasTwins(table, merchant.hand) || playsFrom(table, merchant).isCut;
    case "load":
      return hasTwins(table, state.played) || loadsOf(table, state.played).isCut;
    case "sail":
      return hasTrails(step.steps);
    case "compass":
      return false;
  }
}

/** Whether there are legal moves that `legalMoves` does not list: offers above all. */
export function hasUnlistedMoves(table: Table, state: State, seat: Seat): boolean {
  const step = nextStep(state);
  switch (step.step) {
    case "trade":
      return seatsToAct(table, state).includes(seat) && hasUnlistedTrades(table, state, seat);
    case "over":
    case "turn":
      return false;
    default:
      return step.seat === seat && hasUnlistedHere(table, state, step);
  }
}

function whyNotHere(table: Table, state: State, step: Decision, move: Move): Refusal | null {
  const { seat } = step;
  switch (move.type) {
    case "discard":
      if (step.step === "surplus") return whyNotDiscard(table, state, seat, move);
      break;
    case "play":
      if (step.step === "play") return whyNotPlay(table, state, seat, move);
      break;
    case "sail":
      if (step.step === "sail") return whyNotSail(table, state, seat, step.steps, move);
      break;
    case "jump":
      if (step.step === "compass") return whyNotJump(table, state, seat, move);
      break;
    case "stay":
      if (step.step === "compass") return whyNotJump(table, state, seat, move);
      break;
    case "load":
      if (step.step === "load") return whyNotLoad(table, state, move);
  }
  return refuse(decisionRule[step.step], `refuse.now.${step.step}`);
}

/** Why a seat may not make this move now, or null if it may. */
export function whyNot(table: Table, state: State, seat: Seat, move: Move): Refusal | null {
  const step = nextStep(state);
  if (step.step === "over" || step.step === "turn") return refuse("OM-END-2", "refuse.over");
  if (step.step === "trade") return whyNotTrade(table, state, seat, move);
  if (step.seat !== seat)
    return refuse(decisionRule[step.step], "refuse.notYou", { seat: { seat: step.seat } });
  return whyNotHere(table, state, step, move);
}

/** Carries out a legal move; what follows from it is on the agenda afterwards. */
export function carryOut(play: Play, seat: Seat, move: Move): void {
  const { state } = play;
  switch (move.type) {
    case "discard":
      return discard(play, seat, move);
    case "offer":
      makeOffer(play, seat, move);
      return closeIfAnswered(play);
    case "counter":
      return makeCounter(play, seat, move);
    case "accept":
      return accept(play, seat, move);
    case "decline":
      return decline(play, seat, move);
    case "withdraw":
      return withdraw(play, seat, move);
    case "call":
      return makeCall(play, seat, move);
    case "pass":
      pass(play, seat);
      return closeIfAnswered(play);
    case "close":
      return closeCall(play);
    case "buy":
      return buy(play, seat, move);
    case "end":
      return endTrade(play, seat);
    case "play":
      state.agenda.pop();
      return playCards(play, seat, move.cards);
    case "sail": {
      const step = state.agenda.pop();
      const steps = step?.step === "sail" ? step.steps : 0;
      return sail(play, seat, steps, move.via[move.via.length - 1]);
    }
    case "jump":
      state.agenda.pop();
      return jump(play, seat, move);
    case "stay":
      state.agenda.pop();
      return stay(play, seat);
    case "load":
      state.agenda.pop();
      return loadCards(play, seat, move.cards);
  }
}
