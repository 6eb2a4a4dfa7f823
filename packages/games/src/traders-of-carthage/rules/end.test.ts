import { describe, expect, test } from "vitest";
import { type Position, position } from "../testing/position.ts";
import { kinds, only, type TestGame } from "../testing/test-game.ts";

const SEVEN = "red red red red blue blue blue";

/** Seat 0, with seven tokens, buys a G2 with a B2, and the green ship arrives: the end. */
function lastPayday(more: Position = {}): TestGame {
  const { tokens = [] } = more;
  const game = position({
    market: "G2 Y3@1",
    farm: "Y2",
    hands: ["B2"],
    ships: { green: 4, blue: 3, red: 1 },
    ...more,
    tokens: [SEVEN, ...tokens.slice(1)],
  });
  game.play(0, "buy B2");
  return game;
}

describe("the end", () => {
  test("TC-END-1: the eighth token ends the game at once", () => {
    const game = lastPayday();
    expect(game.asked()).toBe("over");
    expect(game.events.at(-1)).toEqual({ type: "over", ending: "tokens" });
    expect(game.state.agenda).toEqual([{ step: "over", ending: "tokens" }]);
    expect([0, 1].flatMap((seat) => game.legal(seat))).toEqual([]);
    expect(game.refusal(1, "take Y3 reserved")).toMatchObject({ rule: "TC-END-1", id: "refuse.over" });
  });

  test("TC-END-1: seven tokens do not", () => {
    const game = position({
      market: "G2",
      hands: ["B2"],
      ships: { green: 4 },
      tokens: ["red red red red blue blue"],
    });
    game.play(0, "buy B2");
    expect(game.tokens(0).split(" ")).toHaveLength(7);
    expect(game.asked()).toBe("1 action");
    expect(game.rules.result(game.state)).toBeNull();
  });

  test("TC-END-1: no raid, no return of ships, no refill", () => {
    const game = lastPayday({ goods: ["", "B5"] });
    expect(game.goods(1)).toBe("B5");
    expect(game.ships()).toEqual({ red: 1, blue: 3, yellow: 0, green: 5 });
    expect([game.market(), game.farm()]).toEqual(["Y3@1", "Y2"]);
    expect(kinds(game.events).slice(-2)).toEqual(["token", "over"]);
  });

  test("TC-END-1: another player's eighth token ends it as well", () => {
    const game = position({
      market: "G2",
      hands: ["B2"],
      goods: ["", "G3"],
      ships: { green: 4 },
      tokens: ["", SEVEN],
    });
    game.play(0, "buy B2");
    expect(game.asked()).toBe("over");
  });

  test("TC-END-2: reaching eight together, or passing it, means nothing of its own", () => {
    const game = lastPayday({
      players: 3,
      goods: ["", "G2", "G2"],
      points: ["", "", "R5"],
      tokens: ["", SEVEN, ""],
    });
    expect(game.rules.result(game.state)).toMatchObject({ scores: [1, 1, 2], ranks: [2, 2, 1] });
  });

  test("the drawn point cards are turned up for all to see", () => {
    const game = lastPayday({ blindPoints: ["R5 R2", "B5"] });
    const shown = only(game.events, "showedPoints");
    expect(shown).toMatchObject([
      { seat: 0, count: 2 },
      { seat: 1, count: 1 },
    ]);
    for (const event of shown) expect(game.rules.redact(event, null)).toEqual(event);
  });
});

describe("the winner", () => {
  test("TC-END-3: point cards from sets, drawn ones and owed points all count one", () => {
    const game = lastPayday({ points: ["R5 R5", ""], blindPoints: ["B5 B5 B5", ""], owed: [4, 0] });
    expect(game.rules.result(game.state)).toEqual({
      scores: [10, 0],
      ranks: [1, 2],
      tieBreaks: [[8], [0]],
      breakdown: [
        [
          { id: "score.fromSets", value: 3 },
          { id: "score.drawn", value: 3 },
          { id: "score.owed", value: 4 },
        ],
        [
          { id: "score.fromSets", value: 0 },
          { id: "score.drawn", value: 0 },
          { id: "score.owed", value: 0 },
        ],
      ],
      reason: "ending.tokens",
    });
  });

  test("TC-END-3: hand, goods and reserved cards are worth nothing", () => {
    const game = lastPayday({ hands: ["B2", "R5 R5 R5 R5"], goods: ["", "B5 B5 B5"], stored: ["", "Y5 Y5"] });
    expect(game.rules.result(game.state)).toMatchObject({ scores: [1, 0], ranks: [1, 2] });
  });

  test("TC-END-3: the most points win, not the player who ended the game", () => {
    const game = lastPayday({ points: ["", "R2 R2"] });
    expect(game.rules.result(game.state)).toMatchObject({ scores: [1, 2], ranks: [2, 1] });
  });

  test("TC-END-4: among equal points more tokens win", () => {
    const game = lastPayday({ players: 3, points: ["", "R2", "R2"], tokens: ["", "red", "red blue"] });
    expect(game.rules.result(game.state)).toMatchObject({
      scores: [1, 1, 1],
      ranks: [1, 3, 2],
      tieBreaks: [[8], [1], [2]],
    });
  });

  test("TC-END-4: equal in both is a shared victory", () => {
    const game = lastPayday({ players: 3, goods: ["", "G2", ""], tokens: ["", SEVEN, "red"] });
    expect(game.rules.result(game.state)).toMatchObject({ scores: [1, 1, 0], ranks: [1, 1, 3] });
  });
});
