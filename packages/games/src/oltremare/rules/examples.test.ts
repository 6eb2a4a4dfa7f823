import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

/** The rulebook's printed examples, by their numbers in section 9 of the rules. */
describe("worked examples", () => {
  const example1 = {
    players: 3,
    ducats: [2, 0, 0],
    hands: ["grain#79", "salt#38 salt#42", ""],
    cargo: ["salt#44", "pottery#46", "pottery#47"],
    deck: "salt#34 silk#20",
    ports: ["corfu"],
  };

  test("example 1 (OM-BUY-2, OM-TRD-8, OM-TRD-11): two purchases, then grain and a ducat for two salt", () => {
    const game = position(example1);
    const prices = only(game.play(0, "buy deck", "buy deck"), "paid");
    expect(prices.map(({ ducats, balance }) => [ducats, balance])).toEqual([
      [3, -1],
      [4, -5],
    ]);
    expect(game.refusal(0, "end")).toBe("OM-TRD-11");
    game.play(0, "offer 1: grain#79 +1d for salt salt");
    game.play(1, "accept 0: salt#38 salt#42");
    expect(game.ducats(0)).toBe(-6);
    expect(game.hand(0)).toBe("silk#20 salt#34 salt#38 salt#42");
    expect(game.legal(0)).toContain("end");
  });

  test("example 2 (OM-ACT-2, OM-ACT-3, OM-SAI-1): 3 ducat, 1 pirate, 3 market, 1 ship symbols", () => {
    const game = position(example1);
    game.play(0, "buy deck", "buy deck", "offer 1: grain#79 +1d for salt salt");
    game.play(1, "accept 0: salt#38 salt#42");
    game.play(0, "end");
    expect(game.ducats(0)).toBe(0);
    expect(game.of(0).pirates).toHaveLength(1);
    expect(game.of(0).hand).toHaveLength(6);
    expect(game.legal(0)).toEqual(["sail durazzo", "sail brindisi", "sail modone"]);
  });

  test("example 3 (OM-VEN-3, OM-CAR-2): two olives stay, 5 + 12 = 17 ducats for the rest", () => {
    const game = position({
      players: 3,
      hands: ["salt#34", "", ""],
      cargo: ["grain#79 grain#80 grain#81 grain#82 grain#83 jewels#1 jewels#2 olives#61 olives#65"],
      aboveVenice: 1,
    });
    game.play(0, "buy deck");
    expect(game.cargo(0)).toBe("olives#61 olives#65");
    expect(game.of(0).ledger.interimCargo).toBe(17);
  });

  test("example 4 (OM-TOK-6): Calm Sailing, 3 cards with 2 ship symbols, 2 ducats", () => {
    const game = position({
      hands: ["salt#38 salt#39 salt#35", ""],
      cargo: ["olives#71"],
      active: ["calmSailing"],
      ports: ["corfu"],
    });
    game.play(0, "end", "sail ragusa");
    expect(only(game.events, "calmSailing")).toEqual([{ type: "calmSailing", seat: 0, ducats: 2 }]);
    expect(game.ducats(0)).toBe(13);
  });

  test("example 5 (OM-TOK-10): Good Business, 4 cards with 2 ducat symbols count as 3: 6 ducats", () => {
    const game = position({
      hands: ["salt#34 salt#42 salt#35", ""],
      cargo: ["olives#76"],
      deck: "salt#33",
      active: ["goodBusiness"],
    });
    game.play(0, "buy deck", "end");
    expect(only(game.events, "ducats")).toEqual([{ type: "ducats", seat: 0, symbols: 3, ducats: 6 }]);
  });

  test("example 6 (OM-TOK-11): Local Influence with 6, 5, 4, 3 lions pays 3, 2, 1, 0", () => {
    const pay = ["salt#31", "salt#34", "salt#37", "salt#41"].map((top) => {
      const game = position({ hands: ["silk#19", ""], cargo: [top], active: ["localInfluence"] });
      return game.ducats(0) - 11;
    });
    expect(pay).toEqual([3, 2, 1, 0]);
  });
});
