import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

describe("PC-P7-1: buys the next seat at full price, ignoring trade points", () => {
  test("without a bonus action, and leaving it", () => {
    const game = position({ held: ["iberia_glass"], talents: [10], points: [2] });
    game.playAll(0, "card A4", "court 1 0", "use iberia_glass", "seat");
    expect(game.seats(0)).toBe(2);
    expect(game.senator(0).talents).toBe(1);
  });
  test("with no point at all", () => {
    const game = position({ held: ["iberia_glass"], talents: [4] });
    game.play(0, "use iberia_glass");
    expect(game.senator(0)).toMatchObject({ talents: 0, reserve: 15 });
    expect(game.bottom(1)).toBe("iberia_glass");
  });
  test("also in the hall", () => {
    const game = position({ held: ["iberia_glass"], talents: [20], palace: "0 0 0 0 0 1 1 1 1 1 2 2 2 2 2" });
    game.play(0, "use iberia_glass");
    expect(game.senator(0).hall).toBe(1);
  });
  test("needs the talents and a servant from reserve", () => {
    expect(position({ held: ["iberia_glass"], talents: [3] }).refusal(0, "use iberia_glass").rule).toBe(
      "PC-P7-1",
    );
    expect(
      position({ held: ["iberia_glass"], talents: [9], reserve: [0] }).refusal(0, "use iberia_glass").rule,
    ).toBe("PC-P7-1");
  });
});
