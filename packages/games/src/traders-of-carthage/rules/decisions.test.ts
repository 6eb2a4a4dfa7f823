import { nextStep } from "@portolan/kernel";
import { walk } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { tradersOfCarthage } from "../game.ts";
import type { Trader } from "../state.ts";
import { changedEdition } from "../testing/edition.ts";
import { everyWay } from "../testing/every-way.ts";
import { cards } from "../testing/notation.ts";
import { dealt, position } from "../testing/position.ts";
import { countsOf } from "./cards.ts";
import { type Edition, loadEdition } from "./edition.ts";
import type { Move } from "./moves.ts";
import { leanPayments } from "./payments.ts";

const edition = loadEdition(changedEdition({}));

/** Everything that a player could say, as far as it can be written with the cards in front of them. */
function conceivable({ cards: types, byColour, byValue, colours }: Edition, trader: Trader): Move[] {
  const perColour = colours.flatMap((_, colour): Move[] => [
    { type: "token", colour },
    { type: "decline", colour },
    ...everyWay(byColour[colour], trader.hand).flatMap((discards) =>
      everyWay(byColour[colour], trader.goods).map(
        (goods): Move => ({ type: "store", colour, discards, goods }),
      ),
    ),
  ]);
  const perCard = types.flatMap((_, card): Move[] => [
    { type: "take", card, reserved: false },
    { type: "take", card, reserved: true },
    { type: "reserve", card, zone: "market" },
    { type: "reserve", card, zone: "farm" },
  ]);
  const payments = everyWay(byValue, trader.hand).map((payment): Move => ({ type: "buy", payment }));
  return [...perColour, ...perCard, ...payments];
}

describe("one source of legality", () => {
  test.each([
    [2, {}],
    [4, {}],
    [3, { payment: "any", storageScope: "any", refillCheck: "noneUnreserved" }],
  ])("with %d players and %j, what is listed is exactly what is allowed", (players, options) => {
    const rules = tradersOfCarthage.open({ players, options });
    for (let seed = 0; seed < 6; seed++) {
      walk(rules, seed, ({ state, seat, legal, move }) => {
        const trader = state.traders[seat];
        const isBig = trader.hand.reduce((product, copies) => product * (copies + 1), 1) > 200;
        if (isBig || (move % 3 !== 0 && nextStep(state).step === "action")) return undefined;
        const allowed = conceivable(edition, trader).filter((one) => !rules.check(state, seat, one));
        const print = (moves: readonly Move[]): string[] => moves.map((one) => rules.print(one)).sort();
        expect(print(legal)).toEqual(print(allowed));
        return undefined;
      });
    }
  });

  test("nobody has a move out of turn", () => {
    const game = position({ players: 3, market: "R5 R3", toAct: 1 });
    expect([0, 1, 2].map((seat) => game.legal(seat).length > 0)).toEqual([false, true, false]);
    expect(game.rules.toAct(game.state)).toEqual([1]);
  });
});

describe("how many choices there are", () => {
  test("a starting token: four", () => {
    const game = dealt({});
    expect(game.legal(game.state.startSeat)).toHaveLength(4);
  });

  test("taking: one for each kind of card, six at most", () => {
    const game = position({ players: 4, market: "R5@0 R5 R3 B2 B2 G2 Y5@1", farm: "Y2 Y3 Y5" });
    expect(game.legal(0, "take")).toHaveLength(5);
  });

  test("reserving: eight at most, a Market and a Farm copy being different", () => {
    const game = position({ market: "R5 R3 R2 B5 B3", farm: "R5 R3 R2" });
    expect(game.legal(0, "reserve")).toHaveLength(8);
  });

  test("paying: with 10 cards about 150 ways, with 15 over 1,000", () => {
    const most = (hand: string): number => {
      const held = countsOf(edition, cards(edition, hand));
      return Math.max(
        ...Array.from({ length: 30 }, (_, i) => leanPayments(edition, held, i + 1, 5000).items.length),
      );
    };
    const ten = "R2 R3 B2 B3 Y2 Y3 Y5 G2 G3 G5";
    expect(most(ten)).toBeGreaterThan(140);
    expect(most(ten)).toBeLessThan(170);
    expect(most("R2 R2 R3 R5 B2 B2 B3 B5 Y2 Y2 Y3 Y5 G2 G3 G5")).toBeGreaterThan(1000);
  });

  test("paying: leaving colours aside, at most 44 ways", () => {
    const types = [2, 3, 5].map((value) => ({ colour: "red", value, icons: 0, count: 40 }));
    const oneColour = loadEdition(changedEdition({ colours: [{ id: "red", order: 0 }], cardTypes: types }));
    const ways = Array.from(
      { length: 30 },
      (_, i) => leanPayments(oneColour, [20, 20, 20], i + 1).items.length,
    );
    expect(Math.max(...ways)).toBe(44);
  });

  test("equal cards are one choice", () => {
    const game = position({ market: "R2 R2 R2", hands: ["B2 B2 B2 B2"] });
    expect(game.legal(0)).toEqual(["buy B2 B2 B2", "take R2", "reserve R2 market"]);
  });
});
