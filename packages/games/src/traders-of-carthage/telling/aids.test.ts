import { fastChance, pick, type Seat } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { tradersOfCarthage } from "../game.ts";
import type { View } from "../knowledge/view.ts";
import { codes } from "../rules/cards.ts";
import type { Move } from "../rules/moves.ts";
import { cards, colour } from "../testing/notation.ts";
import { position } from "../testing/position.ts";
import type { TestGame } from "../testing/test-game.ts";
import {
  cheapestPayment,
  goodsAtRisk,
  handTotal,
  marketCost,
  nearTheEnd,
  nextPlayersCost,
  purchasePreview,
  rankPayments,
  refillComing,
  setValues,
  sortedCards,
} from "./aids.ts";

function viewOf({ rules, state }: TestGame, seat: Seat | null = 0): View {
  return rules.view(state, seat);
}

function moveOf({ rules }: TestGame, notation: string): Move {
  const parsed = rules.parse(notation);
  if ("refusal" in parsed) throw new Error(notation);
  return parsed.move;
}

/** The example that the rulebook works through. */
const example = (): TestGame =>
  position({
    players: 3,
    ships: { red: 3, blue: 1, yellow: 2 },
    market: "R2 R3 Y3 B2 G5@2",
    goods: ["R5 Y5 Y5", "R2 R2 R3", "Y2 Y2"],
    stored: ["", "Y3", ""],
    hands: ["B5 G3 G3 Y2 Y3", "", "B3 G2 G2"],
    tokens: ["red", "", ""],
  });

describe("sets", () => {
  test("TC-PAY-2 TC-PAY-3: every set has its value, stored goods included", () => {
    const game = position({ goods: ["G5 G3", "R2"], stored: ["G2", ""], tokens: ["green green", ""] });
    const green = colour(game.config.edition, "green");
    const [own, other] = setValues(game.config, viewOf(game));
    expect(own[green]).toMatchObject({ highest: 5, tokens: 2, size: 3, price: 7, raw: 21, points: 5 });
    expect(codes(game.config.edition, own[green].stored)).toBe("G2");
    expect(other[green]).toMatchObject({ size: 0, raw: 0, points: 0 });
  });

  test("a hand is sorted by colour, highest first", () => {
    const { config } = example();
    const hand = viewOf(example()).hand ?? [];
    expect(codes(config.edition, sortedCards(config.edition, hand))).toBe("B5 Y3 Y2 G3 G3");
  });
});

describe("paying", () => {
  test("TC-BUY-1 TC-BUY-2 TC-BUY-3: what others have reserved costs nothing, one's own card does", () => {
    const game = example();
    expect([0, 1, 2].map((seat) => marketCost(game.config, viewOf(game), seat))).toEqual([10, 10, 15]);
  });

  test("the cheapest payment is proposed", () => {
    const game = example();
    const payment = cheapestPayment(game.config, viewOf(game));
    expect(payment).toMatchObject({ paid: 10, over: 0 });
    expect(handTotal(game.config, viewOf(game))).toBe(16);
  });

  test("among equal payments the one that spares jars for goods one owns comes first", () => {
    const game = position({ goods: ["R5", ""], hands: ["R2 B2 G2", ""], market: "Y2" });
    const best = cheapestPayment(game.config, viewOf(game));
    expect(codes(game.config.edition, best?.cards ?? [])).toBe("B2");
    const payments = ["R2", "G2"].map((text) => cards(game.config.edition, text));
    const ranked = rankPayments(game.config, viewOf(game), 0, payments);
    expect(ranked.map((one) => codes(game.config.edition, one.cards))).toEqual(["G2", "R2"]);
  });

  test("TC-BUY-6: no payment where the hand is too poor, the Market is not for one, or one only watches", () => {
    const poor = position({ hands: ["R2", ""], market: "Y5" });
    expect(cheapestPayment(poor.config, viewOf(poor))).toBeNull();
    expect(cheapestPayment(poor.config, viewOf(poor, null))).toBeNull();
    expect(handTotal(poor.config, viewOf(poor, null))).toBeNull();
  });
});

describe("purchase preview", () => {
  test("the rulebook's example: red arrives, yellow is raided", () => {
    const game = example();
    const { edition } = game.config;
    const preview = purchasePreview(game.config, viewOf(game), 0);
    expect(preview).toMatchObject({ cost: 10, ends: false, tokens: [2, 1, 0], points: [4, 2, 0] });
    expect(preview?.voyages.map(({ from, to }) => [from, to])).toEqual([
      [3, 5],
      [1, 2],
      [2, 3],
    ]);
    expect(preview?.sales.map(({ seat, cards, points }) => [seat, codes(edition, cards), points])).toEqual([
      [0, "R5 R3 R2", 4],
      [1, "R3 R2 R2", 2],
    ]);
    expect(preview?.losses.map(({ seat, goods }) => [seat, codes(edition, goods)])).toEqual([
      [0, "Y5 Y5 Y3"],
      [2, "Y2 Y2"],
    ]);
  });

  test("TC-RAID-1: without a payday no pirates", () => {
    const game = position({ ships: { red: 3 }, goods: ["R5", ""], market: "B2", hands: ["B2", ""] });
    expect(purchasePreview(game.config, viewOf(game), 0)).toMatchObject({
      arrived: [],
      raided: [],
      losses: [],
    });
  });

  test("TC-END-1: a payday that ends the game is followed by no raid", () => {
    const game = position({
      ships: { red: 4, blue: 3 },
      goods: ["", "B5"],
      market: "R2",
      hands: ["B2", ""],
      tokens: ["red red red blue blue blue green", ""],
    });
    const preview = purchasePreview(game.config, viewOf(game), 0);
    expect(preview).toMatchObject({ ends: true, raided: [], losses: [], tokens: [8, 0] });
  });

  test("there is none where there is nothing to buy", () => {
    const game = position({ players: 3, market: "R2@1", farm: "B2", hands: ["", "", ""] });
    const view = { ...viewOf(game), market: [] };
    expect(purchasePreview(game.config, view, 0)).toBeNull();
  });

  test("what it foretells comes true, in whole games", () => {
    const rules = tradersOfCarthage.open({ players: 3 });
    const { config } = position({ players: 3 });
    const chance = fastChance(7);
    let checked = 0;
    for (let game = 0; game < 5; game++) {
      const state = rules.setup(chance);
      for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
        const move = pick(chance, rules.legal(state, seat));
        const preview = move.type === "buy" ? purchasePreview(config, rules.view(state, seat), seat) : null;
        rules.apply(state, seat, move, chance);
        if (!preview) continue;
        checked++;
        const after = rules.view(state, null);
        expect(after.traders.map(({ victoryPoints }) => victoryPoints)).toEqual(preview.points);
        expect(after.traders.map(({ tokens }) => tokens.reduce((sum, one) => sum + one))).toEqual(
          preview.tokens,
        );
        expect(rules.result(state) !== null).toBe(preview.ends);
      }
    }
    expect(checked).toBeGreaterThan(50);
  });
});

describe("dangers", () => {
  test("TC-RAID-1 TC-STO-3: unstored goods on pirate spaces, and the own jars that could save them", () => {
    const game = position({
      ships: { red: 4, blue: 2 },
      goods: ["R5 R3 B5", "R2"],
      stored: ["R2", ""],
      hands: ["R2 R5 B2", "R3"],
      market: "G2",
    });
    const { edition } = game.config;
    const [own, ...more] = goodsAtRisk(game.config, viewOf(game), 0);
    expect(more).toEqual([]);
    expect(codes(edition, own.goods)).toBe("R5 R3");
    expect(own.jars).toMatchObject({ icons: 2 });
    expect(goodsAtRisk(game.config, viewOf(game), 1)[0].jars).toBeNull();
  });

  test("TC-END-1: who is near the end", () => {
    const game = position({ tokens: ["red red red red red red", "red"], market: "G2" });
    expect(nearTheEnd(game.config, viewOf(game))).toEqual([0]);
  });
});

describe("refill", () => {
  test("TC-REF-1 TC-REF-7: taking or reserving the last free card brings a refill", () => {
    const game = position({ players: 3, market: "R2 B5@2", farm: "G2" });
    const comes = (notation: string): boolean =>
      refillComing(game.config, viewOf(game), 0, moveOf(game, notation));
    expect(comes("take R2")).toBe(true);
    expect(comes("reserve R2 market")).toBe(true);
    expect(comes("reserve G2 farm")).toBe(false);
  });

  test("TC-REF-2: not if the next player has a reserved card there", () => {
    const game = position({ players: 3, market: "R2 B5@1" });
    expect(refillComing(game.config, viewOf(game), 0, moveOf(game, "take R2"))).toBe(false);
    expect(nextPlayersCost(game.config, viewOf(game), 0, moveOf(game, "take R2"))).toBe(5);
  });

  test("option refillCheck = noneUnreserved: a reserved card of the next player does not count", () => {
    const game = position({ players: 3, market: "R2 B5@1", options: { refillCheck: "noneUnreserved" } });
    expect(refillComing(game.config, viewOf(game), 0, moveOf(game, "take R2"))).toBe(true);
  });
});
