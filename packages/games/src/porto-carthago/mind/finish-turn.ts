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
import { type Context, cloneState, enterTail, type FrameOf, type State, topFrame } from "../state.ts";
import { standing } from "./standing.ts";
import type { MindConfig } from "./weights.ts";

/** What is carried out only to be judged. */
type MindContext = Context & { readonly config: MindConfig };

/** No chance acts in what is looked ahead to. */
const STILL: Chance = { below: () => 0, drawn: () => 0 };

/** Finishes what is on the stack by the plainest choices: points to the track. */
function finishStack(context: Context): void {
  const { state } = context;
  for (let frame = topFrame(state); frame; frame = topFrame(state)) {
    switch (frame.frame) {
      case "load":
        continueLoad(context, frame);
        break;
      case "voyage":
        continueVoyage(context, frame);
        break;
      case "points":
        state.stack.pop();
        allot(context, frame, 0);
        break;
      case "atOnce":
        state.stack.pop();
        finishAtOnce(context, frame);
        break;
      case "order":
        state.stack.pop();
        state.deck.push(frame.played);
    }
  }
}

function finishAtOnce(context: Context, frame: FrameOf<"atOnce">): void {
  const { config, state } = context;
  const { privilege } = config.edition.ships[frame.card];
  if (privilege === "contractBonus") return payContractBonus(context, frame);
  if (privilege === "tradePoint") return resolveAtOnce(context, frame, "track");
  resolveAtOnce(context, frame, pathRoom(config, state, frame.seat, 1) > 0 ? "path" : "none");
}

/** A voyage as it goes on average: which ship will be turned up is not to be peeked at. */
function sail(
  { config, state }: MindContext,
  seat: Seat,
  space: Space,
  { good, from }: MoveOf<"carry">,
): void {
  const senator = state.senators[seat];
  const { talents, points } = config.voyages[senator.temple];
  if (from === "warehouse") senator.warehouse[good]--;
  else state.docks[from] = { ...state.docks[from], good: null };
  senator.talents += talents;
  senator.points += points;
  senator.charters--;
  senator.temple--;
  senator.reserve += 2;
  enterTail(state, config.edition.spaces[space].bonus ?? "none", false);
}

/** Takes what the turn still offers if that is for the better. */
function takeExtra(context: MindContext, seat: Seat): void {
  const { config, state } = context;
  if (state.stage.stage !== "tail" || !extraPossible(config, state, seat, state.stage.extra)) return;
  const { extra } = state.stage;
  if (extra === "palace") buySeat(context, seat, "bonus");
  else if (extra === "warehouse" && state.senators[seat].talents >= config.weights.wealthy)
    freeSpace(context, seat);
}

/** The state after a move of the card on a space. */
function after(config: MindConfig, state: State, seat: Seat, space: Space, move: Move): State {
  const context: MindContext = { config, state: cloneState(state), chance: STILL, emit: undefined };
  if (move.type === "carry" && move.to === "charter") sail(context, seat, space, move);
  else carryOut(context, seat, move);
  finishStack(context);
  takeExtra(context, seat);
  return context.state;
}

/** The state as it will be when the turn's seat has finished what is under way in the way that is best for it. */
export function settledForSeat(config: MindConfig, state: State, seat: Seat): State {
  const { stage } = state;
  if (state.stack.length === 0 && stage.stage !== "act" && stage.stage !== "tail") return state;
  if (state.stack.length > 0 || stage.stage !== "act") {
    const context: MindContext = { config, state: cloneState(state), chance: STILL, emit: undefined };
    finishStack(context);
    takeExtra(context, seat);
    return context.state;
  }
  let best = state;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of movesOf(config, state, stage)) {
    const next = after(config, state, seat, stage.space, move);
    const worth = standing(config, next, seat);
    if (worth <= most) continue;
    most = worth;
    best = next;
  }
  return best;
}
