import type { Seat } from "@portolan/kernel";
import {
  type AutomaticName,
  type Context,
  type Frame,
  type GameConfig,
  type Stage,
  type State,
  topFrame,
} from "../state.ts";
import { beginActions, closeDecade } from "./decade.ts";
import { layCards, passStartCard, payIncome } from "./decade-start.ts";
import {
  carryOut,
  type DecidingFrame,
  type DecidingStage,
  decider,
  isDeciding,
  movesOf,
} from "./decisions.ts";
import { giveAwards } from "./final-purchases.ts";
import { payContractBonus } from "./instant-privileges.ts";
import { beginLoad, continueLoad } from "./loading.ts";
import type { Move } from "./moves.ts";
import { pathRoom } from "./points.ts";
import { hasPlayable } from "./privileges.ts";
import { dockTheRest, firstReadyDock, moveRows } from "./ships.ts";
import { continueVoyage } from "./voyage.ts";

/** Loads the next ready dock, or goes on when none is left. PC-SHIP-11 */
function loadNext(context: Context, after: Stage): void {
  const dock = firstReadyDock(context.config, context.state);
  if (dock === null) context.state.stage = after;
  else beginLoad(context, dock);
}

/** Stages that run by themselves. PC-DEC-1 PC-FIN-1 */
function runStage(context: Context, stage: AutomaticName): void {
  const { state } = context;
  switch (stage) {
    case "shipsAuto":
      dockTheRest(context);
      state.stage = { stage: "rows" };
      return;
    case "rows":
      moveRows(context);
      state.stage = { stage: "shipsLoad" };
      return;
    case "shipsLoad":
      return loadNext(context, { stage: "cards" });
    case "cards":
      return layCards(context);
    case "start":
      return passStartCard(context);
    case "income":
      return payIncome(context);
    case "market":
      return beginActions(context);
    case "close":
      return closeDecade(context);
    case "finalAuto":
      dockTheRest(context);
      state.stage = { stage: "finalLoad" };
      return;
    case "finalLoad":
      return loadNext(context, { stage: "finalBuy", at: 0 });
    case "awards":
      return giveAwards(context);
  }
}

/** The only move of a decision, if there is but one. PC-SM-2 */
function onlyMove(config: GameConfig, state: State, decision: DecidingStage | DecidingFrame): Move | null {
  const moves = movesOf(config, state, decision);
  return moves.length === 1 ? moves[0] : null;
}

/** Makes a decision that leaves no choice. PC-SM-2 */
function makeOnly(context: Context, seat: Seat, only: Move): void {
  context.forced?.(seat, only);
  carryOut(context, seat, only);
}

/** Goes on with the top frame; false if it waits for a player. PC-SM-2 */
function runFrame(context: Context, frame: Frame): boolean {
  const { config, state } = context;
  switch (frame.frame) {
    case "load":
      continueLoad(context, frame);
      return true;
    case "voyage":
      continueVoyage(context, frame);
      return true;
    case "points":
      if (pathRoom(config, state, frame.seat, frame.points) > 0) return false;
      makeOnly(context, frame.seat, { type: "allot", path: 0 });
      return true;
    case "atOnce":
      if (config.edition.ships[frame.card].privilege === "contractBonus") {
        state.stack.pop();
        payContractBonus(context, frame);
        return true;
      }
  }
  const only = onlyMove(config, state, frame);
  if (only) makeOnly(context, frame.seat, only);
  return only !== null;
}

/** Whether the stage surely leaves a choice, so that its moves need not be listed to know. */
function surelyOpen({ config, state }: Context, stage: DecidingStage): boolean {
  if (stage.stage === "main") return true;
  if (stage.stage !== "tail") return false;
  return !stage.skipped && hasPlayable(config, state, decider(config, state, stage));
}

/** Lets everything happen that happens by itself, up to the next decision or the end, and asks for the decision. PC-SM-2 */
export function settle(context: Context): void {
  runAll(context);
  const { stage, stack } = context.state;
  if (stage.stage !== "over") context.emit?.({ type: "asked", stage, stack: stack.slice() });
}

function runAll(context: Context): void {
  const { config, state } = context;
  for (;;) {
    const frame = topFrame(state);
    if (frame) {
      if (!runFrame(context, frame)) return;
      continue;
    }
    const { stage } = state;
    if (stage.stage === "over") return;
    if (!isDeciding(stage)) {
      runStage(context, stage.stage);
      continue;
    }
    if (surelyOpen(context, stage)) return;
    const only = onlyMove(config, state, stage);
    if (!only) return;
    makeOnly(context, decider(config, state, stage), only);
  }
}
