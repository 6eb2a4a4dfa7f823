import type { Play, Table } from "../state.ts";
import type { Card, Colour, Edition } from "./edition.ts";

/** How far the ship of a colour sails when this many cards of the colour are bought. TC-SHIP-1 */
export function distance(edition: Edition, bought: number): number {
  if (bought === 0) return 0;
  return bought === 1 ? edition.movement.oneCard : edition.movement.twoOrMoreCards;
}

/** Where each ship stands after a purchase; it stops at Carthage. TC-SHIP-1 TC-SHIP-2 TC-SHIP-3 TC-SHIP-4 */
export function shipsAfter({ edition }: Table, ships: readonly number[], bought: readonly Card[]): number[] {
  const cards = ships.map(() => 0);
  for (const card of bought) cards[edition.cards[card].colour]++;
  return ships.map((space, colour) => Math.min(edition.carthage, space + distance(edition, cards[colour])));
}

export function moveShips({ table, state, tell }: Play, bought: readonly Card[]): void {
  const after = shipsAfter(table, state.ships, bought);
  state.ships.forEach((from, colour) => {
    if (after[colour] !== from) tell?.({ type: "sailed", colour, from, to: after[colour] });
  });
  state.ships = after;
}

/** The colours whose ships stand on a space of this kind, in canonical order. */
function coloursOn({ edition }: Table, ships: readonly number[], kind: "payday" | "pirate"): Colour[] {
  const found: Colour[] = [];
  for (let colour = 0; colour < ships.length; colour++) {
    if (edition.track[ships[colour]].kind === kind) found.push(colour);
  }
  return found;
}

/** Whether a ship has arrived: one payday is held for all that have. TC-SHIP-5 */
export function isPayday({ edition }: Table, ships: readonly number[]): boolean {
  return ships.includes(edition.carthage);
}

/** The colours whose ships are at Carthage. TC-SHIP-5 */
export function arrivedColours(table: Table, ships: readonly number[]): Colour[] {
  return coloursOn(table, ships, "payday");
}

/** The colours whose ships stand on a pirate space. TC-RAID-1 TC-RAID-2 */
export function raidedColours(table: Table, ships: readonly number[]): Colour[] {
  return coloursOn(table, ships, "pirate");
}

/** Where a ship goes at the end of a payday. TC-RET-1 TC-RAID-4 */
function harbour(table: Table, space: number): number {
  const { carthage, ships, track } = table.edition;
  if (space === carthage) return ships.afterPaydayIndex;
  return track[space].kind === "pirate" ? ships.afterRaidIndex : space;
}

export function returnShips({ table, state, tell }: Play): void {
  const after = state.ships.map((space) => harbour(table, space));
  state.ships.forEach((space, colour) => {
    if (after[colour] !== space) tell?.({ type: "returned", colour, to: after[colour] });
  });
  state.ships = after;
}
