import { describe, expect, test } from "vitest";
import { dealt, position, unshuffled } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

describe("goods phase", () => {
  test("GT-DRAFT-1: the first player draws two goods for each player", () => {
    for (const players of [2, 3, 4]) {
      const game = dealt({ players }, unshuffled(1));
      const [dealtGoods] = only(game.events, "dealt");
      expect(dealtGoods.seat).toBe(1);
      expect(dealtGoods.count).toBe(2 * players);
      expect(game.pool().split(" ")).toHaveLength(2 * players);
    }
  });

  test("GT-DRAFT-2: picks go round to the last player, who picks twice, and back", () => {
    const game = position({ players: 4, primon: 2, pool: "food food food food water water water water" });
    const order: string[] = [];
    while (game.asked().endsWith("draft")) {
      const seat = Number(game.asked()[0]);
      order.push(game.asked());
      game.play(seat, game.legal(seat)[0]);
    }
    // The last card is the first player's without a choice.
    expect(order.map((asked) => Number(asked[0]))).toEqual([2, 3, 0, 1, 1, 0, 3]);
    expect(game.hand(2).split(" ")).toHaveLength(2);
  });

  test("GT-DRAFT-2: only goods on offer can be kept, and only in turn", () => {
    const game = position({ pool: "food food water water fuel fuel" });
    expect(game.legal(0)).toEqual(["pick food", "pick fuel", "pick water"]);
    expect(game.refusedBy(0, "pick tools")).toBe("GT-DRAFT-2");
    expect(game.refusedBy(1, "pick food")).toBe("GT-DRAFT-2");
    expect(game.refusedBy(0, "end")).toBe("GT-DRAFT-2");
  });

  test("GT-DRAFT-3: everybody gets two cards; the first player's second is the one left over", () => {
    const game = position({ players: 2, pool: "food water fuel tools" });
    game.play(0, "pick food");
    game.play(1, "pick water", "pick fuel");
    expect(game.hand(0)).toBe("food tools");
    expect(game.hand(1)).toBe("fuel water");
    expect(game.pool()).toBe("");
  });

  test("GT-DRAFT-3: the last card is a choice only for a full hand", () => {
    const game = position({ players: 2, hands: ["food food food"], pool: "food water fuel tools" });
    game.play(0, "pick food");
    game.play(1, "pick water", "pick fuel");
    expect(game.asked()).toBe("0 draft");
    expect(game.legal(0)).toEqual(["pick tools drop food"]);
  });

  test("GT-DRAFT-4: the pool is seen only by the player about to pick", () => {
    const game = position({ pool: "food food water water fuel fuel" });
    expect(game.view(0).pool).toEqual([0, 0, 2, 0, 2, 2]);
    for (const other of [1, 2, null]) expect(game.view(other).pool).toBeNull();
    const events = game.play(0, "pick food");
    expect(game.view(0).pool).toBeNull();
    expect(game.view(1).pool).toEqual([0, 0, 1, 0, 2, 2]);
    const [passed] = only(events, "passed");
    expect(game.rules.redact(passed, 1)).toMatchObject({ cards: [2, 4, 4, 5, 5] });
    expect(game.rules.redact(passed, 2)).toMatchObject({ cards: null, count: 5 });
    const [picked] = only(events, "picked");
    expect(game.rules.redact(picked, 1)).toMatchObject({ cards: null });
    expect(game.rules.redact(picked, null)).toMatchObject({ cards: null });
  });
});

describe("cargo limit", () => {
  const full = { hands: ["food food water tools"], pool: "fuel fuel fuel food food food" };

  test("GT-CARGO-1: a hand never holds more than four", () => {
    const game = position(full);
    expect(game.refusedBy(0, "pick fuel")).toBe("GT-CARGO-2");
    game.play(0, "pick fuel drop water");
    expect(game.hand(0)).toBe("food food tools fuel");
  });

  test("GT-CARGO-2: a full hand discards one of its four before it takes a card", () => {
    const game = position(full);
    expect(game.legal(0)).toEqual([
      "pick food drop food",
      "pick food drop tools",
      "pick food drop water",
      "pick fuel drop food",
      "pick fuel drop tools",
      "pick fuel drop water",
    ]);
    // The card about to be taken is not in the hand yet.
    expect(game.refusedBy(0, "pick fuel drop fuel")).toBe("GT-CARGO-2");
    game.play(0, "pick food drop food");
    expect(game.hand(0)).toBe("food food tools water");
    expect(game.discard()).toBe("food");
  });

  test("GT-CARGO-2: a card picked a moment before can be discarded for the next one", () => {
    const game = position({ players: 2, hands: ["", "food food food"], pool: "fuel fuel water tools" });
    game.play(0, "pick fuel");
    game.play(1, "pick water");
    game.play(1, "pick tools drop water");
    expect(game.hand(1)).toBe("food food food tools");
  });

  test("GT-CARGO-2: with room in the hand nothing is discarded", () => {
    const game = position({ hands: ["food food water"], pool: "fuel fuel fuel food food food" });
    expect(game.refusedBy(0, "pick fuel drop food")).toBe("GT-CARGO-2");
  });

  test("GT-CARGO-3: hands are hidden, the discard pile is open", () => {
    const game = position(full);
    const [discarded] = only(game.play(0, "pick fuel drop water"), "madeRoom");
    for (const viewer of [1, 2, null]) {
      expect(game.rules.redact(discarded, viewer)).toMatchObject({ cards: [5] });
      expect(game.view(viewer).discard).toEqual([0, 0, 0, 0, 0, 1]);
      expect(game.view(viewer).traders[0]).toEqual({ handSize: 4, planets: [], out: 0 });
      expect(JSON.stringify(game.view(viewer).hand)).not.toBe(JSON.stringify(game.state.traders[0].hand));
    }
    expect(game.view(0).hand).toEqual(game.state.traders[0].hand);
  });
});
