import type { FinalScores } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import type { GameConfig, State, Trader } from "../state.ts";
import type { Edition } from "./edition.ts";
import { size } from "./goods.ts";

/** What a score is made of, and what is compared when scores are equal. */
export interface Score {
  readonly planets: number;
  readonly goods: number;
  readonly total: number;
  /** Planet cards plus goods. GT-TIE-1 */
  readonly cards: number;
  /** The points of the best planet; below every planet's without one. GT-TIE-2 */
  readonly best: number;
}

/** What a player without planets has as best planet: less than any planet can be worth. GT-TIE-2 */
const NO_PLANET = -100;

type Holdings = Pick<Trader, "planets" | "out"> & { readonly handSize: number };

/** Points of the planets, and one for every two goods in hand and on planets together. GT-SCORE-1 */
export function scoreOf({ planets: cards, scoring }: Edition, { planets, out, handSize }: Holdings): Score {
  const points = planets.map(({ planet }) => cards[planet].vp);
  const fromPlanets = points.reduce((sum, vp) => sum + vp, 0);
  const fromGoods = Math.floor((handSize + out) / scoring.goodsPerVp);
  return {
    planets: fromPlanets,
    goods: fromGoods,
    total: fromPlanets + fromGoods,
    cards: planets.length + handSize + out,
    best: Math.max(NO_PLANET, ...points),
  };
}

export function scores({ edition }: GameConfig, state: State): Score[] {
  return state.traders.map(({ hand, planets, out }) =>
    scoreOf(edition, { planets, out, handSize: size(hand) }),
  );
}

/** What decides: the score, then cards, then the best planet. GT-SCORE-2 GT-TIE-1 GT-TIE-2 GT-TIE-3 */
export function standings(scores: readonly Score[]): Pick<FinalScores, "scores" | "tieBreaks"> {
  return {
    scores: scores.map(({ total }) => total),
    tieBreaks: scores.map(({ cards, best }) => [cards, best]),
  };
}

export function resultOf(config: GameConfig, state: State): FinalScores | null {
  if (nextStep(state).step !== "over") return null;
  const final = scores(config, state);
  return {
    ...standings(final),
    breakdown: final.map(({ planets, goods }) => [
      { id: "score.planets", value: planets },
      { id: "score.goods", value: goods },
    ]),
    reason: "ending.lastRound",
  };
}
