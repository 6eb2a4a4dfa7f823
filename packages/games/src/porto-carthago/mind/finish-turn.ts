import type { Chance, Seat } from "@portolan/kernel";
import { extraPossible, freeSpace } from "../rules/bonus.ts";
import { carryOut, movesOf } from "../rules/decisions.ts";
import type { Space } from "../rules/edition.ts";
import { payContractBonus, resolveAtOnce } from "../rules/instant-privileges.ts";
import { continueLoad } from "../rules/loading.ts";
import type { Move, MoveOf } from "../rules/moves.ts";
import { buySeat } from "../rules/palace.ts";
import { allot, pathRoom } from "../rules/points.ts";
import { continueVoyage } from "../rules/voyage.ts";
import {
  cloneState,
  enterTail,
  type FrameOf,
  type Play,
  type State,
  type Table,
  topFrame,
} from "../state.ts";
import { standing } from "./standing.ts";

/** No chance acts in what is looked ahead to. */
const STILL: Chance = { below: () => 0, drawn: () => 0 };

/** Finishes what is on the stack by the plainest choices: points to the track. */
function finishStack(play: Play): void {
  const { state } = play;
  for (let frame = topFrame(state); frame; frame = topFrame(state)) {
    switch (frame.frame) {
      case "load":
        continueLoad(play, frame);
        break;
      case "voyage":
        continueVoyage(play, frame);
        break;
      case "points":
        state.stack.pop();
        allot(play, frame, 0);
        break;
      case "atOnce":
        state.stack.pop();
        finishAtOnce(play, frame);
        break;
      case "order":
        state.stack.pop();
        state.deck.push(frame.played);
    }
  }
}

function finishAtOnce(play: Play, frame: FrameOf<"atOnce">): void {
  const { table, state } = play;
  const { privilege } = table.edition.ships[frame.card];
  if (privilege === "contractBonus") return payContractBonus(play, frame);
  if (privilege === "tradePoint") return resolveAtOnce(play, frame, "track");
  resolveAtOnce(play, frame, pathRoom(table, state, frame.seat, 1) > 0 ? "path" : "none");
}

/** A voyage as it goes on average: which ship will be turned up is not to be peeked at. */
function sail({ table, state }: Play, seat: Seat, space: Space, { good, from }: MoveOf<"carry">): void {
  const senator = state.senators[seat];
  const { talents, points } = table.voyages[senator.temple];
  if (from === "warehouse") senator.warehouse[good]--;
  else state.docks[from] = { ...state.docks[from], good: null };
  senator.talents += talents;
  senator.points += points;
  senator.charters--;
  senator.temple--;
  senator.reserve += 2;
  enterTail(state, table.edition.spaces[space].bonus ?? "none", false);
}

/** Takes what the turn still offers if that is for the better. */
function takeExtra(play: Play, seat: Seat): void {
  const { table, state } = play;
  if (state.stage.stage !== "tail" || !extraPossible(table, state, seat, state.stage.extra)) return;
  const { extra } = state.stage;
  if (extra === "palace") buySeat(play, seat, "bonus");
  else if (extra === "warehouse" && state.senators[seat].talents >= table.weights.wealthy)
    freeSpace(play, seat);
}

/** The state after a move of the card on a space. */
function after(table: Table, state: State, seat: Seat, space: Space, move: Move): State {
  const play: Play = { table, state: cloneState(state), chance: STILL, tell: undefined };
  if (move.type === "carry" && move.to === "charter") sail(play, seat, space, move);
  else carryOut(play, seat, move);
  finishStack(play);
  takeExtra(play, seat);
  return play.state;
}

/** The state as it will be when the turn's seat has finished what is under way in the way that is best for it. */
export function settledForSeat(table: Table, state: State, seat: Seat): State {
  const { stage } = state;
  if (state.stack.length === 0 && stage.stage !== "act" && stage.stage !== "tail") return state;
  if (state.stack.length > 0 || stage.stage !== "act") {
    const play: Play = { table, state: cloneState(state), chance: STILL, tell: undefined };
    finishStack(play);
    takeExtra(play, seat);
    return play.state;
  }
  let best = state;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of movesOf(table, state, stage)) {
    const next = after(table, state, seat, stage.space, move);
    const worth = standing(table, next, seat);
    if (worth <= most) continue;
    most = worth;
    best = next;
  }
  return best;
}
