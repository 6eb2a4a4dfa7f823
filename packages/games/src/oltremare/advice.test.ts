import { describe, expect, test } from "vitest";
import { type Position, position } from "./testing/position.ts";
import type { TestGame } from "./testing/test-game.ts";

/** How much better a seat stands after a move than after another one. */
function preference(game: TestGame, seat: number, one: string, other: string): number {
  const lead = (notation: string): number => {
    const parsed = game.rules.parse(notation);
    if ("refusal" in parsed) throw new Error(notation);
    const state = game.rules.clone(game.state);
    game.rules.apply(state, seat, parsed.move, { below: () => 0, drawn: () => 0 });
    const worth = game.rules.outlook(state);
    const rivals = worth.filter((_, at) => at !== seat);
    return worth[seat] - rivals.reduce((sum, value) => sum + value, 0) / rivals.length;
  };
  return lead(one) - lead(other);
}

describe("how players stand", () => {
  const three: Position = {
    players: 3,
    cargo: ["salt#34 salt#36", "silk#24 silk#21", "pottery#46"],
    hands: ["silk#22 silk#25 olives#66", "salt#35 salt#40 grain#86", "grain#87"],
  };

  test("a swap that serves both runs is worth offering, and accepting", () => {
    const game = position(three);
    expect(preference(game, 0, "offer 1: silk#22 for salt", "end")).toBeGreaterThan(0);
    game.play(0, "offer 1: silk#22 for salt");
    expect(preference(game, 1, "accept 0: salt#35", "decline 0")).toBeGreaterThan(0);
  });

  test("a gift of ducats is worth neither offering nor refusing", () => {
    const game = position(three);
    expect(preference(game, 0, "offer 1: +9d for nothing", "end")).toBeLessThan(0);
    game.play(0, "offer 1: +9d for nothing");
    expect(preference(game, 1, "accept 0", "decline 0")).toBeGreaterThan(0);
  });

  test("an offer that the other would never take promises nothing", () => {
    const game = position(three);
    expect(preference(game, 0, "offer 1: nothing for salt salt +20d", "end")).toBeLessThanOrEqual(0);
    game.play(0, "offer 1: nothing for salt salt +20d");
    expect(preference(game, 1, "decline 0", "accept 0: salt#35 salt#40")).toBeGreaterThan(0);
  });

  test("a card that the other does not hold is not worth asking for", () => {
    const game = position(three);
    expect(preference(game, 0, "offer 1: silk#22 for salt", "offer 1: silk#22 for jewels")).toBeGreaterThan(
      0,
    );
  });

  test("cards are loaded so that runs go on", () => {
    const game = position({ ...three, hands: ["salt#35 olives#66", "", ""] });
    game.play(0, "end");
    expect(preference(game, 0, "load salt#35 olives#66", "load olives#66 salt#35")).toBeGreaterThan(0);
  });

  test("at the end the outlook is the result", () => {
    const game = position({ hands: ["", "salt#31"], toAct: 1, lastRound: true });
    game.play(1, "end");
    const scores = game.rules.result(game.state)?.scores ?? [];
    expect(game.rules.outlook(game.state).map(Math.floor)).toEqual(scores);
  });
});

describe("the offers that are listed", () => {
  test("are few, all legal, different, and follow from what the seat sees", () => {
    const game = position({
      players: 4,
      hands: ["salt#31 silk#20 olives#61", "grain#79", "grain#80 grain#81", ""],
    });
    const offers = game.legal(0, "offer");
    expect(offers.length).toBeGreaterThan(5);
    expect(offers.length).toBeLessThan(25);
    expect(new Set(offers).size).toBe(offers.length);
    expect(game.rules.openEnded(game.state, 0)).toBe(true);
    // Seat 3 holds nothing, so nothing is asked of it.
    expect(game.legal(0, "offer 3").every((offer) => / for (nothing|\+\d+d)$/.test(offer))).toBe(true);
  });

  test("get better after a failed thread", () => {
    const game = position({ players: 3, hands: ["salt#31 silk#20", "grain#79", "grain#80"] });
    const [first] = game.legal(0, "offer 1: +");
    game.play(0, first, "withdraw 1");
    const [second] = game.legal(0, "offer 1: +");
    expect([first, second].map((offer) => /\+\d+d/.exec(offer)?.[0])).toEqual(["+2d", "+3d"]);
  });
});
