import type { OltremareOptions } from "../rules/options.ts";
import { tokenCount } from "../state.ts";
import type { Moment } from "./moment.ts";

/** How sure a race is at least before it is decided. */
const SUREST = 0.08;

/** What a place brings, places between two being worth something between. */
function payAt(pays: readonly number[], place: number): number {
  const above = Math.floor(place);
  const [first, second] = [pays[above] ?? 0, pays[above + 1] ?? 0];
  return first + (second - first) * (place - above);
}

/**
 * What each player may hope for from a race for most pieces, when it may still turn by `open` pieces: the pay of the
 * place that is to be expected. OM-MAJ-1 OM-MAJ-3
 */
export function raceWorth(
  counts: readonly number[],
  pays: readonly number[],
  open: number,
  { zeroCounts }: Pick<OltremareOptions, "zeroCounts">,
): number[] {
  const spread = SUREST + open;
  return counts.map((own, seat) => {
    let place = 0;
    counts.forEach((other, at) => {
      if (at !== seat) place += 1 / (1 + Math.exp((own + 0.5 - other) / spread));
    });
    const counted = own > 0 || zeroCounts ? 1 : open / (open + 1);
    return counted * payAt(pays, place);
  });
}

/** What the race for prestige tiles is worth to each player, given how many tiles they have. OM-VEN-2 OM-FIN-1 */
export function prestigeWorth({ config, prestigeRounds }: Moment, tiles: readonly number[]): number[] {
  const { edition, options, weights } = config;
  return raceWorth(tiles, edition.prestigePayout, weights.race * Math.sqrt(prestigeRounds), options);
}

/** What the race for port tokens is worth to each player. OM-FIN-2 */
export function portWorth({ config, state, rounds }: Moment): number[] {
  const { edition, options, weights } = config;
  const tokens = state.merchants.map(tokenCount);
  return raceWorth(tokens, edition.tokenMajorityPayout, weights.race * Math.sqrt(rounds), options);
}
