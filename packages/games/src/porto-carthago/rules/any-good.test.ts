import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

test("PC-P3-1: loads the good in an own dock's store although the ship asks another", () => {
  const game = position({
    held: ["egypt_ivory"],
    docks: { egypt_1: "0 glass egypt_oil", greece_1: "1 glass greece_oil", iberia_1: "0 glass" },
    reserve: [0],
  });
  expect(game.legal(0, "use")).toEqual(["use egypt_ivory egypt_1"]);
  expect(game.refusal(0, "use egypt_ivory greece_1").rule).toBe("PC-P3-1");
  expect(game.refusal(0, "use egypt_ivory iberia_1").rule).toBe("PC-P3-1");
  game.play(0, "use egypt_ivory egypt_1");
  expect(game.senator(0)).toMatchObject({ talents: 9 + 3, points: 1, reserve: 2 });
  expect(game.dock("egypt_1")).toBe("");
});

describe("PC-P3-2: the good must already lie in that store", () => {
  test("not from the warehouse", () => {
    const game = position({
      held: ["egypt_ivory"],
      docks: { egypt_1: "0 egypt_oil" },
      warehouses: ["glass"],
    });
    expect(game.refusal(0, "use egypt_ivory egypt_1").rule).toBe("PC-P3-2");
  });
  test("carried there this turn it waits, and P3 is played afterwards, also before the bonus", () => {
    const game = position({
      held: ["egypt_ivory"],
      docks: { egypt_1: "0 egypt_oil", greece_1: "0" },
      warehouses: ["glass"],
      talents: [9],
    });
    game.playAll(0, "card A3", "carry glass warehouse egypt_1");
    expect(game.asked()).toBe("0 tail warehouse");
    game.playAll(0, "use egypt_ivory egypt_1", "allot 0", "free");
    expect(game.senator(0)).toMatchObject({ talents: 9 + 9 + 3 - 6, points: 1, covered: 1 });
  });
  test("lying there from before it needs no Carrier", () => {
    const game = position({ held: ["egypt_ivory"], docks: { egypt_1: "0 glass egypt_oil" } });
    game.playAll(0, "use egypt_ivory egypt_1", "allot 0");
    expect(game.asked()).toBe("0 main");
  });
});
