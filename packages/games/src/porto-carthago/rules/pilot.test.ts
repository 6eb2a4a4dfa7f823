import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

describe("PC-P8-1: any ship of row 1 into a free berth of its civilisation", () => {
  test("I if both are free", () => {
    const game = position({ held: ["iberia_purple"], row1: "greece_oil egypt_oil", row2: "- egypt_glass" });
    expect(game.legal(0, "use")).toEqual(["use iberia_purple greece_oil", "use iberia_purple egypt_oil"]);
    expect(game.refusal(0, "use iberia_purple egypt_glass").rule).toBe("PC-P8-1");
    game.play(0, "use iberia_purple egypt_oil");
    expect(game.dock("egypt_1")).toBe("egypt_oil");
  });
  test("II if only that is free, else under the deck", () => {
    const second = position({
      held: ["iberia_purple"],
      row1: "egypt_oil",
      docks: { egypt_1: "egypt_glass" },
    });
    second.play(0, "use iberia_purple egypt_oil");
    expect(second.dock("egypt_2")).toBe("egypt_oil");
    const none = position({
      held: ["iberia_purple"],
      row1: "egypt_oil",
      docks: { egypt_1: "egypt_glass", egypt_2: "egypt_purple" },
    });
    none.play(0, "use iberia_purple egypt_oil");
    expect(none.bottom(2)).toBe("egypt_oil iberia_purple");
  });
});

describe("PC-P8-2: then the column closes up", () => {
  test("row 2 moves up and a card is drawn", () => {
    const game = position({
      held: ["iberia_purple"],
      row1: "greece_oil egypt_oil",
      row2: "iberia_oil egypt_glass",
      deck: "numidia_oil",
    });
    game.play(0, "use iberia_purple egypt_oil");
    expect(game.row(1)).toBe("greece_oil egypt_glass - -");
    expect(game.row(2)).toBe("iberia_oil numidia_oil - -");
  });
  test("an empty deck: row 2 keeps a gap", () => {
    const game = position({
      held: ["iberia_purple"],
      row1: "greece_oil egypt_oil egypt_ivory",
      row2: "iberia_oil egypt_glass numidia_oil numidia_grain",
      rest: "out",
    });
    game.play(0, "use iberia_purple egypt_oil");
    expect(game.row(1)).toBe("greece_oil egypt_glass egypt_ivory -");
    expect(game.row(2)).toBe("iberia_oil - numidia_oil numidia_grain");
  });
  test("no card in row 2 there: row 1 keeps a gap and nothing is drawn", () => {
    const game = position({
      held: ["iberia_purple"],
      row1: "greece_oil egypt_oil",
      row2: "iberia_oil",
      deck: "numidia_oil",
    });
    game.play(0, "use iberia_purple egypt_oil");
    expect(game.row(1)).toBe("greece_oil - - -");
    expect(game.row(2)).toBe("iberia_oil - - -");
    expect(game.top(1)).toBe("numidia_oil");
  });
});

describe("PC-P8-3: then the dock's owner loads, opponent or not", () => {
  test("and makes the choices that come with it before the turn goes on", () => {
    const game = position({
      held: ["iberia_purple"],
      row1: "egypt_glass",
      docks: { egypt_1: "2 glass" },
      talents: [9],
    });
    game.playAll(0, "card A5", "hoist claim greece_1", "use iberia_purple egypt_glass");
    expect(game.asked()).toBe("2 points 1");
    game.play(2, "allot 1");
    expect(game.asked()).toBe("2 atOnce egypt_glass");
    game.play(2, "atonce path");
    expect(game.state.path).toEqual([2, 2]);
    expect(game.asked()).toBe("0 tail warehouse");
    expect(only(game.events, "loaded")[0].seat).toBe(2);
  });
});
