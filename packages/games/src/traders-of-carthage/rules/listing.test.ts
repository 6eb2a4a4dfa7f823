import { fastChance, MOST_LISTED } from "@portolan/kernel";
import { metered } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { tradersOfCarthage } from "../game.ts";
import { viewOf } from "../knowledge/view.ts";
import { candidates } from "../mind/candidates.ts";
import { rollout } from "../mind/rollout.ts";
import { mindConfig } from "../mind/weights.ts";
import type { GameConfig } from "../state.ts";
import { cheapestPayment } from "../telling/aids.ts";
import { changedEdition } from "../testing/edition.ts";
import { position } from "../testing/position.ts";
import { raid } from "../testing/raid.ts";
import { coinsOf, size } from "./cards.ts";
import { configFor } from "./config.ts";
import { hasUnlistedMoves, legalMoves } from "./decisions.ts";
import type { Edition } from "./edition.ts";
import { leanPayments } from "./payments.ts";

/** Reads of a card's value or face: 60 would do for the plainest payment, and 2^60 would not for all. */
const MOST_READS = 2_000_000;

function meteredConfig(config: GameConfig): GameConfig {
  const { edition } = config;
  const values = metered(edition.values, MOST_READS);
  const cards = metered(edition.cards, MOST_READS);
  return { ...config, edition: { ...edition, values, cards } };
}

/** 80 card values, hands of 1,500 coins and a Market of 14. */
const bigHands = changedEdition({
  cardTypes: Array.from({ length: 80 }, (_, i) => ({
    colour: ["red", "blue", "yellow", "green"][i % 4],
    value: 20 + i,
    icons: 1,
    count: 5,
  })),
  "setup.startHandMinimum": 1500,
  "setup.market": 14,
});

const lean = ({ values }: Edition, payment: readonly number[], price: number): boolean => {
  const total = payment.reduce((sum, card) => sum + values[card], 0);
  return total >= price && total - Math.min(...payment.map((card) => values[card])) < price;
};

describe("paying from a hand of any size", () => {
  const settings = { players: 2, edition: bigHands, options: { startingToken: "none" } };
  const config = configFor(settings);
  const { edition } = config;
  const rules = tradersOfCarthage.open(settings);
  const state = rules.setup(fastChance(3));
  const seat = state.activeSeat;
  const price = state.market.reduce((sum, { card }) => sum + edition.values[card], 0);

  test("a limited number of payments is listed, with work to match, and it is said that there are more", () => {
    const moves = legalMoves(meteredConfig(config), state, seat);
    const payments = moves.filter(({ type }) => type === "buy");
    expect(payments.length).toBeGreaterThan(500);
    expect(payments.length).toBeLessThanOrEqual(MOST_LISTED);
    expect(hasUnlistedMoves(meteredConfig(config), state, seat)).toBe(true);
    for (const move of moves) expect(rules.check(state, seat, move)).toBeNull();
    expect(new Set(moves.map((move) => rules.print(move))).size).toBe(moves.length);
  });

  test("they are the cheapest, and between them use every card", () => {
    const { items } = leanPayments(edition, state.traders[seat].hand, price);
    expect(coinsOf(edition, items[0])).toBe(price);
    expect(items.every((payment) => lean(edition, payment, price))).toBe(true);
    const held = state.traders[seat].hand.flatMap((count, card) => (count > 0 ? [card] : []));
    const used = new Set(items.flat());
    expect(held.filter((card) => used.has(card)).length).toBeGreaterThan(held.length * 0.9);
  });

  test("payments that are not listed are accepted", () => {
    const { items } = leanPayments(edition, state.traders[seat].hand, price);
    const listed = new Set(items.map(String));
    const others = leanPayments(edition, state.traders[seat].hand, price, 2000).items;
    const payment = others.find((other) => !listed.has(String(other)));
    expect(payment && rules.check(state, seat, { type: "buy", payment })).toBeNull();
  });

  test("computer players and the proposed payment take no more work", () => {
    expect(
      candidates(mindConfig(meteredConfig(config)), state, seat).some(({ type }) => type === "buy"),
    ).toBe(true);
    expect(rules.check(state, seat, rollout(mindConfig(meteredConfig(config)), state, seat))).toBeNull();
    expect(cheapestPayment(meteredConfig(config), viewOf(config, state, seat))?.over).toBe(0);
  });
});

describe("paying where no sum fits", () => {
  const even = Array.from({ length: 45 }, (_, i) => ({
    colour: "red",
    value: 10 + 2 * i,
    icons: 0,
    count: 9,
  }));
  const odd = { colour: "green", value: 97, icons: 0, count: 9 };
  const edition = changedEdition({
    colours: [
      { id: "red", order: 0 },
      { id: "green", order: 1 },
    ],
    cardTypes: [...even, odd],
  });
  const hand = even.map(({ value }) => `R${value} R${value}`).join(" ");
  const game = position({ edition, hands: [hand], market: "G97 G97 G97 G97 G97", farm: "G97 G97 G97" });

  test("the least that is too much is found without trying all", () => {
    const config = meteredConfig(game.config);
    const view = viewOf(game.config, game.state, 0);
    expect(cheapestPayment(config, view)?.over).toBe(1);
    expect(candidates(mindConfig(config), game.state, 0).filter(({ type }) => type === "buy")).toHaveLength(
      3,
    );
  });
});

describe("a hand of the house edition that nobody ever held", () => {
  const hand = [2, 3, 5].flatMap((value) => ["R", "B", "Y", "G"].map((colour) => `${colour}${value}`));
  const all = Array.from({ length: 5 }, () => hand.join(" ")).join(" ");

  test.each(["noSurplus", "any"] as const)("60 cards, payment = %s", (payment) => {
    const game = position({ hands: [all], market: "R5 B5 Y5 G5 R5", options: { payment } });
    expect(size(game.state.traders[0].hand)).toBe(60);
    const moves = legalMoves(meteredConfig(game.config), game.state, 0);
    expect(moves.length).toBeLessThan(MOST_LISTED + 20);
    expect(game.rules.isComplete(game.state, 0)).toBe(false);
    const exact = moves.filter(
      (move) => move.type === "buy" && coinsOf(game.config.edition, move.payment) === 25,
    );
    expect(exact.length).toBeGreaterThan(100);
    expect(game.rules.check(game.state, 0, { type: "buy", payment: [2, 2, 2, 2, 2] })).toBeNull();
  });
});

describe("storing from a hand of any size", () => {
  const reds = Array.from({ length: 60 }, (_, i) => ({
    colour: "green",
    value: 2 + i,
    icons: 1 + (i % 3),
    count: 6,
  }));
  const edition = changedEdition({
    colours: ["red", "yellow", "green"].map((id, order) => ({ id, order })),
    cardTypes: [
      { colour: "red", value: 2, icons: 1, count: 20 },
      { colour: "yellow", value: 2, icons: 1, count: 20 },
      { colour: "yellow", value: 3, icons: 1, count: 20 },
      { colour: "yellow", value: 5, icons: 1, count: 20 },
      ...reds,
    ],
  });
  const each = reds.map(({ value }) => `G${value}`).join(" ");

  test.each(["noSurplus", "any"] as const)(
    "60 kinds in hand and among the goods, payment = %s",
    (payment) => {
      const game = raid({ edition, hands: [`${each} ${each}`], goods: [each], options: { payment } });
      const moves = legalMoves(meteredConfig(game.config), game.state, 0);
      expect(moves.length).toBeGreaterThan(500);
      expect(moves.length).toBeLessThan(MOST_LISTED + 50);
      expect(game.rules.isComplete(game.state, 0)).toBe(false);
      for (const move of moves) expect(game.rules.check(game.state, 0, move)).toBeNull();
      expect(new Set(moves.map((move) => game.rules.print(move))).size).toBe(moves.length);
      // The cheapest jar for the dearest good, and declining.
      expect(game.legal(0)).toContain("decline green");
      expect(game.legal(0)).toContain("store G4 for G61 G60 G59");
      expect(
        game.rules.check(game.state, 0, rollout(mindConfig(meteredConfig(game.config)), game.state, 0)),
      ).toBeNull();
    },
  );
});
