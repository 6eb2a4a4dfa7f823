import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { raid } from "../testing/raid.ts";
import { kinds, only } from "../testing/test-game.ts";

describe("when pirates come", () => {
  test("TC-RAID-1: without a payday goods are safe even in pirate waters", () => {
    const game = position({ market: "R2", hands: ["Y5"], goods: ["G5", "G3"], ships: { green: 3 } });
    expect(kinds(game.play(0, "buy Y5"))).not.toContain("pirates");
    expect([game.goods(0), game.goods(1)]).toEqual(["G5 R2", "G3"]);
  });

  test.each([
    [1, "safe"],
    [2, "safe"],
    [3, "raided"],
    [4, "raided"],
  ])("TC-RAID-1: at a payday a ship on space %d is %s", (space, fate) => {
    const game = raid({ ships: { red: 4, green: space }, goods: ["", "G5"] });
    expect(game.goods(1)).toBe(fate === "safe" ? "G5" : "");
    expect(only(game.events, "pirates")).toEqual(fate === "safe" ? [] : [{ type: "pirates", colours: [3] }]);
  });

  test("TC-RAID-1: when the payday ends the game there is no raid", () => {
    const game = raid({ goods: ["", "G5"], tokens: ["red red red red red red red"] });
    expect(game.asked()).toBe("over");
    expect(game.goods(1)).toBe("G5");
    expect(kinds(game.events)).not.toContain("pirates");
  });

  test("TC-RAID-2: a ship that this purchase brought there is raided", () => {
    const game = raid({ market: "R2 G2", ships: { red: 4, green: 2 }, goods: ["", "G5"] });
    expect([game.goods(0), game.goods(1)]).toEqual(["", ""]);
  });

  test("TC-RAID-2: a ship that this purchase brought through is not", () => {
    const game = raid({ market: "R2 G2", ships: { red: 4, green: 4 }, goods: ["", "G5"] });
    expect(kinds(game.events)).not.toContain("pirates");
    expect(game.points(1)).toBe("G5");
  });

  test("TC-RAID-4: a ship is raided and sent back also when there is nothing to lose", () => {
    const game = raid({ ships: { red: 4, green: 4 }, goods: ["", "Y5"], stored: ["", "G5"] });
    expect(only(game.events, "pirates")).toEqual([{ type: "pirates", colours: [3] }]);
    expect(kinds(game.events)).not.toContain("lost");
    expect(game.ships()).toMatchObject({ green: 2 });
  });
});

describe("what is lost", () => {
  test("TC-RAID-3: every player's unstored goods of every raided colour are discarded", () => {
    const game = raid({
      players: 3,
      goods: ["G5 B3 Y2", "G3 G3", "B5 Y5"],
      ships: { red: 4, green: 3, blue: 4, yellow: 2 },
    });
    expect([0, 1, 2].map((seat) => game.goods(seat))).toEqual(["Y2", "", "Y5"]);
    expect(game.discard()).toBe("B5 Y5 G5 B3 G3 G3");
  });

  test("TC-RAID-3: goods bought this turn are lost as well", () => {
    const game = raid({ market: "R2 G3", goods: ["B2", ""] });
    expect(game.goods(0)).toBe("B2");
  });

  test("TC-RAID-3: the loss comes after the last storage decision", () => {
    const game = raid({ hands: ["G2", "G2"], goods: ["G5", "G3"] });
    expect(kinds(game.play(0, "decline green"))).toEqual(["declined"]);
    expect(game.goods(0)).toBe("G5");
    const events = game.play(1, "store G2 for G3");
    expect(kinds(events).slice(0, 3)).toEqual(["storedWith", "stored", "lost"]);
    expect(only(events, "lost")).toMatchObject([{ seat: 0, count: 1, to: { place: "discard" } }]);
    expect([game.goods(0), game.stored(1)]).toEqual(["", "G3"]);
  });
});
