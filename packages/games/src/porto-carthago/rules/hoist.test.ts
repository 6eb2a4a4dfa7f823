import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

describe("PC-HOI-1: claim, move or return", () => {
  test("claims with two servants from the reserve", () => {
    const game = position({ docks: { egypt_2: "1" } });
    game.play(0, "card A5");
    expect(game.refusal(0, "hoist claim egypt_2").rule).toBe("PC-HOI-1");
    game.play(0, "hoist claim egypt_1");
    expect(game.dock("egypt_1")).toBe("0");
    expect(game.senator(0).reserve).toBe(12);
  });
  test("not with a single servant in reserve", () => {
    const game = position({ reserve: [3], docks: { egypt_1: "0" } });
    game.play(0, "card A5");
    expect(game.legal(0, "hoist claim")).toEqual([]);
    expect(game.refusal(0, "hoist claim egypt_2").rule).toBe("PC-HOI-1");
  });
  test("moves both servants to an empty quay", () => {
    const game = position({ docks: { egypt_1: "0", egypt_2: "1" } });
    game.play(0, "card A5");
    expect(game.refusal(0, "hoist move egypt_1 egypt_2").rule).toBe("PC-HOI-1");
    expect(game.refusal(0, "hoist move egypt_2 greece_1").rule).toBe("PC-HOI-1");
    game.play(0, "hoist move egypt_1 greece_1");
    expect([game.dock("egypt_1"), game.dock("greece_1")]).toEqual(["", "0"]);
    expect(game.senator(0).reserve).toBe(12);
  });
  test("returns both to the reserve", () => {
    const game = position({ docks: { egypt_1: "0", egypt_2: "1" } });
    game.play(0, "card A5");
    expect(game.refusal(0, "hoist leave egypt_2").rule).toBe("PC-HOI-1");
    game.play(0, "hoist leave egypt_1");
    expect(game.senator(0).reserve).toBe(14);
  });
});

test.each(["hoist leave egypt_1", "hoist move egypt_1 greece_1"])(
  "PC-HOI-2: a ship in the berth stays: %s",
  (move) => {
    const game = position({ docks: { egypt_1: "0 egypt_oil" } });
    game.playAll(0, "card A5", move);
    expect(game.dock("egypt_1")).toBe("egypt_oil");
  },
);

test.each(["hoist leave egypt_1", "hoist move egypt_1 greece_1"])(
  "PC-HOI-3: a good in the store goes into the bag: %s",
  (move) => {
    const game = position({ docks: { egypt_1: "0 grain egypt_oil" } });
    game.play(0, "card A5");
    const events = game.play(0, move);
    expect(only(events, "abandoned")).toHaveLength(1);
    expect(game.state.bag).toEqual([6, 6, 6, 6, 6]);
    expect(game.dock("egypt_1")).toBe("egypt_oil");
  },
);

test("PC-HOI-4: the new dock may hold a ship, and one player may hold both docks of a civilisation", () => {
  const game = position({ docks: { egypt_1: "0", egypt_2: "egypt_oil" } });
  game.playAll(0, "card A5", "hoist claim egypt_2");
  expect([game.dock("egypt_1"), game.dock("egypt_2")]).toEqual(["0", "0 egypt_oil"]);
});
