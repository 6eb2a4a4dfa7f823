import type { GameConfig, State } from "../state.ts";

/** How many goods cards may lie above the Venice card. OM-SET-12 */
export interface VeniceWindow {
  readonly fewest: number;
  readonly most: number;
}

/** The middle of the window, less what has been drawn since. */
function middleAbove(config: GameConfig, deckSize: number): number {
  const dealt = config.cards.length - config.players * (config.edition.startHand + 1);
  return Math.floor(dealt / 2) - (dealt - deckSize);
}

/** The window with so many cards in the deck; the card has not surfaced, so at least one card is above it. */
export function windowAt(config: GameConfig, deckSize: number): VeniceWindow {
  const { veniceJitter } = config.edition;
  const middle = middleAbove(config, deckSize);
  return { fewest: Math.max(1, middle - veniceJitter), most: middle + veniceJitter };
}

/** The window as it is now; none once the card has left the game. */
export function veniceWindow(config: GameConfig, state: State): VeniceWindow | null {
  return state.aboveVenice === null ? null : windowAt(config, state.deck.length);
}

/** Whether the draw just made could have uncovered the Venice card, for all that anybody knew. */
export function mightSurface(config: GameConfig, state: State): boolean {
  return middleAbove(config, state.deck.length) <= config.edition.veniceJitter;
}
