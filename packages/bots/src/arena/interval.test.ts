import { type Chance, fastChance } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { type DealCount, type Share, shareOf } from "./interval.ts";

/** Deals of two games each, of which the player won so many. */
const won = (...wins: readonly number[]): DealCount[] => wins.map((one) => ({ games: 2, wins: one }));

describe("an interval", () => {
  test("holds the share, and nothing is left of it or right of it when all games are lost or won", () => {
    const some = shareOf(won(2, 1, 0, 2, 1, 2, 1, 1));
    expect(some).toMatchObject({ games: 16, wins: 10, winRate: 0.625 });
    expect(some.low).toBeLessThan(0.625);
    expect(some.high).toBeGreaterThan(0.625);
    expect(shareOf(won(2, 2, 2))).toMatchObject({ winRate: 1, high: 1 });
    expect(shareOf(won(0, 0, 0))).toMatchObject({ winRate: 0, low: 0 });
  });

  test("is Wilson's when all games are won: 100 of 100 may still be 96 in 100", () => {
    expect(shareOf(won(...new Array(50).fill(2))).low).toBeCloseTo(0.963, 3);
  });

  test("without games says nothing", () => {
    expect(shareOf([])).toEqual({ games: 0, wins: 0, winRate: 0, low: 0, high: 1 });
    expect(shareOf([{ games: 0, wins: 0 }])).toEqual({ games: 0, wins: 0, winRate: 0, low: 0, high: 1 });
  });

  test("is narrower where both games of a deal differ than where they go the same way", () => {
    const half = (...wins: readonly number[]): Share =>
      shareOf(won(...Array.from({ length: 40 }, (_, i) => wins[i % wins.length])));
    const cancelling = half(1, 1);
    const independent = half(0, 1, 1, 2);
    const sameWay = half(0, 2);
    expect(cancelling.high - cancelling.low).toBeLessThan(independent.high - independent.low);
    expect(independent.high - independent.low).toBeLessThan(sameWay.high - sameWay.low);
  });
});

/** Whether an event of this probability happens. */
const happens = (chance: Chance, probability: number): number =>
  chance.below(1_000_000) < probability * 1_000_000 ? 1 : 0;

test.each([
  { truth: 0.5, luck: 0 },
  { truth: 0.6, luck: 0.35 },
  { truth: 0.9, luck: 0.1 },
])("the true share lies in 95 of 100 intervals: share $truth, luck of the deal $luck", ({ truth, luck }) => {
  const TRIALS = 1000;
  const chance = fastChance(6);
  let held = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const deals: DealCount[] = [];
    for (let deal = 0; deal < 60; deal++) {
      // A good deal for one seat is a bad one for the other.
      const favour = chance.below(2) === 0 ? luck : -luck;
      deals.push({ games: 2, wins: happens(chance, truth + favour) + happens(chance, truth - favour) });
    }
    const { low, high } = shareOf(deals);
    if (low <= truth && truth <= high) held++;
  }
  expect(held / TRIALS).toBeGreaterThan(0.93);
  expect(held / TRIALS).toBeLessThan(0.98);
});
