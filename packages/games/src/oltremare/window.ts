import type { State, Table } from "./state.ts";

/** How many goods cards may lie above the Venice card. OM-SET-12 */
export interface VeniceWindow {
  readonly fewest: number;
  readonly most: number;
}

/** The middle of the window, less what has been drawn since. */
function middleAbove(table: Table, state: State): number {
  const dealt = table.cards.length - table.players * (table.edition.startHand + 1);
  return Math.floor(dealt / 2) - (dealt - state.deck.length);
}

/** The window as it is now; the card has not surfaced, so at least one card is above it. */
export function veniceWindow(table: Table, state: State): VeniceWindow | null {
  if (state.aboveVenice === null) return null;
  const { veniceJitter } = table.edition;
  const middle = middleAbove(table, state);
  return { fewest: Math.max(1, middle - veniceJitter), most: middle + veniceJitter };
}

/** Whether the draw just made could have uncovered the Venice card, for all that anybody knew. */
export function mightSurface(table: Table, state: State): boolean {
  return middleAbove(table, state) <= table.edition.veniceJitter;
}
