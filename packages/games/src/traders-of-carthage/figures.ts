import type { ScoreLine } from "@portolan/kernel";
import type { TradersEvent } from "./events.ts";

/** What the events of a game add up to. */
export function figuresOf(events: readonly TradersEvent[]): ScoreLine[] {
  const of = <T extends TradersEvent["type"]>(type: T): Extract<TradersEvent, { type: T }>[] =>
    events.filter((event): event is Extract<TradersEvent, { type: T }> => event.type === type);
  const paydays = of("payday");
  const ships = paydays.reduce((sum, { colours }) => sum + colours.length, 0);
  return [
    { id: "figure.turns", value: of("turn").length },
    { id: "figure.purchases", value: of("bought").length },
    { id: "figure.paydays", value: paydays.length },
    { id: "figure.shipsPerPayday", value: paydays.length === 0 ? 0 : ships / paydays.length },
    { id: "figure.goodsSold", value: of("sale").reduce((sum, { size }) => sum + size, 0) },
    { id: "figure.goodsStored", value: of("stored").reduce((sum, { goods }) => sum + goods.length, 0) },
    { id: "figure.goodsLost", value: of("lost").reduce((sum, { count }) => sum + count, 0) },
    { id: "figure.reshuffles", value: of("reshuffled").length },
  ];
}
