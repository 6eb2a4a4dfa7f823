import { expect, test } from "vitest";
import type { OltremareEvent } from "../knowledge/events.ts";
import { figuresOf } from "./figures.ts";

const deal = { type: "deal", seat: 0, partner: 1, ducats: 0 } as const;

const events: readonly OltremareEvent[] = [
  { type: "turn", seat: 0 },
  { type: "called", seat: 0, partners: [1] },
  { type: "declined", seat: 0, partner: 1 },
  deal,
  deal,
  { type: "tile", seat: 1, total: 1 },
  { type: "turn", seat: 1 },
  { type: "tokenTaken", seat: 1, token: "compass" },
  { type: "turn", seat: 2 },
  { type: "turn", seat: 3 },
];

test("a game's events are counted, several deals of a turn as one turn with a deal", () => {
  const figures = Object.fromEntries(figuresOf(events).map(({ id, value }) => [id, value]));
  expect(figures).toEqual({
    "figure.turns": 4,
    "figure.dealShare": 0.25,
    "figure.deals": 2,
    "figure.calls": 1,
    "figure.declined": 1,
    "figure.tiles": 1,
    "figure.tokens": 1,
  });
});
