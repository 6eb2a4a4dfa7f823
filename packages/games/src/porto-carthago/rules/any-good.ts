import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { type Context, owns, type State } from "../state.ts";
import type { Dock, Ship } from "./edition.ts";
import { beginLoad } from "./loading.ts";
import type { Move, MoveOf } from "./moves.ts";

/** A ship and any good lie at an own dock. PC-P3-1 PC-P3-2 */
function canLoadAny(state: State, seat: Seat, dock: Dock): boolean {
  const { owner, ship, good } = state.docks[dock];
  return owner === seat && ship !== null && good !== null;
}

export function offerAnyGood(state: State, seat: Seat, card: Ship, moves: Move[]): void {
  for (let dock = 0; dock < state.docks.length; dock++) {
    if (canLoadAny(state, seat, dock)) moves.push({ type: "anyGood", card, dock });
  }
}

export function whyNotAnyGood(state: State, seat: Seat, { dock }: MoveOf<"anyGood">): Refusal | null {
  const { ship, good } = state.docks[dock];
  if (!owns(state, seat, dock)) return refuse("PC-P3-1", "refuse.anyGood.notYours");
  if (ship === null) return refuse("PC-P3-1", "refuse.anyGood.noShip");
  return good === null ? refuse("PC-P3-2", "refuse.anyGood.noGood") : null;
}

/** The card is under the deck by now; the loading follows. PC-P3-1 PC-PRIV-4 */
export function loadAnyGood(context: Context, { dock }: MoveOf<"anyGood">): void {
  beginLoad(context, dock);
}
