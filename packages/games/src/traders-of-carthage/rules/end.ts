import type { FinalScores } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import { type Context, type Ending, type State, tokenTotal, victoryPoints } from "../state.ts";
import { size } from "./cards.ts";

/** Nothing more happens; the unseen victory-point cards are turned up. TC-END-1 TC-END-2 TC-DECK-6 */
export function endGame({ state, emit }: Context, ending: Ending): void {
  state.agenda = [{ step: "over", ending }];
  if (!emit) return;
  state.traders.forEach((trader, seat) => {
    const cards = trader.blindPoints.flat();
    if (cards.length > 0) emit(cardsMoved("showedPoints", "blindPoints", "points", cards, seat));
  });
  emit({ type: "over", ending });
}

/** Most victory points win, then most tokens; after that the victory is shared. TC-END-3 TC-END-4 */
export function resultOf(state: State): FinalScores | null {
  const step = nextStep(state);
  if (step.step !== "over") return null;
  return {
    scores: state.traders.map(victoryPoints),
    tieBreaks: state.traders.map((trader) => [tokenTotal(trader)]),
    breakdown: state.traders.map((trader) => [
      { id: "score.fromSets", value: size(trader.points) },
      { id: "score.drawn", value: trader.blindPoints.flat().length },
      { id: "score.owed", value: trader.owedPoints },
    ]),
    reason: `ending.${step.ending}`,
  };
}
