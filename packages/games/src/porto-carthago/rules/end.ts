import type { Result } from "@portolan/kernel";
import { palaceSeats, type State } from "../state.ts";

/** Most servants in the palace win, then more trade points, then more talents; still tied, the win is shared. PC-WIN-1 PC-WIN-2 */
export function resultOf(state: State): Result | null {
  if (state.stage.stage !== "over") return null;
  const standing = state.senators.map(({ points, talents }, seat) => [
    palaceSeats(state, seat),
    points,
    talents,
  ]);
  const isAhead = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, i) => value !== other[i]);
    return at >= 0 && one[at] > other[at];
  };
  return {
    scores: standing.map(([seats]) => seats),
    ranks: standing.map((own) => 1 + standing.filter((other) => isAhead(other, own)).length),
    tieBreaks: standing.map(([, points, talents]) => [points, talents]),
    breakdown: state.senators.map(({ hall, awarded }, seat) => [
      { id: "score.single", value: state.palace.filter((owner) => owner === seat).length },
      { id: "score.hall", value: hall },
      { id: "score.path", value: awarded },
    ]),
    reason: `ending.${state.stage.ending}`,
  };
}
