import { describe, expect, test } from "vitest";
import { type Position, position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

/** Red loads the ship that lies at Egypt I or Etruria I, the point going to the track. */
function load(dock: string, ship: string, described: Position = {}): ReturnType<typeof position> {
  const good = ship.split("_")[1];
  const game = position({ docks: { [dock]: `0 ${ship}` }, warehouses: [good], ...described });
  game.play(0, "card A2");
  if (game.asked().startsWith("0 points")) game.play(0, "allot 0");
  return game;
}

test("PC-P1-1: 3 talents, paid without asking", () => {
  const game = load("egypt_1", "egypt_oil");
  expect(game.senator(0).talents).toBe(9 + 3);
  expect(only(game.events, "contractBonus")).toHaveLength(1);
  expect(game.bottom(1)).toBe("egypt_oil");
  expect(game.asked()).toBe("1 main");
});

describe("PC-P5-1: 1 trade point, to track or path, or given up", () => {
  test.each([
    ["track", 2, 0],
    ["path", 1, 1],
    ["none", 1, 0],
  ])("%s", (choice, points, path) => {
    const game = load("egypt_1", "egypt_glass");
    expect(game.legal(0)).toEqual(["atonce track", "atonce path", "atonce none"]);
    game.play(0, `atonce ${choice}`);
    expect([game.senator(0).points, game.state.path.length]).toEqual([points, path]);
    expect(game.bottom(1)).toBe("egypt_glass");
  });
  test("not to a full path", () => {
    const game = load("egypt_1", "egypt_glass", { path: "1 1 1 1 1 1 2 2 2 2 2 2" });
    expect(game.refusal(0, "atonce path").rule).toBe("PC-PT-2");
  });
});

describe("PC-P6-1: 1 servant from reserve to the path, or given up", () => {
  test.each([
    ["path", 1],
    ["none", 0],
  ])("%s", (choice, path) => {
    const game = load("etruria_1", "etruria_purple");
    expect(game.legal(0)).toEqual(["atonce path", "atonce none"]);
    expect(game.refusal(0, "atonce track").rule).toBe("PC-P6-1");
    game.play(0, `atonce ${choice}`);
    expect(game.state.path.length).toBe(path);
    expect(game.bottom(1)).toBe("etruria_purple");
  });
  test("lost without a free space", () => {
    const game = load("etruria_1", "etruria_purple", { path: "1 1 1 1 1 1 2 2 2 2 2 2" });
    expect(game.asked()).toBe("1 main");
    expect(only(game.events, "gaveUp")).toHaveLength(1);
    expect(game.bottom(1)).toBe("etruria_purple");
  });
});
