import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { goodsMoved } from "../knowledge/events.ts";
import { note } from "../knowledge/notes.ts";
import type { Context, GameConfig, State } from "../state.ts";
import type { Good } from "./edition.ts";
import { size } from "./goods.ts";
import { goodName } from "./names.ts";

/** Whether a hand holds as much as it may. GT-CARGO-1 */
export function isFull({ edition }: GameConfig, state: State, seat: Seat): boolean {
  return size(state.traders[seat].hand) >= edition.limits.hand;
}

/** Why this good may not be discarded, or nothing, to make room for a card about to be taken. GT-CARGO-2 */
export function whyNotMakeRoom(
  config: GameConfig,
  state: State,
  seat: Seat,
  discard: Good | null,
): Refusal | null {
  const { limits } = config.edition;
  if (isFull(config, state, seat)) {
    if (discard === null) return refuse("GT-CARGO-2", "refuse.cargo.full", { most: limits.hand });
    if (state.traders[seat].hand[discard] > 0) return null;
    return refuse("GT-CARGO-2", "refuse.notInHand", { good: goodName(config.edition, discard) });
  }
  return discard === null ? null : refuse("GT-CARGO-2", "refuse.cargo.room", { most: limits.hand });
}

/** Discards a hand card openly. GT-CARGO-3 */
export function discardFromHand(
  { state, emit }: Context,
  seat: Seat,
  good: Good,
  reason: "madeRoom" | "exchanged",
): void {
  state.traders[seat].hand[good]--;
  state.discard[good]++;
  note(state, ["showed", seat, good]);
  emit?.(goodsMoved(reason, seat, "hand", "discard", [good]));
}
