import { countsOf } from "../rules/goods.ts";
import type { GameConfig, State } from "../state.ts";

/**
 * Hidden quantities by which the suite compares sampled worlds with real ones: the order of the decks, which nobody's
 * choices touch. What is in hands depends on what players like to keep, of which the sample knows nothing.
 */
export function hiddenProbes({ edition }: GameConfig, state: State): number[] {
  const top = (deck: readonly number[]): number => deck.at(-1) ?? -1;
  const bottom = (deck: readonly number[]): number => deck[0] ?? -1;
  const [era1, era2] = state.eraDecks;
  const upper = countsOf(edition, state.deck.slice(Math.floor(state.deck.length / 2)));
  const lower = countsOf(edition, state.deck.slice(0, Math.floor(state.deck.length / 2)));
  return [
    top(era1),
    bottom(era1),
    top(era2),
    bottom(era2),
    top(state.deck) - bottom(state.deck),
    upper[0] - lower[0],
  ];
}
