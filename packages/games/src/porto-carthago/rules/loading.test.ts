import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

describe("PC-LOAD-1: when an owned dock holds a ship and the good it asks", () => {
  test("by a Carrier from the warehouse", () => {
    const game = position({ docks: { egypt_1: "0 egypt_oil" }, warehouses: ["oil"] });
    expect(only(game.play(0, "card A2"), "loaded")).toHaveLength(1);
  });
  test("by a ship entering in phase 1", () => {
    const game = position({ stage: { stage: "close" }, docks: { egypt_1: "0 oil" }, row1: "egypt_oil" });
    expect(only(game.events, "loaded")).toHaveLength(1);
  });
  test("by P8", () => {
    const game = position({ docks: { egypt_1: "0 oil" }, row1: "egypt_oil", held: ["iberia_purple"] });
    expect(only(game.play(0, "use iberia_purple egypt_oil"), "loaded")).toHaveLength(1);
  });
  test("in the final docking", () => {
    const game = position({
      decade: 5,
      stage: { stage: "close" },
      docks: { egypt_1: "0 oil" },
      row1: "egypt_oil",
    });
    expect(only(game.events, "loaded")).toHaveLength(1);
  });
  test("for any good by P3", () => {
    const game = position({ docks: { egypt_1: "0 glass egypt_oil" }, held: ["egypt_ivory"] });
    expect(only(game.play(0, "use egypt_ivory egypt_1"), "loaded")).toHaveLength(1);
  });
  test("not without an owner, and not for another good", () => {
    const game = position({
      stage: { stage: "close" },
      docks: { egypt_1: "0 glass" },
      row1: "egypt_oil greece_oil",
    });
    expect(only(game.events, "loaded")).toEqual([]);
  });
});

test("PC-LOAD-2: it is compulsory and immediate", () => {
  const game = position({ docks: { egypt_1: "0 egypt_oil", greece_1: "0" }, warehouses: ["oil"] });
  game.playAll(0, "card A2", "carry oil warehouse egypt_1");
  expect(game.asked()).toBe("0 points 1");
  expect(game.refusal(0, "end").rule).toBe("PC-PT-1");
});

test("PC-LOAD-3: the dock's owner loads and profits, whoever brought the ship", () => {
  const game = position({ docks: { egypt_1: "1 oil" }, row1: "egypt_oil", held: ["iberia_purple"] });
  game.play(0, "use iberia_purple egypt_oil");
  expect(game.asked()).toBe("1 points 1");
  expect(game.refusal(0, "allot 0").rule).toBe("PC-SM-1");
  game.play(1, "allot 0");
  expect(game.senator(1)).toMatchObject({ talents: 9 + 3, points: 1 });
  expect(game.senator(0)).toMatchObject({ talents: 0, points: 0 });
  expect(game.asked()).toBe("0 main");
});

describe("PC-LOAD-4: talents, point, card, servants and good, at-once privilege", () => {
  const described = { docks: { egypt_1: "0 egypt_glass" }, warehouses: ["glass"], reserve: [1] };
  test("so the point cannot use the servants that come back, but P5 can", () => {
    const game = position(described);
    const events = game.play(0, "card A2");
    expect(kinds(events).slice(2)).toEqual(["loaded", "points", "shipTaken", "dockCleared"]);
    expect(game.senator(0)).toMatchObject({ talents: 7, points: 1, reserve: 2 });
    expect(game.asked()).toBe("0 atOnce egypt_glass");
    expect(game.legal(0)).toEqual(["atonce track", "atonce path", "atonce none"]);
    game.play(0, "atonce path");
    expect(game.state.path).toEqual([0]);
  });
  test("an own-turn card is kept face up", () => {
    const game = position({ docks: { egypt_1: "0 egypt_purple" }, warehouses: ["purple"] });
    game.playAll(0, "card A2", "allot 1");
    expect(game.held(0)).toBe("egypt_purple");
  });
  test("option deliveryOrder = servantsFirst: the point can use them", () => {
    const game = position({ ...described, options: { deliveryOrder: "servantsFirst" } });
    game.play(0, "card A2");
    expect(game.asked()).toBe("0 points 1");
    expect(game.senator(0)).toMatchObject({ talents: 7, reserve: 2 });
    expect(game.dock("egypt_1")).toBe("egypt_glass");
    game.play(0, "allot 1");
    expect(game.dock("egypt_1")).toBe("");
    game.play(0, "atonce path");
    expect(game.state.path).toEqual([0, 0]);
    expect(game.senator(0).reserve).toBe(0);
  });
});

test("PC-LOAD-5: afterwards quay, berth and store are empty", () => {
  const game = position({ docks: { egypt_1: "0 egypt_purple" }, warehouses: ["purple"] });
  game.playAll(0, "card A2", "allot 0");
  expect(game.dock("egypt_1")).toBe("");
  expect(game.senator(0).reserve).toBe(15);
  expect(game.state.bag).toEqual([6, 6, 6, 6, 6]);
});
