import { describe, expect, test } from "vitest";
import type { Harvest, Win } from "./harvest.ts";
import { turningPoints } from "./turning-points.ts";

function win(owner: number, points: number, change: Partial<Win> = {}): Win {
  return { planet: 0, winner: owner, owner, points, isTie: false, isOffTurn: false, ...change };
}

/** Turns by what was won in them. */
function harvests(...turns: readonly (readonly Win[])[]): Harvest[] {
  const totals = [0, 0, 0];
  return turns.map((wins, i) => {
    for (const { owner, points } of wins) totals[owner] += points;
    return { round: i + 1, turn: 0, wins, totals: totals.slice() };
  });
}

function factsOf(...turns: readonly (readonly Win[])[]) {
  return turningPoints(harvests(...turns)).map(({ harvest, facts }) => [
    harvest,
    facts.map(({ fact }) => fact),
  ]);
}

describe("what turned the game", () => {
  test("nothing did where nobody won a planet", () => {
    expect(turningPoints([])).toEqual([]);
  });

  test("the first lead is none that changed", () => {
    expect(factsOf([win(0, 3)], [win(0, 1)])).toEqual([]);
  });

  test("drawing level, and taking the lead", () => {
    expect(factsOf([win(0, 3)], [win(1, 3)], [win(1, 2)])).toEqual([
      [1, ["level"]],
      [2, ["lead"]],
    ]);
  });

  test("a lead that grows, a planet out of turn, a chain and a poisoned gift", () => {
    expect(factsOf([win(0, 3)], [win(0, 5)])).toEqual([[1, ["ahead"]]]);
    expect(factsOf([win(0, 3)], [win(1, 2, { isOffTurn: true })])).toEqual([[1, ["offTurn"]]]);
    expect(factsOf([win(0, 3)], [win(0, 1), win(1, 1), win(0, 1)])).toEqual([[1, ["chain"]]]);
    expect(factsOf([win(0, 3)], [win(1, -2, { winner: 0 })])).toEqual([[1, ["gift"]]]);
  });

  test("three at most, in the order of the game", () => {
    const found = factsOf([win(0, 1)], [win(1, 2)], [win(0, 2)], [win(1, 2)], [win(0, 2)]);
    expect(found).toHaveLength(3);
    expect(found.map(([turn]) => turn)).toEqual([...found.map(([turn]) => turn)].sort());
  });
});
