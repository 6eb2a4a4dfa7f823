import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import {
  type AutomaticName,
  type Context,
  type FrameOf,
  type GameConfig,
  type Stage,
  type State,
  topFrame,
  turnSeat,
} from "../state.ts";
import { doTail, offerTail, whyNotTail } from "./after-action.ts";
import { doAct, offerAct, whyNotAct } from "./card-actions.ts";
import { doFinal, finalSeat, offerFinal, whyNotFinal } from "./final-purchases.ts";
import { offerClaims } from "./hoist.ts";
import { offerAtOnce, resolveAtOnce, whyNotAtOnce } from "./instant-privileges.ts";
import type { Move } from "./moves.ts";
import { allot, offerAllotments, whyNotAllot } from "./points.ts";
import { hasUnlistedPrivileges } from "./privileges.ts";
import { offerOrders, putBack, whyNotOrder } from "./scout.ts";
import {
  firstPass,
  offerFirstClaims,
  offerSetupGoods,
  secondPass,
  setupSeat,
  takeGood,
  whyNotSetup,
} from "./setup.ts";
import { offerPicks, pickShip, whyNotPick } from "./ships.ts";
import { doMain, offerMain, whyNotMain } from "./turn.ts";

/** A stage that waits for a player. */
export type DecidingStage = Exclude<Stage, { stage: AutomaticName | "over" }>;
/** A frame that waits for a player. */
export type DecidingFrame = FrameOf<"points" | "atOnce" | "order">;
export type Decision = DecidingStage | DecidingFrame;

export function isDeciding(stage: Stage): stage is DecidingStage {
  switch (stage.stage) {
    case "setupClaim":
    case "setupGood":
    case "setupDock":
    case "shipsPick":
    case "finalPick":
    case "main":
    case "act":
    case "tail":
    case "finalBuy":
      return true;
    default:
      return false;
  }
}

/** The decision that is open: the top frame's, or the stage's; null when the game is over. PC-SM-1 */
export function openDecision(state: State): Decision | null {
  const frame = topFrame(state);
  if (frame) return frame.frame === "load" || frame.frame === "voyage" ? null : frame;
  return isDeciding(state.stage) ? state.stage : null;
}

/** What is to be decided: the stage, or the frame above it. */
export function decisionName(state: State): string {
  const decision = openDecision(state);
  if (!decision) return state.stage.stage;
  return "frame" in decision ? decision.frame : decision.stage;
}

/** The one seat that may act. PC-SM-1 */
export function decider(config: GameConfig, state: State, decision: Decision): Seat {
  if ("frame" in decision) return decision.seat;
  switch (decision.stage) {
    case "setupClaim":
    case "setupGood":
    case "setupDock":
      return setupSeat(config, state, decision.stage, decision.at);
    case "shipsPick":
    case "finalPick":
      return decision.ranks[decision.rank];
    case "finalBuy":
      return finalSeat(config, state, decision.at);
    default:
      return turnSeat(config, state);
  }
}

function offerFrame(config: GameConfig, state: State, frame: DecidingFrame, moves: Move[]): void {
  switch (frame.frame) {
    case "points":
      return offerAllotments(config, state, frame, moves);
    case "atOnce":
      return offerAtOnce(config, state, frame, moves);
    case "order":
      return offerOrders(state, frame, moves);
  }
}

function offerStage(config: GameConfig, state: State, stage: DecidingStage, seat: Seat, moves: Move[]): void {
  switch (stage.stage) {
    case "setupClaim":
      return offerFirstClaims(config, state, seat, moves);
    case "setupGood":
      return offerSetupGoods(config, state, moves);
    case "setupDock":
      return offerClaims(config, state, seat, "claim", moves);
    case "shipsPick":
    case "finalPick":
      return offerPicks(config, state, stage, moves);
    case "main":
      return offerMain(config, state, seat, moves);
    case "act":
      return offerAct(config, state, seat, stage.space, moves);
    case "tail":
      return offerTail(config, state, seat, stage, moves);
    case "finalBuy":
      return offerFinal(config, state, seat, moves);
  }
}

/** All moves of an open decision. */
export function movesOf(config: GameConfig, state: State, decision: Decision): Move[] {
  const moves: Move[] = [];
  if ("frame" in decision) offerFrame(config, state, decision, moves);
  else offerStage(config, state, decision, decider(config, state, decision), moves);
  return moves;
}

export function legalMoves(config: GameConfig, state: State, seat: Seat): Move[] {
  const decision = openDecision(state);
  return decision && decider(config, state, decision) === seat ? movesOf(config, state, decision) : [];
}

/** Whether there are legal moves that `legalMoves` does not list. */
export function hasUnlistedMoves(config: GameConfig, state: State, seat: Seat): boolean {
  const decision = openDecision(state);
  if (!decision || decider(config, state, decision) !== seat || "frame" in decision) return false;
  const mayPlayCards = decision.stage === "main" || decision.stage === "tail";
  return mayPlayCards && hasUnlistedPrivileges(config, state, seat);
}

function whyNotFrame(config: GameConfig, state: State, frame: DecidingFrame, move: Move): Refusal | null {
  switch (frame.frame) {
    case "points":
      if (move.type === "allot") return whyNotAllot(config, state, frame, move);
      return refuse("PC-PT-1", "refuse.now.points");
    case "atOnce":
      if (move.type === "atonce") return whyNotAtOnce(config, state, frame, move);
      return refuse("PC-PRIV-1", "refuse.now.atOnce");
    case "order":
      if (move.type === "order") return whyNotOrder(state, frame, move);
      return refuse("PC-P2-1", "refuse.now.order");
  }
}

function whyNotStage(
  config: GameConfig,
  state: State,
  stage: DecidingStage,
  seat: Seat,
  move: Move,
): Refusal | null {
  switch (stage.stage) {
    case "setupClaim":
    case "setupGood":
    case "setupDock":
      return whyNotSetup(config, state, seat, stage.stage, move);
    case "shipsPick":
    case "finalPick":
      return whyNotPick(config, state, stage, move);
    case "main":
      return whyNotMain(config, state, seat, move);
    case "act":
      return whyNotAct(config, state, seat, stage.space, move);
    case "tail":
      return whyNotTail(config, state, seat, stage, move);
    case "finalBuy":
      return whyNotFinal(config, state, seat, move);
  }
}

/** Why a seat may not make this move now, or null if it may. */
export function whyNot(config: GameConfig, state: State, seat: Seat, move: Move): Refusal | null {
  const decision = openDecision(state);
  if (!decision) return refuse("PC-END-1", "refuse.over");
  const waitingFor = decider(config, state, decision);
  if (waitingFor !== seat) return refuse("PC-SM-1", "refuse.notYou", { seat: { seat: waitingFor } });
  return "frame" in decision
    ? whyNotFrame(config, state, decision, move)
    : whyNotStage(config, state, decision, seat, move);
}

function decideFrame(context: Context, frame: DecidingFrame, move: Move): void {
  context.state.stack.pop();
  if (frame.frame === "points" && move.type === "allot") return allot(context, frame, move.path);
  if (frame.frame === "atOnce" && move.type === "atonce") return resolveAtOnce(context, frame, move.choice);
  if (frame.frame === "order" && move.type === "order") return putBack(context, frame, move.ships);
}

function decideStage(context: Context, stage: DecidingStage, seat: Seat, move: Move): void {
  switch (stage.stage) {
    case "setupClaim":
      if (move.type === "claim" || move.type === "pass") firstPass(context, seat, stage.at, move);
      return;
    case "setupGood":
      if (move.type === "take") takeGood(context, seat, stage.at, move);
      return;
    case "setupDock":
      if (move.type === "claim") secondPass(context, seat, stage.at, move);
      return;
    case "shipsPick":
    case "finalPick":
      if (move.type === "dock" || move.type === "away") pickShip(context, stage, seat, move);
      return;
    case "main":
      return doMain(context, seat, move);
    case "act":
      return doAct(context, seat, stage.space, move);
    case "tail":
      return doTail(context, seat, stage, move);
    case "finalBuy":
      return doFinal(context, seat, stage.at, move);
  }
}

/** Carries out a legal move; what follows from it is on the stack and in the stage afterwards. */
export function carryOut(context: Context, seat: Seat, move: Move): void {
  const decision = openDecision(context.state);
  if (!decision) return;
  if ("frame" in decision) decideFrame(context, decision, move);
  else decideStage(context, decision, seat, move);
}
