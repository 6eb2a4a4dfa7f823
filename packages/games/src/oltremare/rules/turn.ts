import type { Seat } from "@portolan/kernel";
import { NEW_PAIR, type Play, schedule } from "../state.ts";
import { finalScoring } from "./end.ts";
import { payInfluence } from "./hand-limit.ts";

/** The four phases of a turn, then the next seat's turn. OM-TRN-1 OM-TRN-2 OM-LOA-4 */
function beginTurn(play: Play, seat: Seat): void {
  const { table, state, tell } = play;
  state.activeSeat = seat;
  state.purchases = 0;
  for (let other = 0; other < table.players; other++) state.pairs[other] = NEW_PAIR;
  tell?.({ type: "turn", seat });
  payInfluence(play, seat);
  schedule(
    state,
    { step: "surplus", seat },
    { step: "trade", seat },
    { step: "play", seat },
    { step: "load", seat },
    { step: "turn", seat: (seat + 1) % table.players },
  );
}

/** The game ends when the last round comes back to the start player. OM-END-2 */
export function nextTurn(play: Play, seat: Seat): void {
  if (play.state.lastRound && seat === play.state.startSeat) finalScoring(play);
  else beginTurn(play, seat);
}
