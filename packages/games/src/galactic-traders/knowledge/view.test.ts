import { describe, expect, test } from "vitest";
import { dealt, position } from "../testing/position.ts";

describe("what a seat sees", () => {
  test("GT-CARGO-3: a spectator sees no hand, no pool and no secret good", () => {
    const game = position({ hands: ["food", "water"], row: ["nightcore 0?fuel - - -"] });
    const view = game.view(null);
    expect([view.hand, view.pool, view.row[0].slots[0]?.good]).toEqual([null, null, null]);
  });

  test("GT-SET-3: the order of the decks is seen by nobody, their sizes by everybody", () => {
    const { rules, state } = dealt({ players: 2, options: { shortTwoPlayer: "on" } });
    for (const viewer of [0, 1, null]) {
      const view = rules.view(state, viewer);
      expect(view.eraDecks).toEqual([6, 8]);
      expect(view.setAside).toBe(6);
      expect(view.deckSize).toBe(44);
      expect(Object.keys(view)).not.toContain("deck");
    }
  });

  test("GT-AGR-5: a secret good shows when it is discarded, and not before", () => {
    const game = position({ hands: ["water tools"], row: ["tillmark 1?food -", "nightcore 1?fuel - - 0"] });
    game.play(0, "end");
    game.play(0, "lay water tillmark", "end");
    expect(game.view(0).resolution?.displaced[0].good).toBeNull();
    expect(game.view(1).resolution?.displaced[0].good).toBe(2);
    expect(JSON.stringify(game.view(0))).toBe(JSON.stringify(game.rules.view(game.state, 0)));
  });
});
