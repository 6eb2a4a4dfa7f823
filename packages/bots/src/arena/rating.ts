/** How strong a player is taken to be, and how far that may be off. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The scale of OpenSkill: everybody begins at 25, give or take 25/3. */
export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3 };
/** How much a single performance differs from a player's strength: OpenSkill's beta. */
const BETA = 25 / 6;
/** How much a player's strength may change from game to game, so that a rating never stands still: tau. */
const TAU = 25 / 300;
/** The least part of its variance that a rating keeps in one game. */
const LEAST_VARIANCE = 0.0001;

/** The strength that a player has almost certainly: what a list is ordered by. */
export function ordinal({ mu, sigma }: Rating): number {
  return mu - 3 * sigma;
}

/**
 * New ratings after a game, in the order of the old ones: the Plackett-Luce model of Weng and Lin, which OpenSkill uses.
 * It takes the ranking as drawn from the top: the winner out of all, the second out of the rest, and so on. Equal ranks
 * are a draw. Players whose strength does not change (programs) have no drift.
 */
export function rate(ratings: readonly Rating[], ranks: readonly number[], drift = TAU): Rating[] {
  const variances = ratings.map(({ sigma }) => sigma ** 2 + drift ** 2);
  const scale = Math.sqrt(variances.reduce((sum, variance) => sum + variance + BETA ** 2, 0));
  const strengths = ratings.map(({ mu }) => Math.exp(mu / scale));
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const remaining = ranks.map((rank) => sum(strengths.filter((_, other) => ranks[other] >= rank)));
  const drawn = ranks.map((rank) => ranks.filter((other) => other === rank).length);
  return ratings.map(({ mu }, me) => {
    let surprise = 0;
    let certainty = 0;
    ranks.forEach((rank, other) => {
      if (rank > ranks[me]) return;
      const expected = strengths[me] / remaining[other];
      surprise += ((me === other ? 1 : 0) - expected) / drawn[other];
      certainty += (expected * (1 - expected)) / drawn[other];
    });
    const variance = variances[me];
    const lost = certainty * (variance / scale ** 2) * (Math.sqrt(variance) / scale);
    return {
      mu: mu + (variance / scale) * surprise,
      sigma: Math.sqrt(variance * Math.max(1 - lost, LEAST_VARIANCE)),
    };
  });
}
