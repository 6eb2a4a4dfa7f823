import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

const CLOSE = { stage: { stage: "close" } } as const;
const size = (text: string): number => text.split(" ").length;

describe("PC-MKT-1: the market is topped up, and what lies there stays", () => {
  test.each([
    [3, 4],
    [4, 6],
    [5, 6],
  ])("%i players: to %i goods", (players, spaces) => {
    const game = position({ ...CLOSE, players, market: "oil oil" });
    expect(size(game.market())).toBe(spaces);
    expect(game.market()).toContain("oil oil");
  });
  test("a full one stays as it is", () => {
    expect(position({ ...CLOSE, market: "purple oil oil ivory" }).market()).toBe("purple oil oil ivory");
  });
});

describe("PC-MKT-2: the price ladder", () => {
  test("the first good costs 4, the second 3, each further one 2, whoever buys", () => {
    const game = position({
      market: "oil oil oil glass",
      talents: [20, 20, 20],
      cards: "merchant captain carrier carrier aristocrat hoist",
    });
    game.playAll(0, "card A1", "buy oil");
    game.playAll(1, "card A1", "buy oil");
    game.playAll(2, "card A1", "buy oil");
    game.playAll(0, "card A1");
    expect(game.state.senators.map(({ talents }) => talents)).toEqual([14, 17, 18]);
  });
  test("it restarts each decade", () => {
    expect(position({ ...CLOSE, goodsBought: 3 }).state.goodsBought).toBe(0);
  });
});
