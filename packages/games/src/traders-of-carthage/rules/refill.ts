import type { Seat } from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import { anyAvailable, type Context, type GameConfig, type Slot, type State } from "../state.ts";
import { drawCards } from "./draw-pile.ts";
import type { Card } from "./edition.ts";

/** Whether the Market is refilled before this player acts. TC-REF-1 TC-REF-2 */
export function needsRefill(config: GameConfig, state: State, seat: Seat): boolean {
  return config.options.refillCheck === "noneUnreserved"
    ? state.market.every((slot) => slot.reservedBy !== null)
    : !anyAvailable(state.market, seat);
}

/** Lays cards from the draw pile face up. TC-SET-3 TC-REF-5 */
export function layOut(context: Context, zone: "market" | "farm", count: number): void {
  const { state, emit } = context;
  drawCards(context, count, (cards) => {
    for (const card of cards) state[zone].push({ card, reservedBy: null });
    emit?.(cardsMoved("dealt", "draw", zone, cards));
  });
}

/** Moves the Farm into the Market with its markers, then draws for both. TC-REF-5 TC-REF-6 TC-DECK-3 */
export function refill(context: Context): void {
  const { config, state, emit } = context;
  const { marketDraw, farmDraw } = config.edition.refill;
  const fromFarm = state.farm;
  state.farm = [];
  for (const slot of fromFarm) state.market.push(slot);
  emit?.({ type: "refill" });
  emit?.(cardsMoved("farmToMarket", "farm", "market", cardsIn(fromFarm)));
  layOut(context, "market", marketDraw);
  layOut(context, "farm", farmDraw);
}

function cardsIn(slots: readonly Slot[]): Card[] {
  return slots.map((slot) => slot.card);
}
