import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

test("PC-MER-1: one good of choice at the current price into a free warehouse space", () => {
  const game = position({ market: "oil glass glass", talents: [10], goodsBought: 1 });
  game.play(0, "card A6");
  expect(game.legal(0)).toEqual(["buy glass", "buy oil"]);
  expect(game.refusal(0, "buy ivory").rule).toBe("PC-MER-2");
  game.play(0, "buy glass");
  expect(game.warehouse(0)).toBe("glass");
  expect(game.senator(0).talents).toBe(7);
  expect(game.state.goodsBought).toBe(2);
});

describe("PC-MER-2: not possible", () => {
  test("without a free space: the bonus of the same card comes too late", () => {
    const cards = "captain carrier merchant carrier aristocrat hoist";
    const game = position({
      cards,
      market: "oil",
      talents: [20],
      warehouses: ["oil oil"],
      held: ["numidia_ivory"],
    });
    game.play(0, "card A3");
    expect(game.asked()).toBe("0 tail warehouse");
    game.play(0, "free");
    expect(game.refusal(0, "buy oil").rule).toBe("PC-TURN-5");
  });
  test("without enough talents, or goods in the market", () => {
    expect(position({ market: "oil", talents: [3] }).legal(0, "card A6")).toEqual([]);
    expect(position({ talents: [20] }).legal(0, "card A6")).toEqual([]);
    expect(position({ market: "oil", talents: [4] }).legal(0, "card A6")).toEqual(["card A6"]);
  });
});

test("PC-MER-3: the market is not topped up after a purchase", () => {
  const game = position({ market: "oil glass grain ivory", talents: [10] });
  game.playAll(0, "card A6", "buy oil");
  expect(game.market()).toBe("glass grain ivory");
});
