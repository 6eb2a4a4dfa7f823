import { victories } from "@portolan/kernel";
import { type DealCount, type Share, shareOf } from "./interval.ts";
import { NEW_RATING, type Rating, rate } from "./rating.ts";
import type { ArenaGame } from "./schedule.ts";

/** A game that was played, and the rank of each seat, 1 for the winners. */
export interface ArenaResult extends ArenaGame {
  readonly ranks: readonly number[];
}

/** The ranks when the player in one seat has forfeited the game: all others share the victory. */
export function forfeit(players: number, seat: number): number[] {
  return Array.from({ length: players }, (_, other) => (other === seat ? players : 1));
}

/** Counts by deal; `count` adds what one game means for them. */
function byDeal(
  results: readonly ArenaResult[],
  count: (result: ArenaResult, into: DealCount) => void,
): DealCount[] {
  const deals = new Map<number, DealCount>();
  for (const result of results) {
    const into = deals.get(result.deal) ?? { games: 0, wins: 0 };
    deals.set(result.deal, into);
    count(result, into);
  }
  return [...deals.values()];
}

/** What a player won. If it has several seats at a table, each counts as a game, so that 1/players is its even share. */
export function standing(results: readonly ArenaResult[], bot: number): Share {
  return shareOf(
    byDeal(results, ({ seats, ranks }, into) => {
      const shares = victories(ranks);
      seats.forEach((sitter, seat) => {
        if (sitter !== bot) return;
        into.games++;
        into.wins += shares[seat];
      });
    }),
  );
}

/** How often one player came out ahead of another at the same table; equal ranks count half. */
export function comparison(results: readonly ArenaResult[], one: number, other: number): Share {
  return shareOf(
    byDeal(results, ({ seats, ranks }, into) => {
      seats.forEach((sitter, mine) => {
        if (sitter !== one) return;
        seats.forEach((rival, theirs) => {
          if (rival !== other) return;
          into.games++;
          into.wins += ranks[mine] === ranks[theirs] ? 0.5 : ranks[mine] < ranks[theirs] ? 1 : 0;
        });
      });
    }),
  );
}

/**
 * Ratings after all games, in the order in which they stand. Programs do not learn, so there is no drift; a player with
 * several seats learns from all of them together.
 */
export function ratingsOf(results: readonly ArenaResult[], bots: number): Rating[] {
  const ratings = Array.from({ length: bots }, () => NEW_RATING);
  for (const { seats, ranks } of results) {
    const before = seats.map((bot) => ratings[bot]);
    rate(before, ranks, 0).forEach((after, seat) => {
      const { mu, sigma } = ratings[seats[seat]];
      ratings[seats[seat]] = {
        mu: mu + after.mu - before[seat].mu,
        sigma: (sigma * after.sigma) / before[seat].sigma,
      };
    });
  }
  return ratings;
}
