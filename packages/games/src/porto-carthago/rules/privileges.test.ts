import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds } from "../testing/test-game.ts";

describe("PC-PRIV-1: at-once privileges are used now, also out of turn; the others are kept for an own turn", () => {
  test("at once, out of turn", () => {
    const game = position({ docks: { egypt_1: "1 glass" }, row1: "egypt_glass", held: ["iberia_purple"] });
    game.play(0, "use iberia_purple egypt_glass");
    game.play(1, "allot 0");
    expect(game.asked()).toBe("1 atOnce egypt_glass");
    expect(game.refusal(1, "talents").rule).toBe("PC-PRIV-1");
  });
  test("own-turn, also in the turn in which it was gained", () => {
    const game = position({ docks: { egypt_1: "0 egypt_purple" }, warehouses: ["purple"], lighthouse: [1] });
    game.playAll(0, "card A2", "allot 0");
    expect(game.asked()).toBe("0 tail none");
    game.play(0, "use egypt_purple red-1");
    expect(game.senator(0).temple).toBe(1);
  });
  test("only a card that one holds, and once", () => {
    const game = position({ lighthouse: [3], held: ["numidia_oil", "iberia_grain"] });
    expect(game.refusal(0, "use iberia_grain red-1").rule).toBe("PC-PRIV-1");
    game.play(0, "use numidia_oil red-1");
    expect(game.refusal(0, "use numidia_oil red-1").rule).toBe("PC-PRIV-1");
  });
});

describe("PC-PRIV-2: no privilege has to be used", () => {
  test("an at-once one given up goes under the deck", () => {
    const game = position({ docks: { egypt_1: "0 egypt_glass" }, warehouses: ["glass"] });
    game.playAll(0, "card A2", "allot 0", "atonce none");
    expect(game.bottom(1)).toBe("egypt_glass");
    expect(game.senator(0).points).toBe(1);
  });
  test("own-turn cards are kept without limit over turns and decades", () => {
    const held = "numidia_oil numidia_ivory iberia_grain etruria_glass greece_oil";
    const game = position({ held: [held], round: 5, toAct: 2 });
    game.play(2, "talents");
    expect(game.held(0)).toBe(held);
    expect(game.state.decade).toBe(3);
  });
});

test("PC-PRIV-3: any number of privileges may be played in one turn", () => {
  const game = position({ held: ["numidia_oil iberia_grain greece_glass egypt_purple"], lighthouse: [4] });
  game.playAll(
    0,
    "use numidia_oil red-1",
    "use iberia_grain red-1",
    "use greece_glass red-1",
    "use egypt_purple red-1",
  );
  expect(game.senator(0).temple).toBe(4);
  expect(game.asked()).toBe("0 main");
});

describe("PC-PRIV-4: a played card goes under the deck after its effect, before a loading it caused", () => {
  test("after its effect", () => {
    const game = position({ held: ["numidia_oil"], lighthouse: [4] });
    expect(kinds(game.play(0, "use numidia_oil red-1"))).toEqual(["privilege", "shifted", "cardBack"]);
  });
  test("before the loading: it lies above the loaded card that goes under later", () => {
    const game = position({
      docks: { egypt_1: "0 oil" },
      row1: "egypt_oil",
      held: ["iberia_purple"],
      reserve: [0],
    });
    game.play(0, "use iberia_purple egypt_oil");
    expect(game.bottom(2)).toBe("iberia_purple egypt_oil");
  });
});

describe("PC-PRIV-5: only if it changes or shows something", () => {
  test("P2 needs a deck", () => {
    const game = position({ held: ["numidia_ivory"], rest: "out" });
    expect(game.refusal(0, "use numidia_ivory").rule).toBe("PC-PRIV-5");
  });
  test("P4 somebody to move, P8 a ship in row 1, P3 a dock with ship and good", () => {
    const game = position({ held: ["numidia_oil iberia_purple egypt_ivory"], docks: { egypt_1: "0" } });
    expect(game.legal(0, "use")).toEqual([]);
  });
});
