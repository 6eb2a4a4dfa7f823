import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

const played = { players: 3, hands: ["salt#34 salt#35 silk#22", "grain#79", ""], cargo: ["olives#71"] };

describe("phase 4: load", () => {
  test("OM-LOA-1: all played cards go onto the cargo stack in any order, the last one on top", () => {
    const game = position(played);
    game.play(0, "end");
    expect(game.legal(0, "load")).toHaveLength(6);
    expect(game.refusal(0, "load salt#34 silk#22")).toBe("OM-LOA-1");
    expect(game.refusal(0, "load salt#34 salt#34 silk#22")).toBe("OM-LOA-1");
    expect(game.refusal(0, "load salt#34 salt#35 olives#71")).toBe("OM-LOA-1");
    game.play(0, "load silk#22 salt#35 salt#34");
    expect(game.cargo(0)).toBe("olives#71 silk#22 salt#35 salt#34");
  });

  test("OM-LOA-2: only the top card can be looked at, unless the option allows more", () => {
    const seen = (cargoView: "top" | "owner" | "all", viewer: number | null): unknown => {
      const game = position({ ...played, cargo: ["olives#71 olives#70"], options: { cargoView } });
      return game.view(viewer).merchants[0].cargo;
    };
    expect([seen("top", 0), seen("top", 1)]).toEqual([null, null]);
    expect([seen("owner", 0), seen("owner", 1)]).toEqual([[70, 69], null]);
    expect([seen("all", 1), seen("all", null)]).toEqual([
      [70, 69],
      [70, 69],
    ]);
    const game = position(played);
    expect(game.view(1).merchants[0]).toMatchObject({ top: 70, cargoSize: 1 });
    const moves = (["top", "owner", "all"] as const).map((cargoView) =>
      position({ ...played, options: { cargoView } }).legal(0),
    );
    expect(moves[1]).toEqual(moves[0]);
    expect(moves[2]).toEqual(moves[0]);
  });

  test("OM-LOA-3: everyone sees which cards are stacked in which order", () => {
    const game = position(played);
    game.play(0, "end");
    const [loaded] = only(game.play(0, "load silk#22 salt#35 salt#34"), "loaded");
    for (const viewer of [0, 1, null]) expect(game.rules.redact(loaded, viewer)).toEqual(loaded);
    expect(game.view(1).memory.cargo[0]).toEqual([70, 21, 34, 33]);
  });

  test("OM-LOA-4: the turn ends and the player to the left becomes active", () => {
    const game = position(played);
    game.play(0, "end", "load silk#22 salt#35 salt#34");
    expect(game.state.activeSeat).toBe(1);
    expect(game.state.played).toEqual([]);
  });
});
