import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

test("PC-SM-1: exactly one seat may act: that of the top frame, else that of the stage", () => {
  const game = position({ docks: { egypt_1: "1 oil" }, row1: "egypt_oil", held: ["iberia_purple"] });
  expect(game.rules.toAct(game.state)).toEqual([0]);
  expect(game.refusal(1, "talents").rule).toBe("PC-SM-1");
  game.play(0, "use iberia_purple egypt_oil");
  expect(game.rules.toAct(game.state)).toEqual([1]);
  expect(game.refusal(0, "talents").rule).toBe("PC-SM-1");
  expect(game.legal(0)).toEqual([]);
});

describe("PC-SM-2: a decision with one legal choice is made by the engine, but MAIN is always asked", () => {
  test("the only carry, a point without a servant, and the end of the turn", () => {
    const game = position({ docks: { egypt_1: "0 egypt_purple" }, warehouses: ["purple"], reserve: [1] });
    game.play(0, "card A2");
    expect(game.asked()).toBe("1 main");
    expect(game.senator(0).points).toBe(1);
  });
  test("a main action is asked even where only talents are possible", () => {
    const game = position({ reserve: [0] });
    expect(game.asked()).toBe("0 main");
  });
});

describe("PC-SM-3: privileges and their loads return to where the turn was", () => {
  test("P8 in MAIN: column, draw and card first, then the load, then MAIN again", () => {
    const game = position({
      docks: { egypt_1: "1 oil" },
      row1: "egypt_oil",
      row2: "greece_oil",
      held: ["iberia_purple"],
    });
    game.play(0, "use iberia_purple egypt_oil");
    expect(game.state.stack.map(({ frame }) => frame)).toEqual(["load", "points"]);
    expect(game.row(1)).toBe("greece_oil - - -");
    expect(game.bottom(1)).toBe("iberia_purple");
    game.play(1, "allot 0");
    expect(game.state.stack).toEqual([]);
    expect(game.asked()).toBe("0 main");
  });
  test("P2 waits in its own frame", () => {
    const game = position({ held: ["numidia_ivory egypt_grain"] });
    game.playAll(0, "talents", "use numidia_ivory");
    expect(game.state.stack.map(({ frame }) => frame)).toEqual(["order"]);
    game.play(0, game.legal(0)[3]);
    expect(game.asked()).toBe("0 tail none");
  });
});

test("PC-SM-4: who gains an own-turn card out of turn does not act on it now", () => {
  const game = position({
    docks: { egypt_1: "1 purple" },
    row1: "egypt_purple",
    held: ["iberia_purple"],
    lighthouse: [0, 2],
  });
  game.play(0, "use iberia_purple egypt_purple");
  expect(game.state.stack).toHaveLength(2);
  game.play(1, "allot 0");
  expect(game.held(1)).toBe("egypt_purple");
  expect(game.asked()).toBe("0 main");
  expect(game.refusal(1, "use egypt_purple blue-1").rule).toBe("PC-SM-1");
});

test("PC-SM-5: `end` is missing while the action was skipped and the extra is legal", () => {
  const game = position({ talents: [6], held: ["numidia_ivory"] });
  game.playAll(0, "card A5", "skip");
  expect(game.legal(0)).not.toContain("end");
  expect(game.state.stage).toEqual({ stage: "tail", extra: "warehouse", skipped: true });
});

test("PC-SM-6: the state is plain data in the middle of any decision, and has these fields", () => {
  const game = position({ docks: { egypt_1: "1 oil" }, row1: "egypt_oil", held: ["iberia_purple"] });
  game.play(0, "use iberia_purple egypt_oil");
  expect(JSON.parse(JSON.stringify(game.state))).toEqual(game.state);
  expect(Object.keys(game.state).sort()).toEqual([
    ...[
      "bag",
      "cards",
      "decade",
      "deck",
      "docks",
      "goodsBought",
      "market",
      "palace",
      "path",
      "round",
      "rows",
    ],
    ...["senators", "stack", "stage", "startSeat", "turnIndex", "unknown"],
  ]);
});
