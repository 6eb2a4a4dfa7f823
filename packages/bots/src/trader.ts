import type { GameTypes, Seat } from "@portolan/kernel";
import { afterMove, type ComputerPlayer, narrow, type Question } from "./player.ts";

/** Worlds that the best moves are tried in: enough to even out what lies hidden, few enough to be quick. */
const WORLDS = 3;
/** How many moves are tried in more than one world. */
const FINALISTS = 4;

/** How much better a seat stands than the rest of the table. */
export function lead(points: readonly number[], seat: Seat): number {
  let rivals = 0;
  for (const worth of points) rivals += worth;
  return points[seat] - (rivals - points[seat]) / (points.length - 1);
}

/** Adds to each move's worth the seat's lead after it in this world. */
function tryIn<G extends GameTypes>(
  question: Question<G>,
  world: G["state"],
  moves: readonly number[],
  worth: number[],
): void {
  const { rules, seat, legal } = question;
  for (const m of moves)
    worth[m] += lead(rules.mind.evaluate(afterMove(question, world, seat, legal[m])), seat);
}

/**
 * What each legal move is worth to the seat: all are tried in one world that the seat cannot rule out, the best of them
 * in some more.
 */
function evaluateMoves<G extends GameTypes>(question: Question<G>): number[] {
  const { rules, view, legal, chance } = question;
  const worth = legal.map(() => 0);
  const moves = worth.map((_, m) => m);
  tryIn(question, rules.sample(view, chance), moves, worth);
  const finalists = moves.toSorted((a, b) => worth[b] - worth[a]).slice(0, FINALISTS);
  for (let i = 1; i < WORLDS; i++) tryIn(question, rules.sample(view, chance), finalists, worth);
  for (const m of finalists) worth[m] /= WORLDS;
  // A first look flatters some moves that a second one would not: none of them passes those that were looked at again.
  const least = Math.min(...finalists.map((m) => worth[m]));
  return worth.map((value, m) => (finalists.includes(m) ? value : Math.min(value, least)));
}

/** Goes by the evaluation alone: looks one move ahead and takes the best; among equals the first. */
export const trader: ComputerPlayer = {
  id: "trader",
  choose(asked) {
    const question = narrow(asked);
    if (question.legal.length === 1) return question.legal[0];
    const worth = evaluateMoves(question);
    return question.legal[worth.indexOf(Math.max(...worth))];
  },
};
