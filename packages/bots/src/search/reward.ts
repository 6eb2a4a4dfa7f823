import { type Rules, type Shapes, victories } from "@portolan/kernel";

/**
 * How much of the reward is for winning; the rest is for every rival left behind, so that a game that is lost is still
 * played for the second place.
 */
const VICTORY = 0.8;

/** What a position promises, by seat. */
export interface Judgement {
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

/** By the outlook, and the doubt about it. */
function likely(points: readonly number[], doubt: number): Judgement {
  let highest = points[0];
  for (const value of points) if (value > highest) highest = value;
  const odds = points.map((value) => Math.exp((value - highest) / doubt));
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
function certain(ranks: readonly number[], points: readonly number[]): Judgement {
  const victory = victories(ranks);
  const rewards = ranks.map((rank, seat) => {
    let behind = -0.5;
    for (const other of ranks) behind += other > rank ? 1 : other === rank ? 0.5 : 0;
    return reward(victory[seat], behind / (ranks.length - 1));
  });
  return { victory, points, rewards };
}

/** What the position promises: by the ranks when the game is over, by what can be foreseen before. */
export function judge<G extends Shapes>(rules: Rules<G>, state: G["state"]): Judgement {
  const result = rules.toAct(state).length === 0 ? rules.result(state) : null;
  if (result) return certain(result.ranks, result.scores);
  const appraisal = rules.forecast ?? rules;
  return likely(appraisal.outlook(state), appraisal.doubt(state));
}
