import type { Seat } from "@portolan/kernel";
import { anyAvailable, type Play, schedule } from "../state.ts";
import { needsRefill, refill } from "./refill.ts";

/**
 * A turn: the refill check, made once, then one action with all its consequences, then the next seat clockwise. Who has
 * no card available even then passes; when all pass in succession the game is over.
 * TC-TURN-1 TC-REF-1 TC-REF-9 TC-DECK-5 TC-DECK-6
 */
export function beginTurn(play: Play, seat: Seat): void {
  const { table, state, tell } = play;
  state.activeSeat = seat;
  tell?.({ type: "turn", seat });
  if (needsRefill(table, state, seat)) refill(play);
  schedule(state, { step: "turn", seat: (seat + 1) % table.players });
  if (anyAvailable(state.market, seat)) {
    schedule(state, { step: "action", seat });
    return;
  }
  tell?.({ type: "passed", seat });
  state.passesInARow++;
  if (state.passesInARow >= table.players) schedule(state, { step: "over", ending: "passes" });
}
