import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedEdition } from "../testing/edition.ts";
import { everyWay } from "../testing/every-way.ts";
import { type Position, position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";
import { codes, coinsOf } from "./cards.ts";
import { loadEdition } from "./edition.ts";
import { leanPayments } from "./payments.ts";

const edition = loadEdition(changedEdition({}));
const farm = "Y2 Y3 Y5";

describe("what is bought", () => {
  test("TC-BUY-1: everything available, the own reserved card included", () => {
    const game = position({ market: "R5 G2 B3@0", farm, hands: ["Y5 Y5", ""] });
    game.play(0, "buy Y5 Y5");
    expect(game.goods(0)).toBe("R5 B3 G2");
  });

  test("TC-BUY-1: no part of it can be bought alone", () => {
    const game = position({ market: "R5 G2", farm, hands: ["Y2 Y5", ""] });
    expect(game.legal(0, "buy")).toEqual(["buy Y5 Y2"]);
    expect(game.refusal(0, "buy Y2")).toMatchObject({ rule: "TC-BUY-3" });
  });

  test("TC-BUY-2: cards reserved by others are neither paid for nor bought, and stay", () => {
    const game = position({ players: 3, market: "R5@1 G2 B3@2", farm, hands: ["Y2", "", ""] });
    game.play(0, "buy Y2");
    expect(game.goods(0)).toBe("G2");
    expect(game.market()).toMatch(/^R5@1 B3@2 /);
  });

  test("TC-BUY-8: the goods lie unstored in front of the buyer", () => {
    const game = position({
      market: "R5 G2",
      farm,
      hands: ["Y5 B2", ""],
      goods: ["R2", "B5"],
      stored: ["R3", ""],
    });
    game.play(0, "buy Y5 B2");
    expect(game.goods(0)).toBe("R5 R2 G2");
    expect(game.stored(0)).toBe("R3");
    expect(game.goods(1)).toBe("B5");
  });

  test("TC-BUY-9: the marker on a bought card comes back", () => {
    const game = position({ market: "R5@0", farm, hands: ["Y5", ""] });
    const events = game.play(0, "buy Y5");
    expect(only(events, "markerBack")).toEqual([{ type: "markerBack", seat: 0 }]);
    game.play(1, "take Y2");
    expect(game.legal(0, "reserve")).not.toEqual([]);
  });

  test("TC-BUY-10: a card reserved in the Farm is not bought and keeps its marker", () => {
    const game = position({ market: "R5", farm: "Y2 Y3@0 Y5", hands: ["B5", ""] });
    const events = game.play(0, "buy B5");
    expect(game.goods(0)).toBe("R5");
    expect(game.market()).toMatch(/^Y2 Y3@0 Y5 /);
    expect(kinds(events)).not.toContain("markerBack");
  });
});

describe("paying", () => {
  const fiveAndTwo: Position = { market: "R5 G2", farm, hands: ["B3 B2 Y5 Y2 Y2", ""] };

  test("TC-BUY-3: the cost is the sum of what is bought", () => {
    const game = position(fiveAndTwo);
    const refusal = { rule: "TC-BUY-3", id: "refuse.buy.tooLittle", parts: { cost: 7, paid: 5 } };
    expect(game.refusal(0, "buy Y5")).toEqual(refusal);
    game.play(0, "buy Y5 Y2");
  });

  test("TC-BUY-3: only cards from the hand pay", () => {
    const game = position({ ...fiveAndTwo, goods: ["G5 G5", ""] });
    expect(game.refusal(0, "buy G5 G5")).toMatchObject({ rule: "TC-BUY-3", id: "refuse.notInHand" });
    expect(game.refusal(0, "buy Y5 Y5")).toMatchObject({ rule: "TC-BUY-3", id: "refuse.notInHand" });
  });

  test("TC-BUY-4: no change is given, and any colours pay", () => {
    const game = position({ market: "R2 G2", farm, hands: ["B5", ""] });
    game.play(0, "buy B5");
    expect(game.hand(0)).toBe("");
    expect(game.discard()).toBe("B5");
  });

  test("TC-BUY-5: a payment that suffices without its lowest card is refused", () => {
    const game = position(fiveAndTwo);
    const refusal = { rule: "TC-BUY-5", id: "refuse.buy.surplus", parts: { cost: 7, paid: 9 } };
    expect(game.refusal(0, "buy Y5 Y2 Y2")).toEqual(refusal);
  });

  test("TC-BUY-5: paying more than needed is allowed when every card is needed", () => {
    expect(position(fiveAndTwo).legal(0, "buy").toSorted()).toEqual([
      "buy B3 B2 Y2",
      "buy B3 Y2 Y2",
      "buy Y5 B2",
      "buy Y5 B3",
      "buy Y5 Y2",
    ]);
  });

  test("TC-BUY-5: the payments offered are exactly those that the rule's wording allows", () => {
    const hands = fc.array(fc.nat({ max: 2 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(hands, fc.integer({ min: 1, max: 30 }), (hand, cost) => {
        const allowed = everyWay(edition.byValue, hand).filter((payment) => {
          const lowest = Math.min(...payment.map((card) => edition.cards[card].value));
          const total = coinsOf(edition, payment);
          return total >= cost && total - lowest < cost;
        });
        const offered = leanPayments(edition, hand, cost, Number.POSITIVE_INFINITY).items;
        expect(offered.map(String).sort()).toEqual(allowed.map(String).sort());
      }),
      { numRuns: 8, seed: 1 },
    );
  });

  test("TC-BUY-6: who cannot pay the full cost may not buy", () => {
    const game = position({ market: "R5 G2", farm, hands: ["Y2 Y2 Y2", ""] });
    expect(game.legal(0, "buy")).toEqual([]);
    const refusal = { rule: "TC-BUY-6", id: "refuse.buy.tooPoor", parts: { cost: 7, total: 6 } };
    expect(game.refusal(0, "buy Y2 Y2 Y2")).toEqual(refusal);
  });

  test("TC-BUY-6: who can just pay it may", () => {
    const game = position({ market: "R5 G2", farm, hands: ["Y3 Y2 B2", ""] });
    game.play(0, "buy Y3 Y2 B2");
    expect(game.hand(0)).toBe("");
  });

  test("TC-BUY-6: where nothing is available there is nothing to buy", () => {
    const game = position({ market: "R5", farm, hands: ["Y5", ""] });
    game.state.market = [];
    expect(game.legal(0, "buy")).toEqual([]);
    expect(game.refusal(0, "buy Y5")).toMatchObject({ rule: "TC-BUY-6", id: "refuse.buy.nothing" });
  });

  test("TC-BUY-7, worked example 1: 2, 2, 3 and 5 count 12 and go to the discard pile, face up", () => {
    const game = position({ market: "R5 R5 R2", farm, hands: ["B2 Y2 G3 B5 Y5", ""], discard: "R3" });
    const [paid] = only(game.play(0, "buy B2 Y2 G3 B5"), "paid");
    expect(game.discard()).toBe("B5 R3 G3 B2 Y2");
    expect(game.hand(0)).toBe("Y5");
    expect(codes(edition, paid.cards ?? [])).toBe("B5 G3 B2 Y2");
    expect(game.rules.redact(paid, null)).toEqual(paid);
  });
});

test("TC-BUY-11: pay, take the goods, move the ships, hold the payday, refill", () => {
  const game = position({ market: "R2", farm, hands: ["B2", ""], ships: { red: 4 } });
  expect(kinds(game.play(0, "buy B2"))).toEqual([
    ...["paid", "bought", "sailed", "payday", "sale", "kept", "token", "returned"],
    ...["refill", "farmToMarket", "dealt", "dealt", "turn"],
  ]);
});

test("A sample round, worked example 6: brown, white, pink and the last player", () => {
  const game = position({
    players: 4,
    market: "B5 R5 G3 Y2 Y3",
    farm: "G2 G2 R2",
    draw: "B2 B3",
    hands: ["G5 G5", "R2 R2 R2 R2", "Y5 Y5 Y3 Y5", "B5"],
  });
  expect(game.legal(0, "buy")).toEqual([]);
  game.play(0, "take B5");
  expect(game.legal(1, "buy")).toEqual([]);
  game.play(1, "reserve R5 market");
  expect(game.legal(2, "buy")).not.toEqual([]);
  game.play(2, "take G3");
  expect(game.legal(3, "buy")).toEqual(["buy B5"]);
  game.play(3, "buy B5");
  expect(game.goods(3)).toBe("Y3 Y2");
  expect(game.ships()).toEqual({ red: 0, blue: 0, yellow: 2, green: 0 });
  expect(game.market()).toBe("R5@1 G2 G2 R2 B2 B3");
});
