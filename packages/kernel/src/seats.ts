import type { FinalScores, Seat } from "./game.ts";

/** All seats, clockwise from this one. */
export function clockwise({ players }: { readonly players: number }, first: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < players; i++) seats.push((first + i) % players);
  return seats;
}

/** Whether the first list is ahead of the second: it has more in the first place where they differ. */
function isAhead(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return one[i] > other[i];
  return false;
}

/** The ranks by seat: by score, then tie-break by tie-break. Seats tied to the last share a rank, and the next is skipped. */
export function ranksOf({ scores, tieBreaks }: Pick<FinalScores, "scores" | "tieBreaks">): number[] {
  const standings = scores.map((score, seat) => [score, ...tieBreaks[seat]]);
  return standings.map((own) => 1 + standings.filter((other) => isAhead(other, own)).length);
}

/** How the victory is shared out among the seats, by their ranks. */
export function victories(ranks: readonly number[]): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}
