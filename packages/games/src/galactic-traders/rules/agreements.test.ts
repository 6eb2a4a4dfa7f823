import { describe, expect, test } from "vitest";
import { changedPlanets } from "../testing/edition.ts";
import { position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";
import { winnerOf } from "./agreements.ts";

/** Goods by owner, in the order in which they were laid. */
function laid(...owners: readonly number[]) {
  return owners.map((owner, laidAt) => ({ owner, laidAt }));
}

describe("agreements", () => {
  test("GT-AGR-1: complete planets are resolved until none is left", () => {
    const game = position({
      hands: ["water food tools"],
      row: ["tillmark 0 -", "atrium-i 0 -", "nightcore"],
    });
    game.play(0, "end");
    game.play(0, "lay water tillmark", "lay food atrium-i", "end");
    expect(game.asked()).toBe("0 agree");
    expect(game.refusedBy(0, "end")).toBe("GT-AGR-2");
    expect(game.refusedBy(0, "resolve nightcore")).toBe("GT-AGR-1");
    expect(game.refusedBy(0, "resolve solace")).toBe("GT-AGR-1");
    game.play(0, "resolve atrium-i");
    expect(game.planets(0)).toBe("atrium-i tillmark");
    expect(game.row()).not.toContain("tillmark");
  });

  test("GT-AGR-2: the active player chooses which of several is resolved next, also if others win", () => {
    const game = position({
      hands: ["water food tools"],
      row: ["tillmark 1 -", "atrium-i 2 -", "nightcore 1 - - -", "solace"],
    });
    game.play(0, "lay water tillmark", "lay food atrium-i", "end");
    expect(game.legal(0)).toEqual(["resolve tillmark", "resolve atrium-i"]);
    expect(game.legal(1)).toEqual([]);
    expect(game.refusedBy(1, "resolve tillmark")).toBe("GT-AGR-2");
  });

  test("GT-AGR-3: most goods win, not necessarily more than half", () => {
    expect(winnerOf(laid(1, 1, 0, 2, 3), 4)).toEqual({ seat: 1, count: 2, isTie: false });
    const game = position({ hands: ["water tools"], row: ["nightcore 1 1 0 -", "solace"] });
    game.play(0, "end");
    game.play(0, "lay water nightcore", "end");
    expect(game.planets(0)).toBe("nightcore");
    const short = position({ hands: ["water tools"], row: ["nightcore 1 1 1 -", "solace"] });
    short.play(0, "lay water nightcore", "end");
    expect(short.planets(1)).toBe("nightcore");
  });

  test("GT-AGR-4: a tie goes to the tied player who laid a good there last", () => {
    expect(winnerOf(laid(0, 1, 1, 0), 2)).toEqual({ seat: 0, count: 2, isTie: true });
    expect(winnerOf(laid(0, 0, 1, 1), 2)).toEqual({ seat: 1, count: 2, isTie: true });
    // The last good is of a player who is not tied for most.
    expect(winnerOf(laid(0, 0, 1, 1, 2), 3)).toEqual({ seat: 1, count: 2, isTie: true });
    expect(winnerOf(laid(1, 0, 1, 0, 2), 3)).toEqual({ seat: 0, count: 2, isTie: true });
    expect(winnerOf(laid(2, 1, 0), 3)).toEqual({ seat: 0, count: 1, isTie: true });
  });

  test("GT-AGR-4: on a planet of five slots the times count", () => {
    const edition = changedPlanets({
      nightcore: { needs: ["medicine", "armaments", "food", "water", "fuel"] },
    });
    const game = position({
      edition,
      hands: ["", "", "fuel tools"],
      toAct: 2,
      row: ["nightcore 1 0 0 1 -", "solace"],
    });
    const [agreement] = only(game.play(2, "lay fuel nightcore", "end"), "agreement");
    expect(agreement).toMatchObject({ seat: 1, count: 2, isTie: true, isOffTurn: true });
  });

  test("GT-AGR-5: the planet lies before the winner at once, whose goods there are discarded", () => {
    const game = position({ hands: ["water tools"], row: ["tillmark 0 -", "solace"] });
    game.play(0, "end");
    const events = game.play(0, "lay water tillmark", "end");
    expect(game.planets(0)).toBe("tillmark");
    expect(only(events, "fulfilled")).toMatchObject([{ seat: 0, cards: [1, 5] }]);
    expect(game.discard()).toBe("armaments water");
    expect(game.out(0)).toBe(0);
  });

  test("GT-AGR-6: a player can win in the turn of another", () => {
    const game = position({ hands: ["food tools"], row: ["nightcore 1 1 - 1", "solace"] });
    const [agreement] = only(game.play(0, "lay food nightcore", "end"), "agreement");
    expect(agreement).toMatchObject({ seat: 1, isOffTurn: true });
    expect(game.planets(1)).toBe("nightcore");
    expect(game.planets(0)).toBe("");
  });

  test("GT-AGR-7: a strange orbit is given away before any redistribution", () => {
    const game = position({ hands: ["tools fuel"], row: ["wayward 1 -", "solace"] });
    game.play(0, "lay tools wayward", "end");
    expect(game.asked()).toBe("0 give");
    expect(game.legal(0)).toEqual(["give 1", "give 2"]);
    expect(game.refusedBy(0, "give 0")).toBe("GT-AGR-7");
    expect(game.refusedBy(0, "give 3")).toBe("GT-AGR-7");
    expect(game.refusedBy(1, "give 2")).toBe("GT-AGR-7");
    expect(game.refusedBy(0, "end")).toBe("GT-AGR-7");
    game.play(0, "give 2");
    expect(game.planets(2)).toBe("wayward");
    // Only then the displaced good moves.
    expect(game.asked()).toBe("1 redistribute");
  });

  test("GT-AGR-7: the winner gives also off turn, and with two players it is the opponent's", () => {
    const three = position({ hands: ["tools fuel"], row: ["perigees-folly - 1", "solace"] });
    three.play(0, "lay tools perigees-folly", "end");
    expect(three.asked()).toBe("0 give");
    const edition = changedPlanets({ wayward: { needs: ["medicine", "tools", "food"] } });
    const offTurn = position({ edition, hands: ["food fuel"], row: ["wayward 1 1 -", "solace"] });
    offTurn.play(0, "lay food wayward", "end");
    expect(offTurn.asked()).toBe("1 give");
    const two = position({ players: 2, hands: ["tools fuel"], row: ["wayward 0 -", "solace"] });
    two.play(0, "end");
    two.play(0, "lay tools wayward", "end");
    expect(two.planets(1)).toBe("wayward");
  });

  test("GT-AGR-8: a planet received by strange orbit counts as the receiver's", () => {
    const game = position({ hands: ["tools fuel"], row: ["wayward 0 -", "solace"] });
    game.play(0, "end");
    game.play(0, "lay tools wayward", "end");
    const before = game.score(1);
    game.play(0, "give 1");
    expect(game.score(1) - before).toBe(-2);
    expect(game.planets(1)).toBe("wayward");
  });
});
