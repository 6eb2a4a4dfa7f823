import type { GameConfig } from "../state.ts";
import house from "./weights.json" with { type: "json" };

/**
 * What the evaluation is made of, in ducats where nothing else is said; `npm run tune` finds them by self-play.
 *
 * - `drawn`, `played`, `limit`: cards that leave the deck in a turn, cards played in one, and the hand limit on average
 * - `turn`: a turn that is still to come after the next one, whatever is in hand
 * - `fresh`: a card drawn from the market, and `bought`: one that has to be bought to have enough, the price apart
 * - `surplus`: a card that has to be laid onto the pirates, beyond what it costs there
 * - `loose`: share of their payout that goods will bring which are kept for later turns
 * - `symbols`: ducat, pirate, market and ship on a card that is kept
 * - `growth`: share of its next step that the topmost run is likely to gain after the next turn
 * - `lions`: a top card with the fewest lions, one more, …, beyond what it means for the next turn
 * - `pirates`: share of its penalties that a pirate card costs, since it may still be bought back
 * - `active`: what each port token brings in a turn after the next one; a compass, what it leads to
 * - `token`: what a further token promises in the race for most of them
 * - `race`: how far a race for tiles or tokens may still turn, in pieces for each round to the square root
 * - `bargain.friction`: what an offer or a call that comes to nothing costs with two players; less by the
 *   square of the possible partners
 * - `bargain.threshold`, `bargain.spread`: what a deal has to bring the other side for an even chance of being struck,
 *   and how sharply the chance rises
 * - `bargain.call`: what calling a partner promises
 * - `spread`: ducats by which the end may differ from the evaluation: in the last round, and for each round to the square root
 */
export type Weights = typeof house;
export const houseWeights: Weights = house;

/** What a computer player judges a table by. */
export interface MindConfig extends GameConfig {
  readonly weights: Weights;
}

export function mindConfig(config: GameConfig, weights = houseWeights): MindConfig {
  return { ...config, weights };
}
