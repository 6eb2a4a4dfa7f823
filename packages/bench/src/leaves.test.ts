import { games } from "@portolan/games";
import { expect, test } from "vitest";
import { leavesOf, withLeaves } from "./leaves.ts";

const weights = { pirates: 0.6, arrives: [1, 0.5], spread: { start: 1 } };

test("leaves are named by their path", () => {
  expect([...leavesOf(weights)]).toEqual([
    ["pirates", 0.6],
    ["arrives.0", 1],
    ["arrives.1", 0.5],
    ["spread.start", 1],
  ]);
});

test("changed leaves make other weights, and leave the old ones alone", () => {
  const other = withLeaves(
    weights,
    new Map([
      ["arrives.1", 0.25],
      ["spread.start", 2],
    ]),
  );
  expect(other).toEqual({ pirates: 0.6, arrives: [1, 0.25], spread: { start: 2 } });
  expect(weights.arrives[1]).toBe(0.5);
});

test.each(games.map((game) => ({ id: game.id, game })))("$id opens with any changed leaf", ({ game }) => {
  for (const [path, value] of leavesOf(game.weights)) {
    const rules = game.open(
      { players: game.players.min },
      withLeaves(game.weights, new Map([[path, value * 1.1]])),
    );
    expect(rules.players).toBe(game.players.min);
  }
});
