import type { Seat } from "@portolan/kernel";
import { schedule } from "@portolan/kernel";
import { type Context, NEW_PAIR } from "../state.ts";
import { finalScoring } from "./end.ts";
import { payInfluence } from "./hand-limit.ts";

/** The four phases of a turn, then the next seat's turn. OM-TRN-1 OM-TRN-2 OM-LOA-4 */
function beginTurn(context: Context, seat: Seat): void {
  const { config, state, emit } = context;
  state.activeSeat = seat;
  state.purchases = 0;
  for (let other = 0; other < config.players; other++) state.pairs[other] = NEW_PAIR;
  emit?.({ type: "turn", seat });
  payInfluence(context, seat);
  schedule(
    state,
    { step: "surplus", seat },
    { step: "trade", seat },
    { step: "play", seat },
    { step: "load", seat },
    { step: "turn", seat: (seat + 1) % config.players },
  );
}

/** The game ends when the last round comes back to the start player. OM-END-2 */
export function nextTurn(context: Context, seat: Seat): void {
  if (context.state.lastRound && seat === context.state.startSeat) finalScoring(context);
  else beginTurn(context, seat);
}
