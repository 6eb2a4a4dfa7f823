import { eventsOf, type ScoreLine } from "@portolan/kernel";
import type { GalacticEvent } from "../knowledge/events.ts";

/** What the events of a game add up to. */
export function figuresOf(events: readonly GalacticEvent[]): ScoreLine[] {
  const agreements = eventsOf(events, "agreement");
  return [
    { id: "figure.rounds", value: eventsOf(events, "round").length },
    { id: "figure.agreements", value: agreements.length },
    { id: "figure.offTurn", value: agreements.filter(({ isOffTurn }) => isOffTurn).length },
    { id: "figure.ties", value: agreements.filter(({ isTie }) => isTie).length },
    {
      id: "figure.displaced",
      value: eventsOf(events, "displaced").reduce((sum, { count }) => sum + count, 0),
    },
    { id: "figure.conversions", value: eventsOf(events, "converted").length },
    { id: "figure.exchanges", value: eventsOf(events, "exchanged").length },
    { id: "figure.guarded", value: eventsOf(events, "guard").length },
    { id: "figure.reshuffles", value: eventsOf(events, "reshuffled").length },
  ];
}
