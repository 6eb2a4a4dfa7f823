import type { Seat, Shapes } from "@portolan/kernel";
import type { ComputerPlayer, Question } from "./player.ts";

/** Worlds that a move is tried in: enough to even out what lies hidden, few enough to be quick. */
const WORLDS = 3;

/** How much better a seat stands than the rest of the table. */
function lead(outlook: readonly number[], seat: Seat): number {
  const rivals = outlook.filter((_, other) => other !== seat);
  return outlook[seat] - rivals.reduce((sum, worth) => sum + worth, 0) / rivals.length;
}

/** What each legal move is worth to the seat: its lead afterwards, over worlds that the seat cannot rule out. */
export function appraise<G extends Shapes>({ rules, seat, view, legal, chance }: Question<G>): number[] {
  const worth = legal.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    const world = rules.sample(view, chance);
    legal.forEach((move, m) => {
      const after = rules.clone(world);
      rules.apply(after, seat, move, chance);
      worth[m] += lead(rules.outlook(after), seat) / WORLDS;
    });
  }
  return worth;
}

/** Looks one move ahead and takes the best; among equals the first. */
export const greedy: ComputerPlayer = {
  id: "greedy",
  choose(question) {
    if (question.legal.length === 1) return question.legal[0];
    const worth = appraise(question);
    return question.legal[worth.indexOf(Math.max(...worth))];
  },
};
