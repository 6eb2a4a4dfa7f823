import type { FinalScores } from "@portolan/kernel";
import { palaceSeats, type State } from "../state.ts";

/** Most servants in the palace win, then more trade points, then more talents; still tied, the win is shared. PC-WIN-1 PC-WIN-2 */
export function resultOf(state: State): FinalScores | null {
  if (state.stage.stage !== "over") return null;
  return {
    scores: state.senators.map((_, seat) => palaceSeats(state, seat)),
    tieBreaks: state.senators.map(({ points, talents }) => [points, talents]),
    breakdown: state.senators.map(({ hall, awarded }, seat) => [
      { id: "score.single", value: state.palace.filter((owner) => owner === seat).length },
      { id: "score.hall", value: hall },
      { id: "score.path", value: awarded },
    ]),
    reason: `ending.${state.stage.ending}`,
  };
}
