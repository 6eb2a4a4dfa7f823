import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

const sorted = (text: string): string[] => text.split(" ").toSorted();

describe("reshuffling", () => {
  test("TC-DECK-1: when the draw pile runs out, the discard pile becomes the new one", () => {
    const game = position({ market: "", draw: "Y2", discard: "R2 R3 R5 B2 B3 B5", rest: "points" });
    expect(only(game.events, "reshuffled")).toEqual([{ type: "reshuffled", count: 6 }]);
    expect(game.market()).toMatch(/^Y2 /);
    const drawn = `${game.market().slice(3)} ${game.farm()} ${game.top(2)}`;
    expect(sorted(drawn)).toEqual(sorted("R2 R3 R5 B2 B3 B5"));
    expect(game.discard()).toBe("");
  });

  test("TC-DECK-1: not before a card is needed", () => {
    const game = position({ market: "", draw: "Y2 Y3 R2 R3 R5", rest: "discard" });
    expect(kinds(game.events)).not.toContain("reshuffled");
    expect(game.top(1)).toBe("");
    expect(game.state.discard.reduce((sum, count) => sum + count, 0)).toBe(103);
  });

  test("TC-DECK-1: the new draw pile is shuffled", () => {
    const orders = [1, 2].map(() => {
      const game = position({ market: "R2", hands: ["B2"], draw: "", rest: "discard" });
      game.play(0, "buy B2");
      return game.state.draw;
    });
    expect(orders[0]).toEqual(orders[1]);
    expect(orders[0]).not.toEqual(orders[0].toSorted((a, b) => a - b));
    expect(orders[0]).not.toEqual(orders[0].toSorted((a, b) => b - a));
  });

  test("TC-DECK-2: what was discarded earlier in the same turn is shuffled in", () => {
    const game = position({ market: "R3", hands: ["B3"], rest: "points" });
    const events = game.play(0, "buy B3");
    expect(only(events, "reshuffled")).toEqual([{ type: "reshuffled", count: 1 }]);
    expect(game.market()).toBe("B3");
  });
});

describe("when both piles are empty", () => {
  test.each([
    ["", "", ""],
    ["Y2", "Y2", ""],
    ["Y2 Y3 Y5", "Y2 Y3", "Y5"],
    ["Y2 Y3 Y5 Y5", "Y2 Y3", "Y5 Y5"],
  ])("TC-DECK-3: of %j the Market gets %j and the Farm %j", (draw, market, farm) => {
    const game = position({ market: "G2@1", farm: "G3", draw, rest: "points" });
    expect(game.market()).toBe(`G2@1 G3 ${market}`.trim());
    expect(game.farm()).toBe(farm);
  });

  test("TC-DECK-4: a point that cannot be drawn is owed, counts, and is not made up later", () => {
    const game = position({
      market: "G2 Y5@1",
      hands: ["B2", "B5"],
      goods: ["G5"],
      tokens: ["green green green green green green"],
      ships: { green: 4 },
      rest: "points",
    });
    const events = game.play(0, "buy B2");
    expect(only(events, "sale")).toMatchObject([{ raw: 22, points: 5 }]);
    expect(only(events, "owed")).toEqual([{ type: "owed", seat: 0, count: 2 }]);
    expect([game.points(0), game.blindPoints(0)]).toEqual(["G5 G2", "B2"]);
    expect(game.victoryPoints(0)).toBe(5);
    game.play(1, "buy B5");
    expect(game.market()).toBe("B5");
    expect([game.victoryPoints(0), game.blindPoints(0)]).toEqual([5, "B2"]);
  });

  test("TC-DECK-5: who has nothing available after the check passes, and the next player acts", () => {
    const game = position({ players: 3, market: "Y5@2", rest: "points" });
    expect(kinds(game.events)).toEqual([
      ...["turn", "refill", "farmToMarket", "passed"],
      ...["turn", "refill", "farmToMarket", "passed"],
      "turn",
    ]);
    expect(game.asked()).toBe("2 action");
    expect(game.state.passesInARow).toBe(2);
  });

  test("TC-DECK-6: when all players pass in succession the game is over and scored", () => {
    const game = position({ players: 3, toAct: 2, market: "Y5@1", points: ["R5", "", ""], rest: "points" });
    expect(game.asked()).toBe("1 action");
    const events = game.play(1, "take Y5 reserved");
    expect(only(events, "passed").map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect(events.at(-1)).toEqual({ type: "over", ending: "passes" });
    expect(game.rules.result(game.state)).toMatchObject({ reason: "ending.passes", ranks: [2, 3, 1] });
    expect(game.refusal(2, "take Y5")).toMatchObject({ rule: "TC-DECK-6", id: "refuse.over" });
  });

  test("TC-DECK-6: an action in between begins the count again", () => {
    const game = position({ market: "Y5@1", hands: ["", "B5"], rest: "points" });
    expect(game.asked()).toBe("1 action");
    game.play(1, "buy B5");
    expect(game.asked()).toBe("0 action");
    expect(game.state.passesInARow).toBe(0);
  });
});
