import { eventsOf, type ScoreLine } from "@portolan/kernel";
import type { PortoEvent } from "../knowledge/events.ts";

/** What the events of a game add up to. */
export function figuresOf(events: readonly PortoEvent[]): ScoreLine[] {
  const bought = eventsOf(events, "seatBought");
  const boughtBy = (by: string): number => bought.filter((event) => event.by === by).length;
  const awarded = eventsOf(events, "award").reduce((sum, { seats }) => sum + seats, 0);
  const points = eventsOf(events, "points");
  const voyages = eventsOf(events, "voyage");
  return [
    { id: "figure.decades", value: eventsOf(events, "decade").length },
    { id: "figure.seats", value: bought.length + awarded },
    { id: "figure.seats.bonus", value: boughtBy("bonus") },
    { id: "figure.seats.favour", value: boughtBy("favour") },
    { id: "figure.seats.final", value: boughtBy("final") },
    { id: "figure.seats.path", value: awarded },
    { id: "figure.points.track", value: points.reduce((sum, { track }) => sum + track, 0) },
    { id: "figure.points.path", value: points.reduce((sum, { path }) => sum + path, 0) },
    { id: "figure.loads", value: eventsOf(events, "loaded").length },
    { id: "figure.voyages", value: voyages.length },
    { id: "figure.voyages.success", value: voyages.filter(({ success }) => success).length },
    { id: "figure.privileges", value: eventsOf(events, "privilege").length },
  ];
}
