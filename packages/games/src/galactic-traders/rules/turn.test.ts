import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

describe("round and turn", () => {
  test("GT-RND-1: the goods phase, a turn each from the first player on, the end of the round", () => {
    const game = position({
      players: 3,
      primon: 1,
      pool: "food food water water fuel fuel",
      row: ["tillmark"],
    });
    for (const seat of [1, 2, 0, 0, 2]) game.play(seat, game.legal(seat)[0]);
    expect(game.asked()).toBe("1 deliver");
    game.play(1, "end");
    expect(game.asked()).toBe("2 deliver");
    game.play(2, "end");
    expect(game.asked()).toBe("0 deliver");
    const events = game.play(0, "end");
    expect(kinds(events)).toContain("round");
    expect(game.state.round).toBe(2);
    expect(game.asked()).toBe("2 draft");
  });

  test("GT-TURN-1: ready, recall, deliver, agreements, in this order", () => {
    const game = position({
      hands: ["water fuel"],
      planets: ["half-life*"],
      row: ["tillmark 0 -", "atrium-i 0 -"],
    });
    expect(game.planets(0)).toBe("half-life");
    expect(game.asked()).toBe("0 recall");
    game.play(0, "end");
    expect(game.asked()).toBe("0 deliver");
    game.play(0, "lay water tillmark");
    expect(game.row()).toBe("tillmark atrium-i");
    const events = game.play(0, "end");
    expect(kinds(events)).toContain("agreement");
    expect(game.planets(0)).toContain("tillmark");
  });

  test("GT-TURN-1: something else than a move of the game is no move", () => {
    const { rules } = position({ hands: ["water"] });
    expect(rules.parse("steal helvetia")).toMatchObject({ refusal: { rule: "GT-TURN-1" } });
  });

  test("GT-TURN-2: at the beginning of a turn all planets of the player are turned back, nobody else's", () => {
    const game = position({
      hands: ["water"],
      planets: ["half-life* recyclon* helvetia", "bo-iv*"],
      row: ["tillmark"],
    });
    expect(game.planets(0)).toBe("half-life recyclon helvetia");
    expect(game.planets(1)).toBe("bo-iv*");
    expect(only(game.events, "readied")).toHaveLength(1);
  });

  test("GT-TURN-7: nothing is laid while recalling, nothing recalled while delivering", () => {
    const game = position({ hands: ["water"], row: ["tillmark 0 -", "atrium-i"] });
    expect(game.refusedBy(0, "lay water tillmark")).toBe("GT-TURN-7");
    game.play(0, "end");
    expect(game.refusedBy(0, "recall tillmark armaments")).toBe("GT-TURN-7");
  });

  test("GT-TURN-8: a filled planet stays until the agreements, its goods counting to the four", () => {
    const game = position({
      hands: ["water armaments food"],
      row: ["tillmark", "nightcore 0 0 - -", "solace"],
    });
    game.play(0, "end");
    game.play(0, "lay water tillmark", "lay armaments tillmark");
    expect(game.out(0)).toBe(4);
    expect(game.slots("tillmark")).toBe("0 0");
    expect(game.refusedBy(0, "lay food solace")).toBe("GT-SLOT-7");
    game.play(0, "end");
    expect(game.out(0)).toBe(2);
  });
});
