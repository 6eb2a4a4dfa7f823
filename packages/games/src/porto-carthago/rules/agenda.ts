import type { Seat } from "@portolan/kernel";
import {
  type AutomaticName,
  type Frame,
  type Play,
  type Stage,
  type State,
  type Table,
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
function loadNext(play: Play, after: Stage): void {
  const dock = firstReadyDock(play.table, play.state);
  if (dock === null) play.state.stage = after;
  else beginLoad(play, dock);
}

/** Stages that run by themselves. PC-DEC-1 PC-FIN-1 */
function runStage(play: Play, stage: AutomaticName): void {
  const { state } = play;
  switch (stage) {
    case "shipsAuto":
      dockTheRest(play);
      state.stage = { stage: "rows" };
      return;
    case "rows":
      moveRows(play);
      state.stage = { stage: "shipsLoad" };
      return;
    case "shipsLoad":
      return loadNext(play, { stage: "cards" });
    case "cards":
      return layCards(play);
    case "start":
      return passStartCard(play);
    case "income":
      return payIncome(play);
    case "market":
      return beginActions(play);
    case "close":
      return closeDecade(play);
    case "finalAuto":
      dockTheRest(play);
      state.stage = { stage: "finalLoad" };
      return;
    case "finalLoad":
      return loadNext(play, { stage: "finalBuy", at: 0 });
    case "awards":
      return giveAwards(play);
  }
}

/** The only move of a decision, if there is but one. PC-SM-2 */
function onlyMove(table: Table, state: State, decision: DecidingStage | DecidingFrame): Move | null {
  const moves = movesOf(table, state, decision);
  return moves.length === 1 ? moves[0] : null;
}

/** Makes a decision that leaves no choice. PC-SM-2 */
function makeOnly(play: Play, seat: Seat, only: Move): void {
  play.forced?.(seat, only);
  carryOut(play, seat, only);
}

/** Goes on with the top frame; false if it waits for a player. PC-SM-2 */
function runFrame(play: Play, frame: Frame): boolean {
  const { table, state } = play;
  switch (frame.frame) {
    case "load":
      continueLoad(play, frame);
      return true;
    case "voyage":
      continueVoyage(play, frame);
      return true;
    case "points":
      if (pathRoom(table, state, frame.seat, frame.points) > 0) return false;
      makeOnly(play, frame.seat, { type: "allot", path: 0 });
      return true;
    case "atOnce":
      if (table.edition.ships[frame.card].privilege === "contractBonus") {
        state.stack.pop();
        payContractBonus(play, frame);
        return true;
      }
  }
  const only = onlyMove(table, state, frame);
  if (only) makeOnly(play, frame.seat, only);
  return only !== null;
}

/** Whether the stage surely leaves a choice, so that its moves need not be listed to know. */
function surelyOpen({ table, state }: Play, stage: DecidingStage): boolean {
  if (stage.stage === "main") return true;
  if (stage.stage !== "tail") return false;
  return !stage.skipped && hasPlayable(table, state, decider(table, state, stage));
}

/** Lets everything happen that happens by itself, up to the next decision or the end, and asks for the decision. PC-SM-2 */
export function settle(play: Play): void {
  runAll(play);
  const { stage, stack } = play.state;
  if (stage.stage !== "over") play.tell?.({ type: "asked", stage, stack: stack.slice() });
}

function runAll(play: Play): void {
  const { table, state } = play;
  for (;;) {
    const frame = topFrame(state);
    if (frame) {
      if (!runFrame(play, frame)) return;
      continue;
    }
    const { stage } = state;
    if (stage.stage === "over") return;
    if (!isDeciding(stage)) {
      runStage(play, stage.stage);
      continue;
    }
    if (surelyOpen(play, stage)) return;
    const only = onlyMove(table, state, stage);
    if (!only) return;
    makeOnly(play, decider(table, state, stage), only);
  }
}
