import type { Seat } from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import { anyAvailable, type Play, type Slot, type State, type Table } from "../state.ts";
import { drawCards } from "./draw-pile.ts";
import type { Card } from "./edition.ts";

/** Whether the Market is refilled before this player acts. TC-REF-1 TC-REF-2 */
export function needsRefill(table: Table, state: State, seat: Seat): boolean {
  return table.options.refillCheck === "noneUnreserved"
    ? state.market.every((slot) => slot.reservedBy !== null)
    : !anyAvailable(state.market, seat);
}

/** Lays cards from the draw pile face up. TC-SET-3 TC-REF-5 */
export function layOut(play: Play, zone: "market" | "farm", count: number): void {
  const { state, tell } = play;
  drawCards(play, count, (cards) => {
    for (const card of cards) state[zone].push({ card, reservedBy: null });
    tell?.(cardsMoved("dealt", "draw", zone, cards));
  });
}

/** Moves the Farm into the Market with its markers, then draws for both. TC-REF-5 TC-REF-6 TC-DECK-3 */
export function refill(play: Play): void {
  const { table, state, tell } = play;
  const { marketDraw, farmDraw } = table.edition.refill;
  const fromFarm = state.farm;
  state.farm = [];
  for (const slot of fromFarm) state.market.push(slot);
  tell?.({ type: "refill" });
  tell?.(cardsMoved("farmToMarket", "farm", "market", cardsIn(fromFarm)));
  layOut(play, "market", marketDraw);
  layOut(play, "farm", farmDraw);
}

function cardsIn(slots: readonly Slot[]): Card[] {
  return slots.map((slot) => slot.card);
}
