import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

describe("PC-CAR-1: one good between two different own places", () => {
  test("warehouse, own docks, own charter ships", () => {
    const game = position({
      warehouses: ["oil"],
      docks: { egypt_1: "0 grain", egypt_2: "0", greece_1: "1" },
      charters: [1],
      temple: [1],
    });
    game.play(0, "card A2");
    expect(game.legal(0)).toEqual([
      "carry oil warehouse egypt_2",
      "carry oil warehouse charter",
      "carry grain egypt_1 warehouse",
      "carry grain egypt_1 egypt_2",
      "carry grain egypt_1 charter",
    ]);
    expect(game.refusal(0, "carry oil warehouse warehouse").rule).toBe("PC-CAR-1");
    game.play(0, "carry oil warehouse egypt_2");
    expect(game.dock("egypt_2")).toBe("0 oil");
    expect(game.warehouse(0)).toBe("");
  });
  test("not without a charter ship of one's own", () => {
    const game = position({
      warehouses: ["oil"],
      docks: { egypt_1: "0", egypt_2: "0" },
      charters: [0, 1],
      temple: [1],
    });
    game.play(0, "card A2");
    expect(game.refusal(0, "carry oil warehouse charter").rule).toBe("PC-CAR-1");
  });
});

test("PC-CAR-2: from the warehouse or an own dock's store", () => {
  const game = position({
    warehouses: ["oil"],
    docks: { egypt_1: "0", egypt_2: "0 grain", greece_1: "1 glass" },
  });
  game.play(0, "card A2");
  expect(game.refusal(0, "carry glass greece_1 egypt_1").rule).toBe("PC-CAR-2");
  expect(game.refusal(0, "carry grain warehouse egypt_1").rule).toBe("PC-CAR-2");
  expect(game.refusal(0, "carry oil egypt_2 egypt_1").rule).toBe("PC-CAR-2");
});

test("PC-CAR-3: to the warehouse only with an uncovered space without a good", () => {
  const game = position({ warehouses: ["oil glass"], docks: { egypt_1: "0 grain", egypt_2: "0" } });
  game.play(0, "card A2");
  expect(game.refusal(0, "carry grain egypt_1 warehouse").rule).toBe("PC-CAR-3");
  const free = position({
    warehouses: ["oil glass"],
    covered: [1],
    docks: { egypt_1: "0 grain", egypt_2: "0" },
  });
  free.play(0, "card A2");
  free.play(0, "carry grain egypt_1 warehouse");
  expect(free.warehouse(0)).toBe("glass grain oil");
});

describe("PC-CAR-4: to an own dock with an empty store", () => {
  const described = {
    warehouses: ["oil"],
    docks: {
      egypt_1: "0 grain",
      egypt_2: "0 egypt_purple",
      greece_1: "1",
      iberia_1: "0",
      numidia_1: "0 numidia_oil",
    },
  };
  test("not another's, not a full one", () => {
    const game = position(described);
    game.play(0, "card A2");
    expect(game.refusal(0, "carry oil warehouse greece_1").rule).toBe("PC-CAR-4");
    expect(game.refusal(0, "carry oil warehouse etruria_1").rule).toBe("PC-CAR-4");
    expect(game.refusal(0, "carry oil warehouse egypt_1").rule).toBe("PC-CAR-4");
  });
  test("the berth may hold another ship: the good waits", () => {
    const game = position(described);
    game.playAll(0, "card A2", "carry oil warehouse egypt_2");
    expect(game.dock("egypt_2")).toBe("0 oil egypt_purple");
  });
  test("a ship asking that good is loaded at once", () => {
    const game = position(described);
    game.playAll(0, "card A2", "carry oil warehouse numidia_1", "allot 0");
    expect(game.dock("numidia_1")).toBe("");
    expect(game.held(0)).toBe("numidia_oil");
  });
});

test("PC-CAR-5: dock to dock is allowed, and can load", () => {
  const game = position({ docks: { egypt_1: "0 oil", numidia_1: "0 numidia_oil" } });
  game.playAll(0, "card A2", "carry oil egypt_1 numidia_1", "allot 0");
  expect(game.dock("egypt_1")).toBe("0");
  expect(game.dock("numidia_1")).toBe("");
  expect(game.senator(0)).toMatchObject({ talents: 10, points: 1 });
});

test("PC-CAR-6: a voyage needs a servant of one's own in the temple and a card in the deck", () => {
  const noTemple = position({
    warehouses: ["oil"],
    docks: { egypt_1: "0", egypt_2: "0" },
    charters: [1],
    temple: [0, 3],
  });
  noTemple.play(0, "card A2");
  expect(noTemple.refusal(0, "carry oil warehouse charter").rule).toBe("PC-CAR-6");
  const noDeck = position({
    warehouses: ["oil"],
    docks: { egypt_1: "0", egypt_2: "0" },
    charters: [1],
    temple: [1],
    rest: "out",
  });
  noDeck.play(0, "card A2");
  expect(noDeck.refusal(0, "carry oil warehouse charter").rule).toBe("PC-CAR-6");
  const sails = position({
    warehouses: ["oil"],
    docks: { egypt_1: "0", egypt_2: "0" },
    charters: [1],
    temple: [1],
  });
  sails.play(0, "card A2");
  sails.play(0, "carry oil warehouse charter");
  expect(sails.asked()).toMatch(/^0 points/);
});
