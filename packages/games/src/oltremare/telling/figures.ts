import { eventsOf, type ScoreLine } from "@portolan/kernel";
import type { OltremareEvent } from "../knowledge/events.ts";

/** In how many turns at least one deal was struck. */
function turnsWithDeal(events: readonly OltremareEvent[]): number {
  let turns = 0;
  let isDealing = true;
  for (const event of events) {
    if (event.type === "turn") isDealing = false;
    if (event.type !== "deal" || isDealing) continue;
    isDealing = true;
    turns++;
  }
  return turns;
}

/** What the events of a game add up to. */
export function figuresOf(events: readonly OltremareEvent[]): ScoreLine[] {
  const turns = eventsOf(events, "turn").length;
  return [
    { id: "figure.turns", value: turns },
    { id: "figure.dealShare", value: turns === 0 ? 0 : turnsWithDeal(events) / turns },
    { id: "figure.deals", value: eventsOf(events, "deal").length },
    { id: "figure.calls", value: eventsOf(events, "called").length },
    { id: "figure.declined", value: eventsOf(events, "declined").length },
    { id: "figure.tiles", value: eventsOf(events, "tile").length },
    { id: "figure.tokens", value: eventsOf(events, "tokenTaken").length },
  ];
}
