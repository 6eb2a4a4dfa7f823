import type { Seat } from "@portolan/kernel";
import { schedule } from "@portolan/kernel";
import { anyAvailable, type Context } from "../state.ts";
import { needsRefill, refill } from "./refill.ts";

/**
 * A turn: the refill check, made once, then one action with all its consequences, then the next seat clockwise. Who has
 * no card available even then passes; when all pass in succession the game is over.
 * TC-TURN-1 TC-REF-1 TC-REF-9 TC-DECK-5 TC-DECK-6
 */
export function beginTurn(context: Context, seat: Seat): void {
  const { config, state, emit } = context;
  state.activeSeat = seat;
  emit?.({ type: "turn", seat });
  if (needsRefill(config, state, seat)) refill(context);
  schedule(state, { step: "turn", seat: (seat + 1) % config.players });
  if (anyAvailable(state.market, seat)) {
    schedule(state, { step: "action", seat });
    return;
  }
  emit?.({ type: "passed", seat });
  state.passesInARow++;
  if (state.passesInARow >= config.players) schedule(state, { step: "over", ending: "passes" });
}
