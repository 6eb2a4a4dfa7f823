import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

describe("deliver", () => {
  test("GT-TURN-6: any number of hand cards are laid one at a time, also none", () => {
    const hands = ["water armaments medicine"];
    const row = ["nightcore", "solace"];
    const game = position({ hands, row });
    expect(game.legal(0)).toEqual([
      "lay medicine nightcore",
      "lay armaments nightcore",
      "lay water nightcore",
      "lay medicine solace",
      "lay water solace",
      "end",
    ]);
    game.play(0, "lay medicine nightcore", "lay water solace");
    expect(game.hand(0)).toBe("armaments");
    expect(game.slots("nightcore")).toBe("0 - - -");
    expect(game.slots("solace")).toBe("- - 0");
    game.play(0, "end");
    const idle = position({ hands, row });
    idle.play(0, "end");
    expect(idle.hand(0).startsWith("medicine armaments water")).toBe(true);
  });

  test("GT-TURN-6: abilities are used in between", () => {
    const game = position({
      hands: ["water food tools"],
      planets: ["recyclon"],
      row: ["atrium-i"],
      deck: "medicine",
    });
    game.play(0, "lay food atrium-i", "exchange recyclon water", "lay medicine atrium-i");
    expect(game.slots("atrium-i")).toBe("0 0");
  });

  test("GT-TURN-6: only cards in hand, only planets in the row, only in one's own turn", () => {
    const game = position({ hands: ["water", "food"], row: ["nightcore"] });
    expect(game.refusedBy(0, "lay food nightcore")).toBe("GT-TURN-6");
    expect(game.refusedBy(0, "lay water solace")).toBe("GT-TURN-6");
    expect(game.refusedBy(1, "lay food nightcore")).toBe("GT-TURN-6");
    expect(game.refusedBy(0, "pick water")).toBe("GT-TURN-6");
  });

  test("GT-TURN-6: with an empty hand there is nothing to decide", () => {
    const game = position({ hands: ["", "water"], row: ["nightcore"] });
    expect(game.asked()).toBe("1 deliver");
  });
});
