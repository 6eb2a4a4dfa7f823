import type { GameConfig } from "../state.ts";
import house from "./weights.json" with { type: "json" };

/**
 * What the evaluation is made of, in victory points, found by self-play: fitted to the results of many games, then tried in
 * matches. `npm run tune` tries others.
 *
 * - `hand`: a good in hand, the first of its kind and further ones
 * - `out`: a good on a planet, and `joker`, what it is worth more when it has to move and fills any slot
 * - `pick`: a good still to be picked in the draft
 * - `crowded`: what each good costs that leaves no room for the next draft
 * - `lastGood`: a good in the last round
 * - `ability`: the ability of an own planet while the whole game is to come
 * - `chance`: chance to win a planet by how many of the goods it lacks one does not have
 * - `now`: the same if one has them all and can lay them at once
 * - `recall`, `recallNow`: share of these chances that is left for each good that must be taken back from elsewhere first
 * - `contest`: how much of the best rival's chance comes off one's own
 * - `second`: share of the second most promising planet, since the same goods cannot go to both
 * - `wait`: what waiting costs while each of the others has a turn
 * - `afterLastTurn`: share of a chance that is left when one's last turn is over
 * - `bySeats`: by how much abilities and goods count for more or less at tables of two, three and four
 * - `rollout.exchange`: what drawing another good is worth in a rollout, beyond what the one given up was good for
 * - `spread`: points by which the end may differ from the evaluation, with all and with nothing left to play
 */
export type Weights = typeof house;
export const houseWeights: Weights = house;

/** What a computer player judges a table by. */
export interface MindConfig extends GameConfig {
  readonly weights: Weights;
}

/** What counts at a table of so many; an edition may have room for more than have been tried. */
function atSeats(weights: readonly number[], players: number): number {
  return weights[Math.min(players - 2, weights.length - 1)];
}

/**
 * The weights at a table of so many: the more there are, the fewer turns use an ability, and the more often a displaced
 * good is laid again.
 */
export function weightsAt(weights: Weights, players: number): Weights {
  const { bySeats, hand, ability, out, pick } = weights;
  const uses = atSeats(bySeats.ability, players);
  const reuse = atSeats(bySeats.goods, players);
  return {
    ...weights,
    hand: { first: hand.first * reuse, further: hand.further * reuse },
    out: out * reuse,
    pick: pick * reuse,
    ability: {
      abundance: ability.abundance * uses,
      flexible: ability.flexible * uses,
      exchange: ability.exchange * uses,
      strangeOrbit: ability.strangeOrbit * uses,
    },
  };
}

export function mindConfig(config: GameConfig, weights = houseWeights): MindConfig {
  return { ...config, weights: weightsAt(weights, config.players) };
}
