import type { Result } from "@portolan/kernel";
import { nextStep, type State, type Table, type Trader } from "../state.ts";
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

/** Whether the one beats the other: by score, then cards, then best planet. GT-SCORE-2 GT-TIE-1 GT-TIE-2 */
export function beats(one: Score, other: Score): boolean {
  if (one.total !== other.total) return one.total > other.total;
  if (one.cards !== other.cards) return one.cards > other.cards;
  return one.best > other.best;
}

/** The ranks, shared by those who are tied to the last. GT-TIE-3 */
export function ranksOf(scores: readonly Score[]): number[] {
  return scores.map((own) => 1 + scores.filter((other) => beats(other, own)).length);
}

export function scores({ edition }: Table, state: State): Score[] {
  return state.traders.map(({ hand, planets, out }) =>
    scoreOf(edition, { planets, out, handSize: size(hand) }),
  );
}

export function resultOf(table: Table, state: State): Result | null {
  if (nextStep(state).step !== "over") return null;
  const final = scores(table, state);
  return {
    scores: final.map(({ total }) => total),
    ranks: ranksOf(final),
    tieBreaks: final.map(({ cards, best }) => [cards, best]),
    breakdown: final.map(({ planets, goods }) => [
      { id: "score.planets", value: planets },
      { id: "score.goods", value: goods },
    ]),
    reason: "ending.lastRound",
  };
}
