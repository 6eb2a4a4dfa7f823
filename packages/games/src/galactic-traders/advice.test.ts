import { describe, expect, test } from "vitest";
import { outlook } from "./advice.ts";
import { position } from "./testing/position.ts";

describe("outlook", () => {
  test("is the result when the game is over", () => {
    const game = position({
      players: 2,
      isLastRound: true,
      primon: 1,
      toAct: 0,
      hands: ["fuel fuel"],
      planets: ["solace"],
      row: [],
    });
    game.play(0, "end");
    const [first, second] = outlook(game.table, game.state);
    expect(first).toBeCloseTo(5, 1);
    expect(second).toBeCloseTo(0, 1);
  });

  test("likes a planet that can be completed now, and likes it more when it is", () => {
    const game = position({ hands: ["medicine food tools"], row: ["atrium-i", "helvetia"] });
    const before = outlook(game.table, game.state)[0];
    game.play(0, "lay medicine atrium-i");
    const halfway = outlook(game.table, game.state)[0];
    game.play(0, "lay food atrium-i");
    expect(halfway).toBeGreaterThan(before - 0.5);
    expect(outlook(game.table, game.state)[0]).toBeGreaterThan(halfway - 0.5);
  });

  test("knows that a planet completed for another is the other's", () => {
    const game = position({ hands: ["water tools"], row: ["nightcore 1 1 1 -", "solace"] });
    const [own, rival] = outlook(game.table, game.state);
    game.play(0, "lay water nightcore");
    const [ownAfter, rivalAfter] = outlook(game.table, game.state);
    expect(rivalAfter - rival).toBeGreaterThan(ownAfter - own);
  });
});
