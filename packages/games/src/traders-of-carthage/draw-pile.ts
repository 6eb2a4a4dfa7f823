import { shuffle } from "@portolan/kernel";
import { cardsOf, noCards } from "./cards.ts";
import type { Card } from "./edition.ts";
import type { Play } from "./state.ts";

/** Shuffles the discard pile into a new draw pile, at the moment a card is needed. TC-DECK-1 TC-DECK-2 */
function reshuffle({ table, state, chance, tell }: Play): void {
  state.draw = shuffle(chance, cardsOf(state.discard));
  state.discard = noCards(table.edition);
  for (const trader of state.traders) trader.blindPoints.push([]);
  tell?.({ type: "reshuffled", count: state.draw.length });
}

/** Up to `count` cards from the top of the draw pile: fewer if both piles run out. TC-DECK-1 TC-DECK-3 */
export function drawCards(play: Play, count: number): Card[] {
  const { state } = play;
  const cards: Card[] = [];
  while (cards.length < count) {
    if (state.draw.length === 0 && state.discard.some((copies) => copies > 0)) reshuffle(play);
    const card = state.draw.pop();
    if (card === undefined) break;
    cards.push(card);
  }
  return cards;
}
