import { describe, expect, test } from "vitest";
import { type Position, position } from "../testing/position.ts";
import { nextSeat } from "./palace.ts";

const ALL = "0 0 0 0 0 1 1 1 1 1 2 2 2 2 2";

function atPalace(described: Position): ReturnType<typeof position> {
  const game = position({ held: ["numidia_ivory"], ...described });
  game.playAll(0, "card A4", "court 1 0");
  return game;
}

describe("PC-PAL-1: only the cheapest free single space is for sale, then the hall", () => {
  test("each space in its turn", () => {
    const { config } = position({});
    const prices = Array.from({ length: 17 }, (_, taken) =>
      nextSeat(config.edition, { palace: new Array<number>(taken).fill(0) }),
    );
    expect(prices.map(({ talents }) => talents)).toEqual([
      4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 20,
    ]);
    expect(prices.map(({ points }) => points)).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6]);
  });
  test("the buyer takes the next one", () => {
    const game = atPalace({ palace: "1 2", talents: [30], points: [6] });
    game.play(0, "seat");
    expect(game.state.palace).toEqual([1, 2, 0]);
    expect(game.senator(0).talents).toBe(24);
  });
});

describe("PC-PAL-2: talents, at least the points, and a servant from reserve", () => {
  test("points are not spent", () => {
    const game = atPalace({ talents: [4], points: [2] });
    game.play(0, "seat");
    expect(game.senator(0)).toMatchObject({ talents: 0, points: 2, reserve: 12 });
  });
  test.each([
    ["talents", { talents: [3], points: [2] }],
    ["points", { talents: [4], points: [1] }],
    ["a servant", { talents: [4], points: [2], reserve: [3] }],
  ])("without %s there is no purchase", (_what, described) => {
    expect(atPalace(described).refusal(0, "seat").rule).toBe("PC-PAL-2");
  });
});

test("PC-PAL-3: the hall takes any number of servants at 20 talents and 6 points each", () => {
  const game = atPalace({ palace: ALL, hall: [1, 2], talents: [20], points: [6] });
  game.play(0, "seat");
  expect(game.senator(0)).toMatchObject({ hall: 2, talents: 0 });
  expect(game.seats(0)).toBe(7);
  expect(atPalace({ palace: ALL, talents: [20], points: [5] }).refusal(0, "seat").rule).toBe("PC-PAL-2");
  expect(atPalace({ palace: ALL, talents: [19], points: [6] }).refusal(0, "seat").rule).toBe("PC-PAL-2");
});
