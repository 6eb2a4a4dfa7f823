import { describe, expect, test } from "vitest";
import { type Position, position } from "../testing/position.ts";

const SPACES = "0 0 0 0 0 0 1 1 1 1 1 1 1 2 2";

function finish(described: Position): ReturnType<typeof position> {
  return position({ decade: 5, round: 5, stage: { stage: "close" }, ...described });
}

test("PC-WIN-1: most servants in the palace win, and the breakdown says from where", () => {
  const game = finish({ palace: SPACES, hall: [0, 0, 6], path: "0 0 0 0" });
  const result = game.rules.result(game.state);
  expect(result?.scores).toEqual([7, 7, 8]);
  expect(result?.ranks).toEqual([2, 2, 1]);
  expect(result?.breakdown[0]).toEqual([
    { id: "score.single", value: 6 },
    { id: "score.hall", value: 0 },
    { id: "score.path", value: 1 },
  ]);
  expect(result?.breakdown[2][1]).toEqual({ id: "score.hall", value: 6 });
});

describe("PC-WIN-2: ties", () => {
  test("example 2: red 6, blue 7, yellow 5, black 7 with more trade points than blue: black wins", () => {
    const game = finish({
      players: 4,
      palace: "0 0 0 1 1 1 1 2 2 2 3 3 3 3 3",
      hall: [3, 3, 2, 2],
      points: [9, 2, 3, 4],
    });
    const result = game.rules.result(game.state);
    expect(result?.scores).toEqual([6, 7, 5, 7]);
    expect(result?.ranks).toEqual([3, 2, 4, 1]);
  });
  test("then more talents, then a shared win", () => {
    const tied = { palace: "0 1 2", points: [3, 3, 3] };
    const talents = finish({ ...tied, talents: [4, 5, 4] });
    expect(talents.rules.result(talents.state)?.ranks).toEqual([2, 1, 2]);
    expect(talents.rules.result(talents.state)?.tieBreaks).toEqual([
      [3, 4],
      [3, 5],
      [3, 4],
    ]);
    const shared = finish({ ...tied, talents: [4, 5, 5] });
    expect(shared.rules.result(shared.state)?.ranks).toEqual([3, 1, 1]);
  });
  test("no result before the end", () => {
    const game = position({});
    expect(game.rules.result(game.state)).toBeNull();
  });
});
