import { describe, expect, test } from "vitest";
import { type Position, position } from "../testing/position.ts";

/** A delivery whose point is to be placed. */
function delivery(described: Position = {}): ReturnType<typeof position> {
  const game = position({ docks: { egypt_1: "0 egypt_purple" }, warehouses: ["purple"], ...described });
  game.play(0, "card A2");
  return game;
}

/** A successful voyage, with two points. */
function voyage(described: Position = {}): ReturnType<typeof position> {
  const game = position({
    warehouses: ["oil"],
    charters: [1],
    temple: [1],
    deck: "numidia_glass",
    ...described,
  });
  game.play(0, "card A2");
  return game;
}

describe("PC-PT-1: each point goes to the track or becomes a servant on the path", () => {
  test("the player chooses", () => {
    const game = delivery();
    expect(game.legal(0)).toEqual(["allot 0", "allot 1"]);
    game.play(0, "allot 0");
    expect([game.senator(0).points, game.state.path]).toEqual([1, []]);
    const path = delivery();
    path.play(0, "allot 1");
    expect([path.senator(0).points, path.state.path]).toEqual([0, [0]]);
    expect(path.senator(0).reserve).toBe(14);
  });
});

describe("PC-PT-2: the path needs a servant in reserve and a free space", () => {
  test("without a servant the point goes to the track", () => {
    const game = delivery({ reserve: [1] });
    expect(game.senator(0).points).toBe(1);
    expect(game.asked()).toBe("1 main");
  });
  test("without a free space too", () => {
    const game = delivery({ path: "1 1 1 1 1 1 2 2 2 2 2 2" });
    expect(game.senator(0).points).toBe(1);
  });
  test("more than there is room for is refused", () => {
    const game = voyage({ reserve: [2] });
    expect(game.legal(0)).toEqual(["allot 0", "allot 1"]);
    expect(game.refusal(0, "allot 2").rule).toBe("PC-PT-2");
  });
});

test.each([0, 1, 2])("PC-PT-3: points earned together may be split freely: %i to the path", (path) => {
  const game = voyage();
  expect(game.legal(0)).toEqual(["allot 0", "allot 1", "allot 2"]);
  expect(game.refusal(0, "allot 3").rule).toBe("PC-PT-3");
  game.play(0, `allot ${path}`);
  expect(game.senator(0).points).toBe(2 - path);
  expect(game.state.path).toHaveLength(path);
});

test("PC-PT-4: the point of a delivery cannot be refused", () => {
  const game = delivery();
  expect(game.refusal(0, "pass").rule).toBe("PC-PT-1");
  expect(game.refusal(0, "atonce none").rule).toBe("PC-PT-1");
  expect(game.refusal(0, "end").rule).toBe("PC-PT-1");
});

test("PC-PT-5: the track has no upper end, and points sent to the path do not count", () => {
  const game = delivery({ points: [25] });
  game.play(0, "allot 0");
  expect(game.senator(0).points).toBe(26);
  const seat = position({
    docks: { egypt_1: "0 egypt_purple" },
    warehouses: ["purple"],
    points: [1],
    cards: "captain aristocrat hoist carrier carrier merchant",
  });
  seat.play(0, "card A4");
  seat.play(0, "allot 1");
  expect(seat.senator(0).points).toBe(1);
  expect(seat.asked()).toBe("1 main");
});

test("PC-PATH-1: path spaces are filled in order and are limited to 12", () => {
  const game = voyage({ path: "1 1 1 1 1 1 2 2 2 2 2" });
  expect(game.legal(0)).toEqual(["allot 0", "allot 1"]);
  game.play(0, "allot 1");
  expect(game.state.path).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0]);
});

test("PC-PATH-2: path servants stay until the end of the game", () => {
  const game = position({ path: "0 0 1", decade: 4, round: 5, toAct: 2 });
  game.play(2, "talents");
  expect(game.state.decade).toBe(5);
  expect(game.state.path).toEqual([0, 0, 1]);
});
