import type { Seat } from "@portolan/kernel";
import { drawCards } from "./draw-pile.ts";
import type { Card } from "./edition.ts";
import { cardsMoved } from "./events.ts";
import { anyAvailable, type Play, type Slot, type State, type Table } from "./state.ts";

/** Whether the Market is refilled before this player acts. TC-REF-1 TC-REF-2 */
export function needsRefill(table: Table, state: State, seat: Seat): boolean {
  return table.options.refillCheck === "noneUnreserved"
    ? state.market.every((slot) => slot.reservedBy !== null)
    : !anyAvailable(state.market, seat);
}

function unreserved(card: Card): Slot {
  return { card, reservedBy: null };
}

/** Moves the Farm into the Market with its markers, then draws for both. TC-REF-5 TC-REF-6 TC-DECK-3 */
export function refill(play: Play): void {
  const { table, state, tell } = play;
  const { marketDraw, farmDraw } = table.edition.refill;
  tell?.({ type: "refill" });
  tell?.(
    cardsMoved(
      "farmToMarket",
      "farm",
      "market",
      state.farm.map((slot) => slot.card),
    ),
  );
  const forMarket = drawCards(play, marketDraw);
  tell?.(cardsMoved("dealt", "draw", "market", forMarket));
  const forFarm = drawCards(play, farmDraw);
  tell?.(cardsMoved("dealt", "draw", "farm", forFarm));
  state.market.push(...state.farm, ...forMarket.map(unreserved));
  state.farm = forFarm.map(unreserved);
}
