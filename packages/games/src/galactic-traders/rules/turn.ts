import type { Seat } from "@portolan/kernel";
import { digestNotes } from "../knowledge/notes.ts";
import { clockwise, type Play, type Step, schedule } from "../state.ts";
import { dealPool, draftOrder } from "./draft.ts";

/** A round: the goods phase, a delivery turn for each player, and its end. GT-RND-1 */
export function beginRound(play: Play): void {
  const { table, state, tell } = play;
  state.round++;
  state.agreedThisRound = false;
  tell?.({ type: "round", round: state.round, seat: state.primon, isLast: state.isLastRound });
  digestNotes(table.edition, state);
  dealPool(play, state.primon);
  const picks = draftOrder(table, state.primon).map((seat): Step => ({ step: "offer", seat }));
  const turns = clockwise(table, state.primon).map((seat): Step => ({ step: "turn", seat }));
  schedule(state, ...picks, ...turns, { step: "roundEnd" });
}

/** Ready: all rotated planets of the player are turned back. GT-TURN-2 */
function ready({ state, tell }: Play, seat: Seat): void {
  const { planets } = state.traders[seat];
  if (tell) {
    const rotated = planets.filter((owned) => owned.rotated).map(({ planet }) => planet);
    if (rotated.length > 0) tell({ type: "readied", seat, planets: rotated });
  }
  for (let i = 0; i < planets.length; i++) {
    if (planets[i].rotated) planets[i] = { planet: planets[i].planet, rotated: false };
  }
}

/** A delivery turn: ready, recall, deliver, agreements. GT-TURN-1 */
export function beginTurn(play: Play, seat: Seat): void {
  const { state, tell } = play;
  state.activeSeat = seat;
  tell?.({ type: "turn", seat });
  ready(play, seat);
  schedule(state, { step: "recall", seat }, { step: "deliver", seat }, { step: "agree", seat });
}
