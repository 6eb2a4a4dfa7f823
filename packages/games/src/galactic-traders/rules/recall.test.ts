import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

describe("recall", () => {
  test("GT-TURN-3: any number of own goods come back into the hand, also none", () => {
    const game = position({
      hands: ["water"],
      row: ["tillmark 0 1", "atrium-i 0 -", "solace - 0 -"].slice(1),
    });
    expect(game.legal(0)).toEqual(["recall atrium-i medicine", "recall solace food", "end"]);
    game.play(0, "recall atrium-i medicine", "recall solace food");
    expect(game.hand(0)).toBe("medicine food water");
    expect(game.out(0)).toBe(0);
    // Nothing is left to recall: delivering begins by itself.
    expect(game.asked()).toBe("0 deliver");
  });

  test("GT-TURN-3: goods of others, empty slots and planets elsewhere cannot be recalled", () => {
    const game = position({ hands: ["water"], row: ["nightcore 0 1 - -"] });
    expect(game.refusedBy(0, "recall nightcore armaments")).toBe("GT-TURN-3");
    expect(game.refusedBy(0, "recall nightcore food")).toBe("GT-TURN-3");
    expect(game.refusedBy(0, "recall solace food")).toBe("GT-TURN-3");
    expect(game.refusedBy(1, "recall nightcore armaments")).toBe("GT-TURN-3");
  });

  test("GT-TURN-3: a full hand discards first", () => {
    const game = position({ hands: ["food food water tools"], row: ["nightcore 0 - - -"] });
    expect(game.refusedBy(0, "recall nightcore medicine")).toBe("GT-CARGO-2");
    expect(game.legal(0, "recall")).toHaveLength(3);
    game.play(0, "recall nightcore medicine drop tools");
    expect(game.hand(0)).toBe("medicine food food water");
    expect(game.discard()).toBe("tools");
  });

  test("GT-TURN-4: a recalled face-down good is its printed good again and not shown to the others", () => {
    const game = position({ hands: ["water"], row: ["nightcore 0?fuel - - -"] });
    const [recalled] = only(game.play(0, "recall nightcore medicine"), "recalled");
    expect(game.hand(0)).toBe("fuel water");
    expect(game.rules.redact(recalled, 0)).toMatchObject({ cards: [4] });
    for (const viewer of [1, 2, null])
      expect(game.rules.redact(recalled, viewer)).toMatchObject({ cards: null });
  });

  test("GT-TURN-5: of equal face-up goods the earliest is recalled, face-down ones by their slot", () => {
    const game = position({ row: ["quorum 0 0 - -", "thornwell - 0?food 0 -"] });
    expect(game.legal(0)).toEqual([
      "recall quorum medicine-1",
      "recall thornwell tools-1",
      "recall thornwell tools-2",
      "end",
    ]);
    expect(game.refusal(0, "recall quorum medicine-2")).toMatchObject({
      rule: "GT-TURN-5",
      parts: { slot: "medicine-1" },
    });
    game.play(0, "recall quorum medicine-1");
    expect(game.slots("quorum")).toBe("- 0 - -");
    game.play(0, "recall quorum medicine-2");
    game.play(0, "recall thornwell tools-1");
    expect(game.hand(0)).toBe("medicine medicine food");
  });
});
