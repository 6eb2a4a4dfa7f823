import { victories } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { type ArenaResult, comparison, forfeit, ratingsOf, standing } from "./tally.ts";

const game = (deal: number, seats: readonly number[], ranks: readonly number[]): ArenaResult => ({
  deal,
  seats,
  ranks,
});

test("whoever forfeits a game loses it, and the others share the victory", () => {
  expect(forfeit(2, 0)).toEqual([2, 1]);
  expect(victories(forfeit(4, 2))).toEqual([1 / 3, 1 / 3, 0, 1 / 3]);
});

describe("one player against three of another kind", () => {
  const results = [
    game(0, [0, 1, 1, 1], [1, 2, 3, 4]),
    game(0, [1, 0, 1, 1], [1, 1, 3, 4]),
    game(0, [1, 1, 0, 1], [2, 3, 4, 1]),
    game(0, [1, 1, 1, 0], [2, 3, 4, 1]),
  ];

  test("each seat counts as a game, so that a quarter is everybody's even share", () => {
    expect(standing(results, 0)).toMatchObject({ games: 4, wins: 2.5, winRate: 0.625 });
    expect(standing(results, 1)).toMatchObject({ games: 12, wins: 1.5, winRate: 0.125 });
  });

  test("kinds are compared by who came out ahead, seat by seat", () => {
    expect(comparison(results, 0, 1)).toMatchObject({ games: 12, wins: 3 + 2.5 + 0 + 3 });
    expect(comparison(results, 1, 0)).toMatchObject({ games: 12, wins: 0 + 0.5 + 3 + 0 });
  });
});

test("at a table of two, being ahead is winning", () => {
  const results = [game(0, [0, 1], [1, 2]), game(0, [1, 0], [1, 2]), game(1, [0, 1], [1, 1])];
  expect(comparison(results, 0, 1)).toEqual(standing(results, 0));
});

describe("ratings", () => {
  const rounds = Array.from({ length: 60 }, (_, deal) => deal);

  test("stand in the order of strength, and grow more certain", () => {
    const results = rounds.flatMap((deal) => [
      game(deal, [0, 1, 2], deal % 4 === 0 ? [2, 1, 3] : [1, 2, 3]),
      game(deal, [1, 2, 0], deal % 4 === 0 ? [1, 2, 3] : [2, 3, 1]),
    ]);
    const [first, second, third] = ratingsOf(results, 3);
    expect(first.mu).toBeGreaterThan(second.mu);
    expect(second.mu).toBeGreaterThan(third.mu);
    expect(first.sigma).toBeLessThan(4);
  });

  test("a kind in several seats is as strong as its games together say", () => {
    // One in three wins are an even share of three seats.
    const even = rounds.map((deal) =>
      game(
        deal,
        [0, 1, 1],
        [
          [1, 2, 3],
          [2, 1, 3],
          [3, 2, 1],
        ][deal % 3],
      ),
    );
    const [one, many] = ratingsOf(even, 2);
    expect(Math.abs(one.mu - many.mu)).toBeLessThan(2);
    const [winner, losers] = ratingsOf(
      rounds.map((deal) => game(deal, [0, 1, 1], [1, 2, 3])),
      2,
    );
    expect(winner.mu).toBeGreaterThan(losers.mu + 5);
  });
});
