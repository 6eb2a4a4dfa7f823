import { nextStep, type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Context, GameConfig, State, Step } from "../state.ts";
import { buy, hasUnlistedPayments, offerBuys, whyNotBuy } from "./buy.ts";
import type { Move } from "./moves.ts";
import { offerReserves, reserve, whyNotReserve } from "./reserve.ts";
import { offerStartTokens, takeStartToken } from "./setup.ts";
import { hasUnlistedStores, offerStorage, store, whyNotStore } from "./storage.ts";
import { offerTakes, take, whyNotTake } from "./take.ts";

/** A step that waits for a player. */
export type Decision = Extract<Step, { step: "startToken" | "action" } | { step: "storage" }>;

export function isDecision(step: Step): step is Decision {
  return step.step === "startToken" || step.step === "action" || step.step === "storage";
}

/** The rule that says whose decision it is. */
const turnRule = { startToken: "TC-SET-10", action: "TC-TURN-1", storage: "TC-STO-9" } as const;

export function legalMoves(config: GameConfig, state: State, seat: Seat): Move[] {
  const step = nextStep(state);
  const moves: Move[] = [];
  if (!isDecision(step) || step.seat !== seat) return moves;
  switch (step.step) {
    case "startToken":
      offerStartTokens(config, moves);
      break;
    case "action":
      offerBuys(config, state, seat, moves);
      offerTakes(config, state, seat, moves);
      offerReserves(config, state, seat, moves);
      break;
    case "storage":
      offerStorage(config, state, seat, step.colour, moves);
  }
  return moves;
}

/** Whether there are legal moves that `legalMoves` does not list. */
export function hasUnlistedMoves(config: GameConfig, state: State, seat: Seat): boolean {
  const step = nextStep(state);
  if (!isDecision(step) || step.seat !== seat) return false;
  if (step.step === "storage") return hasUnlistedStores(config, state, seat, step.colour);
  return step.step === "action" && hasUnlistedPayments(config, state, seat);
}

function whyNotHere(config: GameConfig, state: State, step: Decision, move: Move): Refusal | null {
  const { seat } = step;
  switch (move.type) {
    case "token":
      if (step.step === "startToken") return null;
      break;
    case "buy":
      if (step.step === "action") return whyNotBuy(config, state, seat, move);
      break;
    case "take":
      if (step.step === "action") return whyNotTake(config, state, seat, move);
      break;
    case "reserve":
      if (step.step === "action") return whyNotReserve(config, state, seat, move);
      break;
    case "store":
    case "decline":
      if (step.step === "storage") return whyNotStore(config, state, seat, step.colour, move);
  }
  return refuse(turnRule[step.step], `refuse.now.${step.step}`);
}

/** The rule by which the game ended. */
function endRule(step: Step): string {
  return step.step === "over" && step.ending === "passes" ? "TC-DECK-6" : "TC-END-1";
}

/** Why a seat may not make this move now, or null if it may. */
export function whyNot(config: GameConfig, state: State, seat: Seat, move: Move): Refusal | null {
  const step = nextStep(state);
  if (!isDecision(step)) return refuse(endRule(step), "refuse.over");
  if (step.seat !== seat) return refuse(turnRule[step.step], "refuse.notYou", { seat: { seat: step.seat } });
  return whyNotHere(config, state, step, move);
}

/** Carries out a legal move; what follows from it is on the agenda afterwards. */
export function carryOut(context: Context, seat: Seat, move: Move): void {
  context.state.agenda.pop();
  context.state.passesInARow = 0;
  switch (move.type) {
    case "token":
      return takeStartToken(context, seat, move);
    case "buy":
      return buy(context, seat, move);
    case "take":
      return take(context, seat, move);
    case "reserve":
      return reserve(context, seat, move);
    case "store":
      return store(context, seat, move);
    case "decline":
      return context.emit?.({ type: "declined", seat, colour: move.colour });
  }
}
