import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

const farm = "Y2 Y3 Y5";
const atStart = { red: 0, blue: 0, yellow: 0, green: 0 };

describe("sailing", () => {
  test("TC-SHIP-1: one card of a colour moves its ship one space", () => {
    const game = position({ market: "R5", farm, hands: ["B5", ""] });
    game.play(0, "buy B5");
    expect(game.ships()).toEqual({ ...atStart, red: 1 });
  });

  test("TC-SHIP-1, worked example 2: two yellow cards and a red one move yellow by 2 and red by 1", () => {
    const game = position({ market: "Y3 R2 Y2", farm: "B2", hands: ["B5 B2", ""] });
    game.play(0, "buy B5 B2");
    expect(game.ships()).toEqual({ ...atStart, yellow: 2, red: 1 });
  });

  test("TC-SHIP-1: three cards move a ship no farther than two", () => {
    const game = position({ market: "G2 G2 G3", farm, hands: ["B5 B2", ""] });
    game.play(0, "buy B5 B2");
    expect(game.ships()).toEqual({ ...atStart, green: 2 });
  });

  test("TC-SHIP-2: goods bought earlier move nothing", () => {
    const game = position({ market: "R5", farm, hands: ["B5", ""], goods: ["R3 R2 G2", "R3"] });
    game.play(0, "buy B5");
    expect(game.ships()).toEqual({ ...atStart, red: 1 });
  });

  test("TC-SHIP-3: a ship stops at Carthage", () => {
    const game = position({ market: "R2 R3", farm, hands: ["B5", ""], ships: { red: 4 } });
    const events = game.play(0, "buy B5");
    expect(only(events, "sailed")).toEqual([{ type: "sailed", colour: 0, from: 4, to: 5 }]);
    expect(game.ships()).toEqual(atStart);
  });

  test("TC-SHIP-4: ships pass one another and share spaces", () => {
    const game = position({
      market: "R2 R3 B2",
      farm,
      hands: ["B5 G2", ""],
      ships: { red: 0, blue: 1, green: 1 },
    });
    game.play(0, "buy B5 G2");
    expect(game.ships()).toEqual({ red: 2, blue: 2, yellow: 0, green: 1 });
  });

  test.each(["take R5", "reserve R5 market", "reserve Y5 farm"])("TC-SHIP-4: %s moves no ship", (move) => {
    const game = position({ market: "R5 R3", farm });
    game.play(0, move);
    expect(game.ships()).toEqual(atStart);
  });
});

describe("arriving", () => {
  test("TC-SHIP-5: there is no payday before a ship arrives", () => {
    const game = position({ market: "R5", farm, hands: ["B5", ""], ships: { red: 3 } });
    expect(kinds(game.play(0, "buy B5"))).not.toContain("payday");
    expect(game.ships()).toEqual({ ...atStart, red: 4 });
  });

  test("TC-SHIP-5, worked example 3: blue moves 2, green arrives, and only green goods have a payday", () => {
    const game = position({
      market: "B2 B3 B2 G2",
      farm,
      hands: ["R5 R2 R2", ""],
      goods: ["", "B5 G3"],
      ships: { green: 4 },
    });
    const events = game.play(0, "buy R5 R2 R2");
    expect(only(events, "payday")).toEqual([{ type: "payday", seat: 0, colours: [3] }]);
    expect(only(events, "sale").map(({ seat, colour }) => [seat, colour])).toEqual([
      [0, 3],
      [1, 3],
    ]);
    expect(game.ships()).toEqual({ ...atStart, blue: 2 });
    expect([game.goods(0), game.goods(1)]).toEqual(["B3 B2 B2", "B5"]);
  });

  test("TC-SHIP-5: ships that arrive together have one payday", () => {
    const game = position({ market: "R2 G2", farm, hands: ["B5", ""], ships: { red: 4, green: 4 } });
    const events = game.play(0, "buy B5");
    expect(only(events, "payday")).toEqual([{ type: "payday", seat: 0, colours: [0, 3] }]);
  });
});

describe("returning", () => {
  test("TC-RET-1: arrived ships go to Alexandria, raided ones to Cyrenaica, all others stay", () => {
    const game = position({
      market: "R2",
      farm,
      hands: ["Y2", ""],
      ships: { red: 4, blue: 3, yellow: 4, green: 1 },
    });
    const events = game.play(0, "buy Y2");
    expect(game.ships()).toEqual({ red: 0, blue: 2, yellow: 2, green: 1 });
    expect(only(events, "returned")).toEqual([
      { type: "returned", colour: 0, to: 0 },
      { type: "returned", colour: 1, to: 2 },
      { type: "returned", colour: 2, to: 2 },
    ]);
  });

  test("TC-RET-1: without a payday ships stay in pirate waters", () => {
    const game = position({ market: "R2", farm, hands: ["Y2", ""], ships: { blue: 3, green: 4 } });
    game.play(0, "buy Y2");
    expect(game.ships()).toEqual({ red: 1, blue: 3, yellow: 0, green: 4 });
  });
});
