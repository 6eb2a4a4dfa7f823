import { describe, expect, test } from "vitest";
import { type Position, position } from "../testing/position.ts";
import { kinds, only, type TestGame } from "../testing/test-game.ts";

const piles = { farm: "G2 G3 G5", draw: "R2 R3 R5 B2 B3 Y2 Y3 Y5 Y5 Y5" };

function refills(game: TestGame): number {
  return only(game.events, "refill").length;
}

describe("the check at the start of a turn", () => {
  test("TC-REF-1: an empty Market is refilled before the player acts", () => {
    const game = position({ ...piles, market: "" });
    expect(game.market()).toBe("G2 G3 G5 R2 R3");
    expect(game.farm()).toBe("R5 B2 B3");
    expect(game.asked()).toBe("0 action");
  });

  test("TC-REF-1: so is a Market that others have reserved altogether", () => {
    const game = position({ ...piles, players: 3, market: "Y5@1 Y3@2" });
    expect(game.market()).toBe("Y5@1 Y3@2 G2 G3 G5 R2 R3");
  });

  test("TC-REF-1: one unreserved card is enough to leave it as it is", () => {
    expect(position({ ...piles, players: 3, market: "Y5@1 Y3" }).market()).toBe("Y5@1 Y3");
  });

  test("TC-REF-2: there is no refill while the own reserved card lies in the Market", () => {
    expect(position({ ...piles, market: "Y5@0 Y3@1" }).market()).toBe("Y5@0 Y3@1");
  });

  test("TC-REF-2: an own reserved card in the Farm does not help", () => {
    const game = position({ ...piles, market: "Y3@1", farm: "G2@0" });
    expect(game.market()).toBe("Y3@1 G2@0 R2 R3");
  });

  test("TC-REF-8: a refill at the start costs nothing, and a buy in that turn refills once more", () => {
    const game = position({ ...piles, market: "", hands: ["R5 B5 Y5", ""] });
    game.play(0, "buy R5 B5 Y5");
    expect(game.goods(0)).toBe("G5 R3 G3 R2 G2");
    expect(game.market()).toBe("R5 B2 B3 Y2 Y3");
    expect(refills(game)).toBe(2);
  });

  test("TC-REF-9: the check is made once, also when the refill has made nothing available", () => {
    const game = position({ players: 3, market: "", farm: "G2@1 G3@2", rest: "points" });
    expect(only(game.events, "passed")).toEqual([{ type: "passed", seat: 0 }]);
    expect(refills(game)).toBe(1);
    expect(game.asked()).toBe("1 action");
  });
});

describe("after a buy", () => {
  const buying: Position = { ...piles, market: "R3", hands: ["B3 B2 B2", ""] };

  test("TC-REF-3: every buy is followed by one refill", () => {
    const game = position(buying);
    game.play(0, "buy B3");
    expect(game.market()).toBe("G2 G3 G5 R2 R3");
    expect(refills(game)).toBe(1);
  });

  test("TC-REF-3: also when cards reserved by others remain", () => {
    const game = position({ ...buying, players: 3, market: "R3 Y2@1 Y3@2" });
    game.play(0, "buy B3");
    expect(game.market()).toBe("Y2@1 Y3@2 G2 G3 G5 R2 R3");
  });

  test("TC-REF-5, worked example 5: the reserved card, the Farm and two new cards make six, and three new ones the Farm", () => {
    const game = position({ ...buying, market: "R3 Y5@1" });
    game.play(0, "buy B3");
    expect(game.market()).toBe("Y5@1 G2 G3 G5 R2 R3");
    expect(game.farm()).toBe("R5 B2 B3");
    expect(game.top(2)).toBe("Y2 Y3");
  });

  test("TC-REF-4: storage is decided before the new cards are seen", () => {
    const game = position({
      ...piles,
      market: "R2",
      hands: ["B2 G2", ""],
      goods: ["G5", ""],
      ships: { red: 4, green: 3 },
    });
    const bought = game.play(0, "buy B2");
    expect(game.asked()).toBe("0 storage green");
    expect(kinds(bought)).not.toContain("refill");
    expect([game.market(), game.farm(), game.top(2)]).toEqual(["", "G2 G3 G5", "R2 R3"]);
    const stored = kinds(game.play(0, "store G2 for G5"));
    expect(stored.indexOf("refill")).toBeGreaterThan(stored.lastIndexOf("returned"));
    expect(game.market()).toBe("G2 G3 G5 R2 R3");
  });
});

describe("the procedure", () => {
  test("TC-REF-5: the whole Farm, reserved or not, moves before two and three cards are drawn", () => {
    const game = position({ ...piles, players: 3, market: "", farm: "G2 G3@1 G5@2" });
    expect(game.market()).toBe("G2 G3@1 G5@2 R2 R3");
    expect(game.farm()).toBe("R5 B2 B3");
  });

  test("TC-REF-6: markers travel with their cards", () => {
    const game = position({ ...piles, market: "", farm: "G2@1 G3" });
    expect(game.market()).toBe("G2@1 G3 R2 R3");
    game.play(0, "take G3");
    expect(game.legal(1, "take")).toContain("take G2 reserved");
  });
});

describe("taking and reserving", () => {
  test("TC-REF-7: taking the last available card refills nothing", () => {
    const game = position({ ...piles, market: "R5 Y3@1" });
    game.play(0, "take R5");
    expect(game.market()).toBe("Y3@1");
    expect(refills(game)).toBe(0);
  });

  test("TC-REF-7: reserving the last unreserved card refills nothing", () => {
    const game = position({ ...piles, market: "R5 Y3@1" });
    game.play(0, "reserve R5 market");
    expect(game.market()).toBe("R5@0 Y3@1");
    expect(refills(game)).toBe(0);
  });

  test("TC-REF-7: an emptied Market waits for the next player's check", () => {
    const game = position({ ...piles, market: "R5" });
    expect(kinds(game.play(0, "take R5")).slice(0, 3)).toEqual(["took", "turn", "refill"]);
  });
});
