import { fastChance } from "@portolan/kernel";
import { walk } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { tradersOfCarthage } from "../game.ts";
import { position } from "../testing/position.ts";
import { raid } from "../testing/raid.ts";
import type { TestGame } from "../testing/test-game.ts";

/** What seat 0 would think about, in notation. */
const thoughts = ({ rules, state }: TestGame): string[] =>
  rules.mind.candidates(state, 0).map((move) => rules.print(move));

describe("what a player thinks about", () => {
  test("a purchase is paid exactly where it can be", () => {
    const game = position({ market: "R5", hands: ["Y3 G3 B2 R5"] });
    expect(thoughts(game)).toContain("buy Y3 B2");
    expect(thoughts(game)).not.toContain("buy Y3 G3");
  });

  test("a payment keeps the amphorae of colours one has goods of", () => {
    const game = position({ market: "R2", hands: ["Y2 G2"], goods: ["G5"] });
    expect(thoughts(game)[0]).toBe("buy Y2");
  });

  test("at most three ways to pay, however many there are", () => {
    const game = position({ market: "R5 B5 Y5", hands: ["R2 R2 R3 R3 B2 B2 B3 B3 Y2 Y2 Y3 Y3 G2 G2 G3 G3"] });
    expect(game.rules.legal(game.state, 0).filter(({ type }) => type === "buy").length).toBeGreaterThan(20);
    expect(thoughts(game).filter((text) => text.startsWith("buy"))).toHaveLength(3);
  });

  test("every card of the Market may be taken or reserved", () => {
    const all = position({ market: "R5 B3", farm: "G2", hands: ["Y5 Y5"] });
    const single = all.rules.legal(all.state, 0).filter(({ type }) => type !== "buy");
    expect(thoughts(all)).toEqual(expect.arrayContaining(single.map((move) => all.rules.print(move))));
  });

  test("the best goods are stored with the fewest coins, or none", () => {
    const game = raid({ goods: ["G5 G2"], hands: ["G2 G3"] });
    expect(game.asked()).toBe("0 storage green");
    expect(thoughts(game).sort()).toEqual(["decline green", "store G2 for G5 G2", "store G3 for G5"]);
  });
});

test("no way to pay loses less than those on the list", () => {
  const rules = tradersOfCarthage.open({ players: 2 });
  let purchases = 0;
  for (let seed = 0; seed < 20; seed++) {
    walk(rules, seed, ({ state, seat, legal }) => {
      const buys = legal.filter(({ type }) => type === "buy");
      if (buys.length < 4) return;
      purchases++;
      const coins = (move: (typeof legal)[number]): number => {
        const after = rules.clone(state);
        rules.apply(after, seat, move, fastChance(1));
        return rules.mind.terms(after, seat).find(({ id }) => id === "advice.coins")?.value ?? 0;
      };
      const listed = rules.mind.candidates(state, seat).filter(({ type }) => type === "buy");
      const spread = 3 * 2 * 0.085;
      expect(Math.max(...listed.map(coins))).toBeGreaterThanOrEqual(Math.max(...buys.map(coins)) - spread);
    });
  }
  expect(purchases).toBeGreaterThan(20);
});
