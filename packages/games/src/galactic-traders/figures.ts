import type { ScoreLine } from "@portolan/kernel";
import type { GalacticEvent } from "./events.ts";

/** What the events of a game add up to. */
export function figuresOf(events: readonly GalacticEvent[]): ScoreLine[] {
  const of = <T extends GalacticEvent["type"]>(type: T): (GalacticEvent & { readonly type: T })[] =>
    events.filter((event): event is GalacticEvent & { readonly type: T } => event.type === type);
  const agreements = of("agreement");
  return [
    { id: "figure.rounds", value: of("round").length },
    { id: "figure.agreements", value: agreements.length },
    { id: "figure.offTurn", value: agreements.filter(({ isOffTurn }) => isOffTurn).length },
    { id: "figure.ties", value: agreements.filter(({ isTie }) => isTie).length },
    { id: "figure.displaced", value: of("displaced").reduce((sum, { count }) => sum + count, 0) },
    { id: "figure.conversions", value: of("converted").length },
    { id: "figure.exchanges", value: of("exchanged").length },
    { id: "figure.guarded", value: of("guard").length },
    { id: "figure.reshuffles", value: of("reshuffled").length },
  ];
}
