import { nextStep, type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Context, GameConfig, State, Step } from "../state.ts";
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
export function seatsWaitedFor(config: GameConfig, state: State): Seat[] {
  const step = nextStep(state);
  if (step.step === "over" || step.step === "turn") return [];
  return step.step === "trade" ? tradersWaitedFor(config, state) : [step.seat];
}

/** Who may act, those who are waited for first. */
export function seatsToAct(config: GameConfig, state: State): Seat[] {
  const seats = seatsWaitedFor(config, state);
  if (nextStep(state).step !== "trade") return seats;
  const isIdle = tradeState(state) === "idle";
  if (isIdle && config.options.partnerOffers === "onCall") return seats;
  for (const seat of tradersSteppingIn(config, state))
    if (!isIdle || canSuggest(config, state, seat, state.activeSeat)) seats.push(seat);
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

export function legalMoves(config: GameConfig, state: State, seat: Seat): Move[] {
  const step = nextStep(state);
  if (step.step === "trade") return tradeMoves(config, state, seat);
  const moves: Move[] = [];
  if (step.step === "over" || step.seat !== seat) return moves;
  switch (step.step) {
    case "surplus":
      offerDiscards(config, state, seat, moves);
      break;
    case "play":
      moves.push(...playsFrom(config, state.merchants[seat]).items);
      break;
    case "sail":
      offerVoyages(config, state, seat, step.steps, moves);
      break;
    case "compass":
      offerJumps(config, state, seat, moves);
      break;
    case "load":
      moves.push(...loadsOf(config, state.played).items);
  }
  return moves;
}

type Decision = Exclude<Step, { step: "turn" | "over" | "trade" }>;

function hasUnlistedHere(config: GameConfig, state: State, step: Decision): boolean {
  const merchant = state.merchants[step.seat];
  switch (step.step) {
    case "surplus":
      return hasTwins(config, merchant.hand);
    case "play":
      return hasTwins(config, merchant.hand) || playsFrom(config, merchant).isCut;
    case "load":
      return hasTwins(config, state.played) || loadsOf(config, state.played).isCut;
    case "sail":
      return hasTrails(step.steps);
    case "compass":
      return false;
  }
}

/** Whether there are legal moves that `legalMoves` does not list: offers above all. */
export function hasUnlistedMoves(config: GameConfig, state: State, seat: Seat): boolean {
  const step = nextStep(state);
  switch (step.step) {
    case "trade":
      return seatsToAct(config, state).includes(seat) && hasUnlistedTrades(config, state, seat);
    case "over":
    case "turn":
      return false;
    default:
      return step.seat === seat && hasUnlistedHere(config, state, step);
  }
}

function whyNotHere(config: GameConfig, state: State, step: Decision, move: Move): Refusal | null {
  const { seat } = step;
  switch (move.type) {
    case "discard":
      if (step.step === "surplus") return whyNotDiscard(config, state, seat, move);
      break;
    case "play":
      if (step.step === "play") return whyNotPlay(config, state, seat, move);
      break;
    case "sail":
      if (step.step === "sail") return whyNotSail(config, state, seat, step.steps, move);
      break;
    case "jump":
      if (step.step === "compass") return whyNotJump(config, state, seat, move);
      break;
    case "stay":
      if (step.step === "compass") return whyNotJump(config, state, seat, move);
      break;
    case "load":
      if (step.step === "load") return whyNotLoad(config, state, move);
  }
  return refuse(decisionRule[step.step], `refuse.now.${step.step}`);
}

/** Why a seat may not make this move now, or null if it may. */
export function whyNot(config: GameConfig, state: State, seat: Seat, move: Move): Refusal | null {
  const step = nextStep(state);
  if (step.step === "over" || step.step === "turn") return refuse("OM-END-2", "refuse.over");
  if (step.step === "trade") return whyNotTrade(config, state, seat, move);
  if (step.seat !== seat)
    return refuse(decisionRule[step.step], "refuse.notYou", { seat: { seat: step.seat } });
  return whyNotHere(config, state, step, move);
}

/** Carries out a legal move; what follows from it is on the agenda afterwards. */
export function carryOut(context: Context, seat: Seat, move: Move): void {
  const { state } = context;
  switch (move.type) {
    case "discard":
      return discard(context, seat, move);
    case "offer":
      makeOffer(context, seat, move);
      return closeIfAnswered(context);
    case "counter":
      return makeCounter(context, seat, move);
    case "accept":
      return accept(context, seat, move);
    case "decline":
      return decline(context, seat, move);
    case "withdraw":
      return withdraw(context, seat, move);
    case "call":
      return makeCall(context, seat, move);
    case "pass":
      pass(context, seat);
      return closeIfAnswered(context);
    case "close":
      return closeCall(context);
    case "buy":
      return buy(context, seat, move);
    case "end":
      return endTrade(context, seat);
    case "play":
      state.agenda.pop();
      return playCards(context, seat, move.cards);
    case "sail": {
      const step = state.agenda.pop();
      const steps = step?.step === "sail" ? step.steps : 0;
      return sail(context, seat, steps, move.via[move.via.length - 1]);
    }
    case "jump":
      state.agenda.pop();
      return jump(context, seat, move);
    case "stay":
      state.agenda.pop();
      return stay(context, seat);
    case "load":
      state.agenda.pop();
      return loadCards(context, seat, move.cards);
  }
}
