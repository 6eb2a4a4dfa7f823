import { expect, test } from "vitest";
import { cardsMoved, type TradersEvent } from "../knowledge/events.ts";
import { figuresOf } from "./figures.ts";

const sale = {
  type: "sale",
  seat: 0,
  colour: 0,
  size: 3,
  highest: 5,
  tokens: 0,
  price: 5,
  raw: 15,
  points: 3,
} as const;

const events: readonly TradersEvent[] = [
  { type: "turn", seat: 0 },
  cardsMoved("bought", "market", "goods", [2, 2], 0),
  { type: "payday", seat: 0, colours: [0, 2] },
  sale,
  { type: "stored", seat: 1, colour: 1, goods: [3, 4] },
  cardsMoved("lost", "goods", "discard", [5, 5, 5], 1),
  { type: "turn", seat: 1 },
];

test("a game's events are counted", () => {
  const figures = Object.fromEntries(figuresOf(events).map(({ id, value }) => [id, value]));
  expect(figures).toEqual({
    "figure.turns": 2,
    "figure.purchases": 1,
    "figure.paydays": 1,
    "figure.shipsPerPayday": 2,
    "figure.goodsSold": 3,
    "figure.goodsStored": 2,
    "figure.goodsLost": 3,
    "figure.reshuffles": 0,
  });
});
