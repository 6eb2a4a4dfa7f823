import { type Estimate, type GameTypes, type Rules, victories } from "@portolan/kernel";

/**
 * How much of the reward is for winning; the rest is for every rival left behind, so that a game that is lost is still
 * played for the second place.
 */
const VICTORY = 0.8;

/** What a position promises, by seat. */
export interface Value {
  /** The chance to win, a shared victory counting in part. */
  readonly victory: readonly number[];
  /** The points at the end. */
  readonly points: readonly number[];
  /** What a player strives for, from 0 to 1. */
  readonly rewards: readonly number[];
}

function reward(victory: number, behind: number): number {
  return VICTORY * victory + (1 - VICTORY) * behind;
}

/** By what can be foreseen: a softmax over the points, as sharp as their spread allows. */
function likely({ points, spread }: Estimate): Value {
  let highest = points[0];
  for (const value of points) if (value > highest) highest = value;
  const odds = points.map((value) => Math.exp((value - highest) / spread));
  let total = 0;
  for (const one of odds) total += one;
  const victory = odds.map((own) => own / total);
  if (odds.length === 2) return { victory, points, rewards: victory };
  const rewards = odds.map((own, seat) => {
    let behind = 0;
    for (let other = 0; other < odds.length; other++) {
      if (other !== seat) behind += own / (own + odds[other]);
    }
    return reward(own / total, behind / (odds.length - 1));
  });
  return { victory, points, rewards };
}

/** By the ranks at the end. */
function certain(ranks: readonly number[], points: readonly number[]): Value {
  const victory = victories(ranks);
  const rewards = ranks.map((rank, seat) => {
    let behind = -0.5;
    for (const other of ranks) behind += other > rank ? 1 : other === rank ? 0.5 : 0;
    return reward(victory[seat], behind / (ranks.length - 1));
  });
  return { victory, points, rewards };
}

/** What the position promises: by the ranks when the game is over, by what can be foreseen before. */
export function positionValue<G extends GameTypes>(rules: Rules<G>, state: G["state"]): Value {
  const result = rules.toAct(state).length === 0 ? rules.result(state) : null;
  if (result) return certain(result.ranks, result.scores);
  return likely(rules.mind.evaluateLeaf(state));
}
