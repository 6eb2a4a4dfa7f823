import type { GameConfig } from "../state.ts";
import { averageVoyages, type Voyage } from "./prospects.ts";
import house from "./weights.json" with { type: "json" };

/**
 * What the evaluation is made of, in palace seats unless said otherwise; found by self-play.
 *
 * - `palace`: seats to come. `pace` is the seats that can be bought per turn, `rivals` how many each rival buys in the
 *   meantime; `talentsPerTurn` and `pointsPerTurn` come in from work not yet begun, which takes a `lead` in turns before
 *   it pays. The slacks, in talents and points, are how far what will be in hand may differ, at the end and per turn to
 *   come. `talent` and `point` are what either is worth beyond that
 * - `turn`: what a turn still to come in the present action round is worth, by decade
 * - `servants`: `income` is the talents counted for a servant at home and each decade to come; `liquidity` of having
 *   a reserve to act with; `lighthouse` by rank; each servant in the `temple`; each uncovered warehouse `space`
 * - `harbour`: how likely a delivery is when the ship lies at the dock and the good is in the warehouse, in the market
 *   or nowhere yet; when the good waits in the store for a ship of row 1, of row 2 or of the deck; when the quay waits
 *   for a ship of row 1 with the good in the warehouse or without, or for any ship. How likely a voyage is with all it
 *   takes, without a good, or without servants in the temple; how far a `good` in the warehouse is a delivery.
 *   `stepsPerTurn` is how much of it there is time for
 * - `privileges`: each kind of card in hand, or gained with a ship
 * - `path`: a servant on the path, a seat of the award in reach, and one of the award that is coming
 * - `rollout`: what a player goes by in a rollout, in talents; factors are of what a load or voyage brings. A trade point
 *   while the next seat asks for it (`pointWanted`), before and after the hall's points are reached (`point`,
 *   `pointSpare`); a servant at `home` each decade; each kind of card in hand; a good put where a ship of row 1, of
 *   row 2 or none comes for it; a good `spared` for a ship that asks it; goods bought for a ship at an own dock, for one
 *   of row 1, for a voyage, for a ship at a free dock, or as the only one; docks claimed with the good at hand, in the
 *   market, or for a ship of row 1; the `captain`, less a step for each thing that is missing; servants wanted in the
 *   `temple`, with and without a good to sail, and called home from there; the first in the `lighthouse`; each servant
 *   put on a card, and the last ones; a warehouse `space`; taking `talents`; a ship picked for an own dock with or
 *   without the good, for a free one, for a rival's good, or into the way of the own one
 * - `wealthy`: talents that should be in the purse before a warehouse space is freed
 * - `spread`: seats by which the end may differ from the evaluation, with all and with nothing left to play
 * - `leaf`: the same for the leaves of a search, found from results of games (`npm run fit`)
 */
export type Weights = typeof house;
export const houseWeights: Weights = house;

/** What a computer player judges a table by. */
export interface MindConfig extends GameConfig {
  readonly weights: Weights;
  readonly voyages: readonly Voyage[];
}

export function mindConfig(config: GameConfig, weights = houseWeights): MindConfig {
  return { ...config, weights, voyages: averageVoyages(config.edition) };
}
