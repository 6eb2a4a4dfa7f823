import type { Result } from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import { type Ending, nextStep, type Play, type State, tokenTotal, victoryPoints } from "../state.ts";
import { size } from "./cards.ts";

/** Nothing more happens; the unseen victory-point cards are turned up. TC-END-1 TC-END-2 TC-DECK-6 */
export function endGame({ state, tell }: Play, ending: Ending): void {
  state.agenda = [{ step: "over", ending }];
  if (!tell) return;
  state.traders.forEach((trader, seat) => {
    const cards = trader.blindPoints.flat();
    if (cards.length > 0) tell(cardsMoved("showedPoints", "blindPoints", "points", cards, seat));
  });
  tell({ type: "over", ending });
}

/** Most victory points win, then most tokens; after that the victory is shared. TC-END-3 TC-END-4 */
export function resultOf(state: State): Result | null {
  const step = nextStep(state);
  if (step.step !== "over") return null;
  const standing = state.traders.map((trader) => ({
    points: victoryPoints(trader),
    tokens: tokenTotal(trader),
  }));
  const ranks = standing.map(
    (own) =>
      1 +
      standing.filter(
        (other) => other.points > own.points || (other.points === own.points && other.tokens > own.tokens),
      ).length,
  );
  return {
    scores: standing.map(({ points }) => points),
    ranks,
    tieBreaks: standing.map(({ tokens }) => [tokens]),
    breakdown: state.traders.map((trader) => [
      { id: "score.fromSets", value: size(trader.points) },
      { id: "score.drawn", value: trader.blindPoints.flat().length },
      { id: "score.owed", value: trader.owedPoints },
    ]),
    reason: `ending.${step.ending}`,
  };
}
