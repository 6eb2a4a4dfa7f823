import { eventsOf, type ScoreLine } from "@portolan/kernel";
import type { TradersEvent } from "../knowledge/events.ts";

/** What the events of a game add up to. */
export function figuresOf(events: readonly TradersEvent[]): ScoreLine[] {
  const paydays = eventsOf(events, "payday");
  const ships = paydays.reduce((sum, { colours }) => sum + colours.length, 0);
  return [
    { id: "figure.turns", value: eventsOf(events, "turn").length },
    { id: "figure.purchases", value: eventsOf(events, "bought").length },
    { id: "figure.paydays", value: paydays.length },
    { id: "figure.shipsPerPayday", value: paydays.length === 0 ? 0 : ships / paydays.length },
    { id: "figure.goodsSold", value: eventsOf(events, "sale").reduce((sum, { size }) => sum + size, 0) },
    {
      id: "figure.goodsStored",
      value: eventsOf(events, "stored").reduce((sum, { goods }) => sum + goods.length, 0),
    },
    { id: "figure.goodsLost", value: eventsOf(events, "lost").reduce((sum, { count }) => sum + count, 0) },
    { id: "figure.reshuffles", value: eventsOf(events, "reshuffled").length },
  ];
}
