import { ranksOf } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { standings } from "./end.ts";

/** The examples printed in the rulebook; players A, B and C sit in seats 0, 1 and 2. */
describe("worked examples", () => {
  test("1. Draft, three players. GT-DRAFT-2", () => {
    const game = position({ pool: "medicine armaments food tools fuel water" });
    game.play(0, "pick medicine");
    expect(game.view(1).poolSize).toBe(5);
    game.play(1, "pick armaments");
    expect(game.view(2).poolSize).toBe(4);
    game.play(2, "pick food", "pick tools");
    expect(game.view(1).poolSize).toBe(2);
    game.play(1, "pick fuel");
    expect([0, 1, 2].map((seat) => game.hand(seat))).toEqual([
      "medicine water",
      "armaments fuel",
      "food tools",
    ]);
  });

  test("2. Arrows. GT-SLOT-5", () => {
    const game = position({ hands: ["food armaments water tools"], row: ["recyclon"] });
    for (const good of ["food", "armaments", "water"]) {
      expect(game.legal(0, "lay")).toEqual([`lay ${good} recyclon`]);
      game.play(0, `lay ${good} recyclon`);
    }
  });

  test("3. Abundance. GT-ABI-2", () => {
    const game = position({ hands: ["water tools"], planets: ["helvetia"], row: ["atrium-i"] });
    game.play(0, "lay water as food atrium-i via helvetia");
    expect(game.slots("atrium-i")).toBe("- 0?water");
    expect(game.planets(0)).toBe("helvetia*");
  });

  test("4. Flexible exchange. GT-ABI-3", () => {
    const game = position({
      toAct: 1,
      hands: ["", "medicine armaments"],
      planets: ["", "bo-iv"],
      row: ["vopulus"],
    });
    game.play(1, "lay medicine as fuel vopulus via bo-iv");
    expect(game.slots("vopulus")).toBe("- 1=medicine -");
  });

  test("5. Full turn. GT-TURN-1", () => {
    const game = position({
      toAct: 2,
      hands: ["", "", "armaments fuel medicine tools"],
      planets: ["", "", "half-life* tillmark"],
      row: ["atrium-i - 2=food", "vopulus 0 - -", "nightcore", "solace"],
    });
    expect(game.planets(2)).toBe("half-life tillmark");
    game.play(2, "recall atrium-i food drop tools");
    expect(game.hand(2)).toBe("medicine armaments food fuel");
    game.play(
      2,
      "lay armaments as water vopulus via half-life",
      "lay medicine nightcore",
      "lay food nightcore",
    );
    expect(game.out(2)).toBe(3);
    game.play(2, "lay fuel vopulus");
    expect(game.planets(2)).toBe("half-life* tillmark vopulus");
    expect(game.out(2)).toBe(2);
    expect(game.discard()).toBe("armaments tools fuel");
    expect(game.asked()).toBe("0 redistribute");
    game.play(0, "relay vopulus-tools atrium-i food");
    expect(game.state.row.some(({ slots }) => slots.some((laid) => laid?.owner === 0 && laid.faceDown))).toBe(
      true,
    );
    expect(game.slots("atrium-i")).toBe("- 0=tools");
  });

  test("6. Winning off turn. GT-AGR-6", () => {
    const game = position({
      toAct: 1,
      hands: ["", "water fuel"],
      row: ["tillmark 0 -", "solace 0 - 0", "nightcore"],
    });
    game.play(1, "lay water tillmark", "end");
    game.play(0, "relay tillmark-armaments solace food");
    expect(game.planets(0)).toBe("solace");
    expect(game.planets(1)).toBe("tillmark");
  });

  test("7. Looking. GT-SLOT-4", () => {
    const game = position({ hands: ["fuel"], row: ["nightcore 0?fuel 1?water - -"] });
    const seen = (viewer: number | null) => game.view(viewer).row[0].slots.map((laid) => laid?.good ?? null);
    expect(seen(0)).toEqual([4, null, null, null]);
    expect(seen(1)).toEqual([null, 5, null, null]);
    expect(seen(null)).toEqual([null, null, null, null]);
  });

  test("8. Tie. GT-TIE-2", () => {
    const tied = { planets: 21, goods: 1, total: 22, cards: 7 };
    const best = (one: number, other: number) => [
      { ...tied, best: one },
      { ...tied, best: other },
    ];
    expect(ranksOf(standings(best(6, 4)))).toEqual([1, 2]);
    expect(ranksOf(standings(best(4, 6)))).toEqual([2, 1]);
  });
});
