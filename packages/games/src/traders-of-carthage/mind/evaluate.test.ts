import { describe, expect, test } from "vitest";
import { type Position, position } from "../testing/position.ts";
import { raid } from "../testing/raid.ts";
import type { TestGame } from "../testing/test-game.ts";

const evaluate = ({ rules, state }: TestGame): readonly number[] => rules.mind.evaluate(state);

/** How seat 0 stands in a position. */
function worth(described: Position): number {
  return evaluate(position({ market: "R5", ...described }))[0];
}

describe("how a player stands", () => {
  test("there is one number for each seat; of equal seats the one that acts sooner stands better", () => {
    const worths = evaluate(position({ players: 4, market: "R5", toAct: 2 }));
    const byTurn = [2, 3, 0, 1].map((seat) => worths[seat]);
    expect(byTurn.toSorted((a, b) => b - a)).toEqual(byTurn);
    expect(new Set(byTurn).size).toBe(4);
  });

  test("who has acted waits longest, also while goods are being stored", () => {
    const game = raid({ goods: ["G5"], hands: ["G2"] });
    expect(game.asked()).toBe("0 storage green");
    const turn = (seat: number) =>
      game.rules.mind.terms(game.state, seat).find(({ id }) => id === "advice.turn");
    expect(turn(0)?.value).toBe(0);
    expect(turn(1)?.value).toBeGreaterThan(0);
  });

  test("a point is worth a point", () => {
    expect(worth({ points: ["R2"] }) - worth({})).toBeCloseTo(1);
    expect(worth({ owed: [1] }) - worth({})).toBeCloseTo(1);
  });

  test.each<[string, Position, Position]>([
    ["coins", { hands: ["R2"] }, { hands: [""] }],
    ["goods", { goods: ["R2"] }, { goods: [""] }],
    ["goods that sell for more", { goods: ["R5 R5"] }, { goods: ["R2 R2"] }],
    ["a ship closer to Carthage", { goods: ["R5"], ships: { red: 2 } }, { goods: ["R5"], ships: { red: 1 } }],
    [
      "being stored from pirates",
      { stored: ["R5"], ships: { red: 3 } },
      { goods: ["R5"], ships: { red: 3 } },
    ],
    [
      "a jar for goods in danger",
      { goods: ["R5"], hands: ["R2"], ships: { red: 3 } },
      { goods: ["R5"], hands: ["B2"], ships: { red: 3 } },
    ],
    ["a token", { tokens: ["red"] }, { tokens: [""] }],
    ["a marker on a card", { market: "R5@0" }, { market: "R5" }],
  ])("better with %s", (_, better, worse) => {
    expect(worth(better)).toBeGreaterThan(worth(worse));
  });

  test("what others have changes nothing of one's own standing", () => {
    expect(worth({ goods: ["", "R5"], points: ["", "B5"], hands: ["", "G2"] })).toBe(worth({}));
  });
});

test("it does not look at hidden cards", () => {
  const game = position({ market: "R5", blindPoints: ["G2", "B5"], draw: "Y5 Y3" });
  const other = game.rules.clone(game.state);
  other.draw.reverse();
  [other.traders[0].blindPoints, other.traders[1].blindPoints] = [
    other.traders[1].blindPoints,
    other.traders[0].blindPoints,
  ];
  expect(game.rules.mind.evaluate(other)).toEqual(evaluate(game));
});

test("at the end it is the result: points first, then tokens", () => {
  const game = raid({
    players: 3,
    points: ["", "B5 B5", "B2"],
    tokens: ["blue blue blue blue blue blue blue", "", "blue"],
  });
  expect(game.asked()).toBe("over");
  const [first, second, third] = evaluate(game);
  expect(game.rules.result(game.state)?.ranks).toEqual([2, 1, 3]);
  expect(second).toBeGreaterThan(first);
  expect(first).toBeGreaterThan(third);
  expect(Math.floor(second)).toBe(2);
});

test("it is a number in every position of a game", () => {
  const game = position({
    market: "R2",
    hands: ["Y2", "B5"],
    tokens: ["red red red blue blue blue"],
    goods: ["G5 G5 G5 G3 B2", "R5"],
    ships: { red: 4, blue: 3, green: 2 },
  });
  game.play(0, "buy Y2");
  for (const number of evaluate(game)) expect(Number.isFinite(number)).toBe(true);
});
