import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds } from "../testing/test-game.ts";

const three = { players: 3, market: "R5 R3 B2 G2", farm: "Y2 Y3 Y5", hands: ["R2", "", ""] };

describe("turns", () => {
  test("TC-TURN-1: one action, then the next seat clockwise", () => {
    const game = position(three);
    game.play(0, "take R5");
    expect(game.asked()).toBe("1 action");
    game.play(1, "reserve Y5 farm");
    expect(game.asked()).toBe("2 action");
    game.play(2, "take R3");
    expect(game.asked()).toBe("0 action");
  });

  test("TC-TURN-1: a buy is a whole turn too", () => {
    const game = position({ ...three, market: "R2", hands: ["B2 B2", "", ""] });
    game.play(0, "buy B2");
    expect(game.asked()).toBe("1 action");
  });

  test("TC-TURN-1: nobody acts in another player's turn", () => {
    const game = position(three);
    const refusal = { rule: "TC-TURN-1", id: "refuse.notYou", parts: { seat: { seat: 0 } } };
    expect(game.refusal(1, "take R5")).toEqual(refusal);
    expect(game.legal(1)).toEqual([]);
  });

  test.each(["token red", "decline red", "store R2 for R5"])("TC-TURN-1: %s is no action", (move) => {
    expect(position(three).refusal(0, move)).toMatchObject({ rule: "TC-TURN-1", id: "refuse.now.action" });
  });

  test("TC-TURN-1: the refill check comes before the action", () => {
    const game = position({ ...three, market: "" });
    expect(kinds(game.events)).toEqual(["turn", "refill", "farmToMarket", "dealt", "dealt"]);
    expect(game.asked()).toBe("0 action");
  });
});

describe("available cards", () => {
  const game = position({ ...three, market: "R5 B3@0 G2@1", hands: ["Y5 Y3", "", ""] });

  test("TC-TURN-2: cards without a marker and the own reserved card are available", () => {
    expect(game.legal(0, "take")).toEqual(["take R5", "take B3 reserved"]);
    expect(game.legal(0, "buy")).toEqual(["buy Y5 Y3"]);
  });

  test("TC-TURN-2: Farm cards are never available, not even the own reserved one", () => {
    const farm = position({ ...three, market: "R5", farm: "Y2@0 Y3", hands: ["B5 B2", "", ""] });
    expect(farm.legal(0)).toEqual(["buy B5", "take R5"]);
  });
});

describe("what a turn offers", () => {
  test("TC-TURN-3: there is no passing as long as something is available", () => {
    const game = position({ ...three, hands: ["", "", ""] });
    expect(game.rules.parse("pass")).toMatchObject({ refusal: { rule: "TC-TURN-1", id: "refuse.notation" } });
    const verbs = game.legal(0).map((move) => move.split(" ")[0]);
    expect(new Set(verbs)).toEqual(new Set(["take", "reserve"]));
  });

  test("TC-TURN-4: a hand may grow without limit", () => {
    const many = "R2 R2 R2 R2 R2 R2 R3 R3 R3 R3 R3 B2 B2 B2 B2 B2 B2 B3 B3 B3 B3 B3 Y2 Y2 Y2 Y2 Y2 Y2";
    const game = position({ ...three, hands: [many, "", ""] });
    game.play(0, "take R5");
    expect(game.hand(0).split(" ")).toHaveLength(29);
  });

  test("TC-TURN-4: the goods in front of a player are not limited", () => {
    const many = "R2 R2 R2 R2 R2 R2 R2 R2 R2 R2 R3 R3 R3 R3 R3 R3 R3 R3";
    const game = position({ ...three, goods: [many, "", ""], market: "R5 R5", hands: ["B5 B5", "", ""] });
    game.play(0, "buy B5 B5");
    expect(game.goods(0).split(" ")).toHaveLength(20);
  });
});
