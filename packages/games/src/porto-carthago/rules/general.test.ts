import { fastChance } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../checks/invariants.ts";
import { changedEdition } from "../testing/edition.ts";
import { dealt, position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

test("PC-GEN-1: all 18 servants are somewhere, and a lost one is noticed", () => {
  const game = position({
    docks: { egypt_1: "0" },
    lighthouse: [2],
    temple: [1],
    charters: [1],
    palace: "0",
    path: "0",
    hall: [0],
  });
  expect(game.senator(0).reserve).toBe(18 - 2 - 2 - 2 - 1 - 1 - 1 - 1);
  game.senator(0).reserve--;
  expect(brokenInvariants(game.config, game.state)).toEqual(["seat 0 has 17 servants"]);
});

test("PC-GEN-2: quay, berth and store of a dock are independent", () => {
  const game = position({
    docks: { egypt_1: "egypt_oil", egypt_2: "1" },
    row1: "egypt_glass",
    held: ["iberia_purple"],
  });
  game.play(0, "card A5");
  expect(game.legal(0, "hoist claim")).toContain("hoist claim egypt_1");
  expect(game.legal(0, "hoist claim")).not.toContain("hoist claim egypt_2");
  game.play(0, "hoist claim egypt_1");
  game.play(0, "use iberia_purple egypt_glass");
  expect(game.dock("egypt_1")).toBe("0 egypt_oil");
  expect(game.dock("egypt_2")).toBe("1 egypt_glass");
});

test("PC-GEN-3: a good lies in a store only while the quay has an owner", () => {
  const game = position({ docks: { egypt_1: "0 oil" } });
  game.playAll(0, "card A5", "hoist leave egypt_1");
  expect(game.dock("egypt_1")).toBe("");
  game.state.docks[0] = { owner: null, ship: null, good: 0 };
  expect(brokenInvariants(game.config, game.state)).toContain("a good in a store without an owner");
});

describe("PC-GEN-4: goods that leave play go into the bag", () => {
  test("loaded", () => {
    const game = position({ docks: { egypt_1: "0 egypt_oil" }, warehouses: ["oil"] });
    game.playAll(0, "card A2", "allot 0");
    expect(game.state.bag).toEqual([6, 6, 6, 6, 6]);
  });
  test("shipped", () => {
    const game = position({ warehouses: ["oil"], charters: [1], temple: [1] });
    game.playAll(0, "card A2", "allot 0");
    expect(game.state.bag).toEqual([6, 6, 6, 6, 6]);
  });
  test("abandoned", () => {
    const game = position({ docks: { egypt_1: "0 oil" } });
    game.playAll(0, "card A5", "hoist leave egypt_1");
    expect(game.state.bag).toEqual([6, 6, 6, 6, 6]);
  });
  test("swept from the market", () => {
    const game = position({ market: "oil oil oil oil" });
    const events = game.play(0, "refresh");
    expect(only(events, "marketSwept")[0].goods).toEqual([3, 3, 3, 3]);
    expect(game.state.bag.reduce((sum, count) => sum + count, 0)).toBe(26);
  });
});

test("PC-GEN-5: nothing is bought on credit", () => {
  const game = position({ market: "oil", talents: [3] });
  expect(game.legal(0, "card A6")).toEqual([]);
  expect(game.refusal(0, "card A6").rule).toBe("PC-TURN-7");
});

test("PC-GEN-6: servants for costs come from the reserve only", () => {
  const game = position({ reserve: [1], lighthouse: [5], temple: [5] });
  expect(game.legal(0, "card")).toEqual(["card A1"]);
  expect(game.refusal(0, "card A4").rule).toBe("PC-TURN-3");
});

test("PC-GEN-7: cards go under the deck one after another and become its last", () => {
  const game = position({
    held: ["iberia_grain numidia_oil"],
    lighthouse: [1],
    deck: "egypt_oil",
    known: "greece_oil",
  });
  game.playAll(0, "use numidia_oil red-1", "use iberia_grain red+1");
  expect(game.bottom(3)).toBe("greece_oil numidia_oil iberia_grain");
  expect(game.top(1)).toBe("egypt_oil");
});

test("PC-GEN-8: a deck that is too short gives what there is and is never reshuffled", () => {
  const game = position({
    stage: { stage: "close" },
    row1: "egypt_oil egypt_glass",
    deck: "iberia_glass iberia_oil",
    rest: "out",
    row2: "greece_oil",
  });
  expect(game.state.deck).toEqual([]);
  expect(game.row(2)).toBe("iberia_glass iberia_oil - -");
});

test("PC-GEN-9: a bag that is too short gives what there is", () => {
  const edition = changedEdition({ "goods.copiesEach": 1 });
  const game = position({ edition, warehouses: ["oil ivory", "glass"], market: "grain" });
  game.play(0, "refresh");
  expect(game.market()).toBe("purple grain");
  expect(game.bag()).toBe("");
});

test("PC-GEN-10: the start player is nearest to himself, at distance 0", () => {
  const game = position({
    startSeat: 1,
    lighthouse: [2, 2, 2],
    stage: { stage: "close" },
    row1: "egypt_oil egypt_glass iberia_oil",
  });
  expect(game.asked()).toBe("1 shipsPick");
});

test("PC-GEN-11: every view shows all places and ship cards but the deck's order", () => {
  const game = dealt({ chance: fastChance(7) });
  const [one, other] = [game.rules.view(game.state, 0), game.rules.view(game.state, 1)];
  const open = ({ viewer: _viewer, deck: _deck, ...rest }: typeof one): unknown => rest;
  expect(open(one)).toEqual(open(other));
  expect(one.deck).toEqual(other.deck);
  expect(one.rows).toEqual(game.state.rows);
});
