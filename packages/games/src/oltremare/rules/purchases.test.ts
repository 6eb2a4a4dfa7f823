import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

describe("purchases", () => {
  test("OM-BUY-1: at most four cards a turn, both sources together, one at a time", () => {
    const game = position({ hands: ["salt#31", ""], pirates: ["silk#19 silk#20"] });
    game.play(0, "buy deck", "buy pirates", "buy deck", "buy pirates");
    expect(game.of(0).hand).toHaveLength(5);
    expect(game.refusal(0, "buy deck")).toBe("OM-BUY-1");
    expect(game.legal(0, "buy")).toEqual([]);
  });

  test("OM-BUY-2: a card costs 3, or 4 if the balance before paying is 0 or less", () => {
    const game = position({ hands: ["salt#31", ""], ducats: [4, 0] });
    const prices = only(game.play(0, "buy deck", "buy deck", "buy deck"), "paid");
    expect(prices.map(({ ducats, balance }) => [ducats, balance])).toEqual([
      [3, 1],
      [3, -2],
      [4, -6],
    ]);
    const broke = position({ hands: ["salt#31", ""], ducats: [0, 0] });
    broke.play(0, "buy deck");
    expect(broke.ducats(0)).toBe(-4);
  });

  test("OM-BUY-3: Favourable Market makes the prices 1, 2, 3, 4, whatever the source and the balance", () => {
    const game = position({
      hands: ["salt#31", ""],
      ducats: [1, 0],
      active: ["favourableMarket"],
      pirates: ["silk#19"],
    });
    const paid = only(game.play(0, "buy deck", "buy pirates", "buy deck", "buy deck"), "paid");
    expect(paid.map(({ ducats }) => ducats)).toEqual([1, 2, 3, 4]);
  });

  test("OM-BUY-4: debt is no obstacle", () => {
    const game = position({ hands: ["salt#31", ""], ducats: [-9, 0] });
    expect(game.legal(0, "buy")).toEqual(["buy deck"]);
    game.play(0, "buy deck");
    expect(game.ducats(0)).toBe(-13);
  });

  test("OM-BUY-5: only the top card of the pirate stack can be bought, unseen before", () => {
    const game = position({ hands: ["salt#31", ""], pirates: ["silk#19 silk#20"] });
    game.play(0, "buy pirates");
    expect(game.hand(0)).toBe("silk#20 salt#31");
    expect(JSON.stringify(game.view(0).merchants[0])).not.toContain('pirates"');
    expect(game.view(0).merchants[0].pirateCount).toBe(1);
  });

  test("OM-BUY-6: the price is paid before the card moves; Venice changes only later prices", () => {
    const game = position({
      hands: ["salt#31", ""],
      ducats: [2, 0],
      cargo: ["grain#79 grain#80 grain#81 grain#82 grain#83 silk#20"],
      aboveVenice: 1,
      players: 3,
    });
    game.play(0, "buy deck");
    expect(game.ducats(0)).toBe(2 - 3 + 12);
    game.play(0, "buy deck");
    expect(game.ducats(0)).toBe(8);
  });

  test("OM-BUY-7: no buying from an empty pirate stack, nor from a deck that cannot be renewed", () => {
    const game = position({
      hands: ["salt#31", ""],
      rest: "cargo",
      lastRound: true,
      pirates: ["", "silk#19"],
    });
    expect(game.refusal(0, "buy pirates")).toBe("OM-BUY-7");
    expect(game.refusal(0, "buy deck")).toBe("OM-BUY-7");
  });

  test("OM-BUY-8: a bought card goes to the hand, hidden from the others", () => {
    const game = position({ players: 3, hands: ["salt#31", "", ""], deck: "silk#30" });
    const [bought] = only(game.play(0, "buy deck"), "boughtDeck");
    expect(game.hand(0)).toBe("silk#30 salt#31");
    for (const viewer of [1, 2, null])
      expect(game.rules.redact(bought, viewer)).toMatchObject({ cards: null });
  });
});
