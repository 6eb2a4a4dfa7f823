import { describe, expect, test } from "vitest";
import { type Position, position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";
import { pathStandings } from "./final-purchases.ts";

/** The last decade has just been played. */
function finish(described: Position): ReturnType<typeof position> {
  return position({ decade: 5, round: 5, stage: { stage: "close" }, ...described });
}

describe("PC-FIN-1: a final docking if a store holds a good", () => {
  test("as in phase 1, with row 1; rows do not move and nothing is drawn", () => {
    const game = finish({
      docks: { egypt_1: "1 oil" },
      lighthouse: [1],
      row1: "egypt_oil greece_oil iberia_oil",
      row2: "numidia_oil",
      deck: "etruria_oil",
    });
    expect(game.asked()).toBe("0 finalPick");
    game.playAll(0, "dock egypt_oil egypt_1", "dock greece_oil greece_2");
    expect(game.asked()).toBe("1 points 1");
    expect(game.dock("iberia_1")).toBe("iberia_oil");
    game.play(1, "allot 0");
    expect(game.row(2)).toBe("numidia_oil - - -");
    expect(game.row(1)).toBe("- - - -");
    expect(game.top(1)).toBe("etruria_oil");
    expect(game.asked()).toBe("over");
  });
  test("left out without a good in any store", () => {
    const game = finish({ docks: { egypt_1: "1" }, lighthouse: [1], row1: "egypt_oil" });
    expect(kinds(game.events)).not.toContain("finalDocking");
    expect(game.row(1)).toBe("egypt_oil - - -");
  });
});

test("PC-FIN-2: servants on action cards stay, phases 2 to 6 do not happen", () => {
  const game = finish({ docks: { egypt_1: "1 oil" }, row1: "greece_oil", reserve: [3, 3, 3] });
  expect(game.asked()).toBe("over");
  expect(game.senator(0)).toMatchObject({ reserve: 3, talents: 0 });
  expect(kinds(game.events)).not.toContain("cardsLaid");
  expect(kinds(game.events)).not.toContain("income");
});

test("PC-FIN-3: own-turn privileges are worthless now, at-once ones gained now count", () => {
  const game = finish({
    docks: { egypt_1: "0 glass", greece_1: "0 purple" },
    row1: "egypt_glass greece_purple",
    held: ["iberia_glass"],
    talents: [50],
  });
  game.play(0, "allot 0");
  expect(game.legal(0, "use")).toEqual([]);
  game.play(0, "allot 0");
  expect(game.asked()).toBe("0 atOnce egypt_glass");
  game.play(0, "atonce track");
  expect(game.asked()).toBe("over");
  expect(game.senator(0).points).toBe(3);
  expect(game.held(0)).toBe("iberia_glass greece_purple");
  expect(game.seats(0)).toBe(0);
});

describe("PC-FIN-4: each may buy one more seat in the hall for 20 talents with 6 points", () => {
  const rich = { talents: [20, 45, 20], points: [6, 9, 5] };
  test("clockwise from the start player, once, although single spaces are free", () => {
    const game = finish({ ...rich, startSeat: 1 });
    expect(game.asked()).toBe("1 finalBuy");
    expect(game.refusal(1, "talents").rule).toBe("PC-FIN-4");
    game.play(1, "seat");
    expect(game.senator(1)).toMatchObject({ hall: 1, talents: 25 });
    expect(game.asked()).toBe("0 finalBuy");
    game.play(0, "pass");
    expect(game.asked()).toBe("over");
    expect([0, 1, 2].map(game.seats)).toEqual([0, 1, 0]);
  });
  test("not with 5 points, 19 talents or no servant", () => {
    const game = finish({ talents: [19, 20, 20], points: [6, 5, 6], reserve: [3, 3, 0] });
    expect(game.asked()).toBe("over");
    expect(only(game.events, "finalPass")).toHaveLength(3);
  });
  test("refused by the rule", () => {
    const game = finish({ ...rich, talents: [20, 45, 20] });
    game.state.senators[0].talents = 19;
    expect(game.refusal(0, "seat").rule).toBe("PC-FIN-4");
  });
  test("option finalPurchase = afterDocking: only if the final docking took place", () => {
    const options = { finalPurchase: "afterDocking" } as const;
    expect(finish({ ...rich, options }).asked()).toBe("over");
    expect(finish({ ...rich, options, docks: { egypt_1: "1 oil" } }).asked()).toBe("0 finalBuy");
  });
});

describe("PC-FIN-5: the highest numbered space that is occupied gives its seats", () => {
  test.each([
    ["0 0 0", [0, 0, 0]],
    ["0 0 1 1", [1, 0, 0]],
    ["0 1 1 1 2 2 2", [0, 1, 0]],
    ["1 0 0 0 1 1 2 2", [1, 2, 0]],
    ["2 2 1 1 0 0 0 0 0 0 0 0", [3, 1, 2]],
  ])("%s", (path, seats) => {
    const game = finish({ path });
    expect([0, 1, 2].map(game.seats)).toEqual(seats);
  });
  test("example 1: red 5 before blue 5, yellow third: 3, 2 and 1 seats", () => {
    const game = finish({ path: "0 1 1 1 1 1 0 0 0 0 2 2" });
    expect([0, 1, 2].map(game.seats)).toEqual([3, 2, 1]);
    expect(game.state.senators.map(({ awarded }) => awarded)).toEqual([3, 2, 1]);
    expect(game.state.path).toHaveLength(6);
  });
});

test("PC-FIN-6: players without servants there get nothing, awards nobody can take lapse, below the first number none", () => {
  const game = finish({ path: "1 1 1 1 1 1 1 1 1 1 1 1" });
  expect([0, 1, 2].map(game.seats)).toEqual([0, 3, 0]);
  const { config } = game;
  expect(pathStandings(config.edition, [0, 0, 0])).toEqual([{ seat: 0, servants: 3, first: 0, award: 0 }]);
});

describe("PC-FIN-7: an award moves own path servants to the hall", () => {
  const path = "0 1 1 1 1 1 1 1 1 1 1 2";
  test("at most as many as there are", () => {
    const game = finish({ path });
    expect([0, 1, 2].map(game.seats)).toEqual([1, 3, 1]);
    expect(game.senator(0).reserve).toBe(15);
  });
  test("option pathShortfall = topUp: the reserve makes it up, as far as it goes", () => {
    const options = { pathShortfall: "topUp" } as const;
    const game = finish({ path, options });
    expect([0, 1, 2].map(game.seats)).toEqual([2, 3, 1]);
    expect(game.senator(0).reserve).toBe(14);
    expect(finish({ path, options, reserve: [0] }).seats(0)).toBe(1);
  });
});
