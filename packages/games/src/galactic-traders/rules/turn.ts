import type { Seat } from "@portolan/kernel";
import { clockwise, schedule } from "@portolan/kernel";
import { digestNotes } from "../knowledge/notes.ts";
import type { Context, Step } from "../state.ts";
import { dealPool, draftOrder } from "./draft.ts";

/** A round: the goods phase, a delivery turn for each player, and its end. GT-RND-1 */
export function beginRound(context: Context): void {
  const { config, state, emit } = context;
  state.round++;
  state.agreedThisRound = false;
  emit?.({ type: "round", round: state.round, seat: state.primon, isLast: state.isLastRound });
  digestNotes(config.edition, state);
  dealPool(context, state.primon);
  const picks = draftOrder(config, state.primon).map((seat): Step => ({ step: "offer", seat }));
  const turns = clockwise(config, state.primon).map((seat): Step => ({ step: "turn", seat }));
  schedule(state, ...picks, ...turns, { step: "roundEnd" });
}

/** Ready: all rotated planets of the player are turned back. GT-TURN-2 */
function ready({ state, emit }: Context, seat: Seat): void {
  const { planets } = state.traders[seat];
  if (emit) {
    const rotated = planets.filter((owned) => owned.rotated).map(({ planet }) => planet);
    if (rotated.length > 0) emit({ type: "readied", seat, planets: rotated });
  }
  for (let i = 0; i < planets.length; i++) {
    if (planets[i].rotated) planets[i] = { planet: planets[i].planet, rotated: false };
  }
}

/** A delivery turn: ready, recall, deliver, agreements. GT-TURN-1 */
export function beginTurn(context: Context, seat: Seat): void {
  const { state, emit } = context;
  state.activeSeat = seat;
  emit?.({ type: "turn", seat });
  ready(context, seat);
  schedule(state, { step: "recall", seat }, { step: "deliver", seat }, { step: "agree", seat });
}
