import { describe, expect, test } from "vitest";
import { changedEdition } from "../testing/edition.ts";
import { cards } from "../testing/notation.ts";
import { type Position, position } from "../testing/position.ts";
import { kinds, only, type TestGame } from "../testing/test-game.ts";
import { loadEdition } from "./edition.ts";
import { sale } from "./payday.ts";

const edition = loadEdition(changedEdition({}));

/** Seat 0 buys a G2 with a B2, and the green ship arrives. */
function greenArrives(more: Position = {}): TestGame {
  const game = position({
    market: "G2",
    farm: "Y2 Y3 Y5",
    hands: ["B2"],
    ships: { green: 4 },
    draw: "R5 B5 Y5",
    ...more,
  });
  game.play(0, "buy B2");
  return game;
}

describe("what a set brings", () => {
  test("TC-PAY-2: the price is the highest card plus the tokens of that colour", () => {
    expect(sale(edition, cards(edition, "G2 G5 G3"), 2)).toMatchObject({ highest: 5, tokens: 2, price: 7 });
  });

  test("TC-PAY-2: only the player's own tokens of that very colour count", () => {
    const game = greenArrives({ goods: ["", "G3"], tokens: ["green red red", "green green blue"] });
    expect(only(game.events, "sale")).toMatchObject([
      { seat: 0, tokens: 1, price: 3 },
      { seat: 1, tokens: 2, price: 5 },
    ]);
  });

  test("TC-PAY-3: 21 is rounded up to 25, five points", () => {
    expect(sale(edition, cards(edition, "G5 G3 G2"), 2)).toMatchObject({ raw: 21, points: 5 });
  });

  test.each([
    ["G2", 0, 2, 1],
    ["G5", 0, 5, 1],
    ["G5", 1, 6, 2],
    ["G3 G3", 2, 10, 2],
    ["G3 G2 G2 G2", 1, 16, 4],
    ["G5 G5 G5 G5", 0, 20, 4],
  ])("TC-PAY-3: %s with %d tokens are worth %d, which is %d points", (set, tokens, raw, points) => {
    expect(sale(edition, cards(edition, set), tokens)).toMatchObject({ raw, points });
  });
});

describe("scoring", () => {
  test("TC-PAY-1: everyone sells all goods of the colour: stored, old and bought just now", () => {
    const game = greenArrives({ goods: ["G3 R5", "G5 B3"], stored: ["G3", "G2 R2"] });
    expect(only(game.events, "sale")).toMatchObject([
      { seat: 0, size: 3 },
      { seat: 1, size: 2 },
    ]);
    expect([game.goods(0), game.stored(0)]).toEqual(["R5", ""]);
    expect([game.goods(1), game.stored(1)]).toEqual(["B3", "R2"]);
  });

  test("TC-PAY-2: stored goods and others of a colour are one set", () => {
    const game = greenArrives({ goods: ["", "G3"], stored: ["", "G5"] });
    expect(only(game.events, "sale")[1]).toMatchObject({ seat: 1, size: 2, highest: 5, raw: 10 });
  });

  test("TC-PAY-4: two colours are counted and rounded each by itself", () => {
    const game = position({ market: "R2 G2", hands: ["B5"], ships: { red: 4, green: 4 } });
    game.play(0, "buy B5");
    expect(only(game.events, "sale")).toMatchObject([
      { colour: 0, raw: 2, points: 1 },
      { colour: 3, raw: 2, points: 1 },
    ]);
    expect(game.victoryPoints(0)).toBe(2);
  });

  test("TC-PAY-5: the lowest cards become points, the rest is discarded", () => {
    const game = greenArrives({ goods: ["G3 G2 G2", ""] });
    expect(only(game.events, "sale")).toMatchObject([{ raw: 12, points: 3 }]);
    expect(game.points(0)).toBe("G2 G2 G2");
    expect(game.discard()).toBe("G3 B2");
    expect(game.victoryPoints(0)).toBe(3);
  });

  test("TC-PAY-6, worked example 4: (5 + 2) × 3 = 21 gives 25: the three cards and two from the draw pile", () => {
    const game = greenArrives({ goods: ["G5 G3", ""], tokens: ["green green", ""] });
    expect(only(game.events, "sale")).toMatchObject([{ price: 7, raw: 21, points: 5 }]);
    expect(game.points(0)).toBe("G5 G3 G2");
    expect(game.blindPoints(0)).toBe("R5 B5");
    expect(game.victoryPoints(0)).toBe(5);
    expect(game.tokens(0)).toBe("green green green");
    expect(game.discard()).toBe("B2");
  });

  test("TC-PAY-6: nothing is drawn while the set has cards enough", () => {
    const game = greenArrives({ goods: ["G5", ""] });
    expect(game.points(0)).toBe("G5 G2");
    expect(game.blindPoints(0)).toBe("");
  });

  test("TC-PAY-7: nobody learns which cards were drawn, not even their owner", () => {
    const game = greenArrives({ goods: ["G5 G3", ""], tokens: ["green green", ""] });
    const [drew] = only(game.events, "drewPoints");
    for (const viewer of [null, 0, 1]) {
      expect(game.rules.redact(drew, viewer)).toMatchObject({ count: 2, cards: null });
      expect(game.rules.reveals(drew, viewer)).toBe(false);
    }
  });

  test("TC-PAY-8: a point card is worth one point whatever is printed on it", () => {
    const game = greenArrives({ points: ["R5 B5 R2", "Y5"], blindPoints: ["G5", ""] });
    expect([game.victoryPoints(0), game.victoryPoints(1)]).toEqual([5, 1]);
  });

  test("TC-PAY-8: point cards are never shuffled back", () => {
    const game = greenArrives({ draw: "", discard: "R2 R2 R2 R2", blindPoints: ["R5 R5"], rest: "points" });
    expect(only(game.events, "reshuffled")).toEqual([{ type: "reshuffled", count: 5 }]);
    expect(game.blindPoints(0)).toBe("R5 R5");
    expect(game.points(0)).toBe("G2");
  });

  test("TC-PAY-10: without goods of the colour there is nothing to sell and no token", () => {
    const game = greenArrives({ goods: ["", "R5"] });
    expect(only(game.events, "sale").map(({ seat }) => seat)).toEqual([0]);
    expect([game.tokens(1), game.victoryPoints(1), game.goods(1)]).toEqual(["", 0, "R5"]);
  });
});

describe("the order of scoring", () => {
  test("TC-PAY-9: the player who bought first, then clockwise", () => {
    const game = position({
      players: 3,
      toAct: 1,
      market: "G5",
      hands: ["", "B5"],
      goods: ["G5", "", "G5"],
      tokens: ["green", "green", "green"],
      ships: { green: 4 },
      draw: "R2 B2 Y2",
    });
    game.play(1, "buy B5");
    expect([1, 2, 0].map((seat) => game.blindPoints(seat))).toEqual(["R2", "B2", "Y2"]);
  });

  test("TC-PAY-9: each set is finished, discards and draws included, before the next one", () => {
    const game = position({
      market: "R2 G5",
      hands: ["B5 B2"],
      goods: ["R2 R2", "R2 R2 R2"],
      tokens: ["green"],
      ships: { red: 4, green: 4 },
      rest: "points",
    });
    const events = game.play(0, "buy B5 B2");
    const scoring = kinds(events).slice(kinds(events).indexOf("sale"), kinds(events).indexOf("token"));
    expect(scoring).toEqual([
      ...["sale", "kept", "sold"],
      ...["sale", "kept", "reshuffled", "drewPoints"],
      ...["sale", "kept", "sold"],
    ]);
    expect(only(events, "sale").map(({ seat, colour }) => [seat, colour])).toEqual([
      [0, 0],
      [0, 3],
      [1, 0],
    ]);
    expect(only(events, "reshuffled")[0].count).toBe(3);
  });
});

describe("tokens", () => {
  test("TC-TOK-1: every seller gains one token of the colour, however many cards were sold", () => {
    const game = greenArrives({ players: 3, goods: ["G5 G3 G3", "G2", "R5"] });
    expect([0, 1, 2].map((seat) => game.tokens(seat))).toEqual(["green", "green", ""]);
  });

  test("TC-TOK-1: who sells two colours gains two tokens", () => {
    const game = position({ market: "R2 G2", hands: ["B5"], goods: ["", "G2"], ships: { red: 4, green: 4 } });
    game.play(0, "buy B5");
    expect([game.tokens(0), game.tokens(1)]).toEqual(["red green", "green"]);
  });

  test("TC-TOK-2: a new token counts only at the next payday of its colour", () => {
    const game = greenArrives({ goods: ["", "G3"] });
    expect(only(game.events, "sale").map(({ tokens }) => tokens)).toEqual([0, 0]);
    const order = kinds(game.events);
    expect(order.indexOf("token")).toBeGreaterThan(order.lastIndexOf("sale"));
  });

  test("TC-TOK-3: selling and being raided cost no tokens", () => {
    const game = greenArrives({
      goods: ["", "G3 R5"],
      tokens: ["green red", "green red red"],
      ships: { green: 4, red: 3 },
    });
    expect(game.goods(1)).toBe("");
    expect([game.tokens(0), game.tokens(1)]).toEqual(["red green green", "red red green green"]);
  });

  test("TC-TOK-4: the supply never runs out", () => {
    const game = greenArrives({
      players: 3,
      goods: ["", "G2", "G2"],
      tokens: ["green green green green", "green green green green", "green green green green"],
    });
    const all = [0, 1, 2].flatMap((seat) => game.tokens(seat).split(" "));
    expect(all).toHaveLength(15);
  });

  test("TC-TOK-5: all players get their tokens before eight of them end the game", () => {
    const game = greenArrives({
      players: 3,
      goods: ["", "G2", "G2"],
      tokens: ["red red red red blue blue blue", "", "blue"],
    });
    expect(game.asked()).toBe("over");
    expect([game.tokens(1), game.tokens(2)]).toEqual(["green", "blue green"]);
  });

  test("a token event tells how many tokens the player has now", () => {
    const game = greenArrives({ tokens: ["red green"] });
    expect(only(game.events, "token")).toEqual([{ type: "token", seat: 0, colour: 3, total: 3 }]);
  });
});
