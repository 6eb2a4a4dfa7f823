import type { GameConfig } from "../state.ts";
import house from "./weights.json" with { type: "json" };

/**
 * What the evaluation is made of, in victory points; `npm run tune` finds them by self-play.
 *
 * - `arrives`: chance that goods are sold before the game ends, by the steps their ship has still to sail
 * - `pirates`: share of that chance that unstored goods keep when their ship stands in pirate waters
 * - `coin`: coins in hand, per unit of value up to `coinsUseful`, and the share of that beyond it
 * - `amphora`: icons in hand of a colour one has goods of, per good they could save
 * - `token`: a token beyond what it adds to the sets in hand, since it will raise the sets to come
 * - `reserved`: a marker on a card
 * - `turn`: what a turn brings to whoever has it
 * - `spread`: points by which the end may differ from the evaluation, with all and with nothing left to play
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
