import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

describe("PC-ARI-1: one to five own servants between lighthouse, temple and reserve", () => {
  test("any direction, in any combination", () => {
    const game = position({ lighthouse: [2], temple: [3] });
    game.play(0, "card A4");
    game.play(0, "court 3 -3");
    expect(game.senator(0)).toMatchObject({ lighthouse: 5, temple: 0, reserve: 9 });
  });
  test("every net result of at most five moves stands once", () => {
    const game = position({ lighthouse: [5], temple: [4] });
    game.play(0, "card A4");
    const moves = game.legal(0, "court");
    expect(new Set(moves).size).toBe(moves.length);
    expect(moves).toContain("court 5 0");
    expect(moves).toContain("court -5 0");
    expect(moves).toContain("court 2 3");
    expect(moves).toContain("court -1 -4");
    expect(moves).not.toContain("court 0 0");
    for (const move of moves) {
      const [, l, t] = move.split(" ").map(Number);
      expect(Math.max(l, 0) + Math.max(t, 0) + Math.max(-l - t, 0)).toBeLessThanOrEqual(5);
    }
  });
  test("refused: nobody, more than five, more than stand there", () => {
    const game = position({ lighthouse: [2], temple: [1] });
    game.play(0, "card A4");
    expect(game.refusal(0, "court 0 0").rule).toBe("PC-ARI-1");
    expect(game.refusal(0, "court 3 3").rule).toBe("PC-ARI-1");
    expect(game.refusal(0, "court -3 0").rule).toBe("PC-ARI-1");
    expect(game.refusal(0, "court 0 -2").rule).toBe("PC-ARI-1");
  });
  test("not more than the reserve holds after the cost", () => {
    const game = position({ reserve: [4] });
    game.play(0, "card A4");
    expect(game.refusal(0, "court 2 1").rule).toBe("PC-ARI-1");
    expect(game.legal(0)).toEqual(["court 0 1", "court 0 2", "court 1 0", "court 1 1", "court 2 0"]);
  });
});
