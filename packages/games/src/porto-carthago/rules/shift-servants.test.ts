import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

describe("PC-P4-1: 1 to 3 servants, anyone's, between temple and lighthouse", () => {
  test("each net result once, within what stands there", () => {
    const game = position({ held: ["iberia_grain"], lighthouse: [1], temple: [0, 2] });
    expect(game.legal(0, "use")).toEqual([
      "use iberia_grain blue+1",
      "use iberia_grain blue+2",
      "use iberia_grain red-1",
      "use iberia_grain red-1 blue+1",
      "use iberia_grain red-1 blue+2",
    ]);
  });
  test("moves them, a player's last temple servant too", () => {
    const game = position({ held: ["iberia_grain"], lighthouse: [1], temple: [0, 2] });
    game.play(0, "use iberia_grain blue+2 red-1");
    expect(game.senator(0)).toMatchObject({ lighthouse: 0, temple: 1 });
    expect(game.senator(1)).toMatchObject({ lighthouse: 2, temple: 0 });
  });
  test("refused: four servants, more than stand there, nobody at the table", () => {
    const game = position({ held: ["iberia_grain"], lighthouse: [4, 4], temple: [0, 2] });
    expect(game.refusal(0, "use iberia_grain red-2 blue-2").rule).toBe("PC-P4-1");
    expect(game.refusal(0, "use iberia_grain red+1").rule).toBe("PC-P4-1");
    expect(game.refusal(0, "use iberia_grain blue+3").rule).toBe("PC-P4-1");
    expect(game.refusal(0, "use iberia_grain green+1").rule).toBe("PC-P4-1");
  });
  test("the largest list has 230 moves", () => {
    const game = position({
      players: 5,
      held: ["iberia_grain"],
      lighthouse: [3, 3, 3, 3, 3],
      temple: [3, 3, 3, 3, 3],
    });
    expect(game.legal(0, "use")).toHaveLength(230);
  });
});
