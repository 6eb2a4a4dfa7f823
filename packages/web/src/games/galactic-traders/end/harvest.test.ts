import { type aids, configFor } from "@portolan/guides/galactic-traders";
import { describe, expect, test } from "vitest";
import { harvestsOf } from "./harvest.ts";

const table = configFor({ players: 3 });
const planet = (id: string): number => table.edition.planets.findIndex((one) => one.id === id);

function agreement(seat: number, id: string, isOffTurn = false): aids.GalacticEvent {
  return { type: "agreement", seat, planet: planet(id), count: 1, isTie: false, isOffTurn };
}

describe("the planets of a game, turn by turn", () => {
  test("no planet, no turn", () => {
    expect(harvestsOf(table, [])).toEqual([]);
  });

  test("those of a chain belong to one turn, and a gift to who got it", () => {
    const found = harvestsOf(table, [
      { type: "round", round: 4, seat: 1, isLast: false },
      { type: "turn", seat: 1 },
      agreement(1, "vopulus"),
      agreement(2, "wayward", true),
      { type: "gave", seat: 2, to: 0, planet: planet("wayward") },
      { type: "turn", seat: 2 },
      { type: "turn", seat: 0 },
      agreement(0, "nightcore"),
    ]);
    expect(found.map(({ round, turn, totals }) => ({ round, turn, totals }))).toEqual([
      { round: 4, turn: 1, totals: [-2, 2, 0] },
      { round: 4, turn: 0, totals: [1, 2, 0] },
    ]);
    expect(found[0]?.wins.map(({ winner, owner, points }) => [winner, owner, points])).toEqual([
      [1, 1, 2],
      [2, 0, -2],
    ]);
  });
});
