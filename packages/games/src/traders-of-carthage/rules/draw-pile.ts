import { shuffle } from "@portolan/kernel";
import type { Context } from "../state.ts";
import { cardsOf, noCards } from "./cards.ts";
import type { Card } from "./edition.ts";

/** Shuffles the discard pile into a new draw pile, at the moment a card is needed. TC-DECK-1 TC-DECK-2 */
function reshuffle({ config, state, chance, emit }: Context): void {
  state.draw = shuffle(chance, cardsOf(state.discard));
  state.discard = noCards(config.edition);
  for (const trader of state.traders) trader.blindPoints.push([]);
  emit?.({ type: "reshuffled", count: state.draw.length });
}

/**
 * Draws cards and hands them to `lay`, in two parts if the pile has to be made anew in between, so that whoever follows
 * the events always knows what came from which pile. Gives the number of cards that are missing because both piles ran
 * out. TC-DECK-1 TC-DECK-3
 */
export function drawCards(context: Context, count: number, lay: (cards: readonly Card[]) => void): number {
  const { state } = context;
  let missing = count;
  while (missing > 0) {
    if (state.draw.length === 0 && state.discard.some((copies) => copies > 0)) reshuffle(context);
    if (state.draw.length === 0) break;
    const cards = state.draw.splice(-missing).reverse();
    missing -= cards.length;
    lay(cards);
  }
  return missing;
}
