import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { raid } from "../testing/raid.ts";
import type { TestGame } from "../testing/test-game.ts";

/** What seat 0 does in a rollout, in notation. */
function rolloutIn({ rules, state }: TestGame): string {
  const move = rules.mind.rollout(state, 0);
  return move ? rules.print(move) : "nothing";
}

describe("in a rollout a player", () => {
  test("takes the card with most coins when nothing can be bought", () => {
    expect(rolloutIn(position({ market: "R2 B5 G3", hands: ["Y2"] }))).toBe("take B5");
  });

  test("leaves a card that is reserved for another, and takes the own one", () => {
    expect(rolloutIn(position({ market: "R2 B5@1 G3", hands: ["Y2"] }))).toBe("take G3");
    expect(rolloutIn(position({ market: "R2 B5@0 G3", hands: ["Y2"] }))).toBe("take B5 reserved");
  });

  test("buys goods that arrive with the purchase", () => {
    const game = position({
      market: "R5 R3",
      hands: ["Y5 Y3"],
      goods: ["R5 R5"],
      tokens: ["red red"],
      ships: { red: 4 },
    });
    expect(rolloutIn(game)).toBe("buy Y5 Y3");
  });

  test("does not bring the rival's ship home", () => {
    const game = position({
      market: "R2 B2",
      hands: ["Y2 Y2"],
      goods: ["", "R5 R5 R5 R5"],
      tokens: ["", "red red red"],
      ships: { red: 4 },
    });
    expect(rolloutIn(game)).toMatch(/^take/);
  });

  test("stores the goods that are worth more than the coins for them", () => {
    const game = raid({ goods: ["G5 G5 G5"], hands: ["G2 G2"] });
    expect(game.asked()).toBe("0 storage green");
    expect(rolloutIn(game)).toMatch(/^store/);
  });
});
