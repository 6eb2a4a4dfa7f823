import { expect, test } from "vitest";
import type { PortoEvent } from "../knowledge/events.ts";
import { figuresOf } from "./figures.ts";

const events: readonly PortoEvent[] = [
  { type: "decade", decade: 1 },
  { type: "points", seat: 0, track: 1, path: 0 },
  { type: "points", seat: 1, track: 0, path: 2 },
  { type: "voyage", seat: 0, danger: 2, temple: 3, success: true },
  { type: "voyage", seat: 1, danger: 3, temple: 1, success: false },
  { type: "seatBought", seat: 0, talents: 4, space: 1, by: "bonus" },
  { type: "seatBought", seat: 1, talents: 5, space: 2, by: "favour" },
  { type: "seatBought", seat: 1, talents: 20, space: null, by: "final" },
  { type: "award", seat: 1, seats: 2, of: 3 },
];

test("a game's events are counted", () => {
  const figures = Object.fromEntries(figuresOf(events).map(({ id, value }) => [id, value]));
  expect(figures).toEqual({
    "figure.decades": 1,
    "figure.seats": 5,
    "figure.seats.bonus": 1,
    "figure.seats.favour": 1,
    "figure.seats.final": 1,
    "figure.seats.path": 2,
    "figure.points.track": 1,
    "figure.points.path": 2,
    "figure.loads": 0,
    "figure.voyages": 2,
    "figure.voyages.success": 1,
    "figure.privileges": 0,
  });
});
