import type { Card } from "../rules/edition.ts";
import type { GameConfig, State } from "../state.ts";

/** Hidden quantities by which the suite compares sampled worlds with real ones. */
export function hiddenProbes(config: GameConfig, state: State): number[] {
  const value = (card: Card | undefined): number =>
    card === undefined ? 0 : config.edition.cards[card].value;
  const colour = (card: Card | undefined): number =>
    card === undefined ? -1 : config.edition.cards[card].colour;
  const present = state.traders.flatMap((trader) => trader.blindPoints[trader.blindPoints.length - 1]);
  return [
    value(state.draw.at(-1)),
    colour(state.draw.at(-1)),
    state.draw.slice(-5).reduce((sum, card) => sum + value(card), 0),
    value(state.draw[0]),
    present.reduce((sum, card) => sum + value(card), 0),
  ];
}
