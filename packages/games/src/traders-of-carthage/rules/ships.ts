import type { Context, GameConfig } from "../state.ts";
import type { Card, Colour, Edition } from "./edition.ts";

/** How far the ship of a colour sails when this many cards of the colour are bought. TC-SHIP-1 */
export function distance(edition: Edition, bought: number): number {
  if (bought === 0) return 0;
  return bought === 1 ? edition.movement.oneCard : edition.movement.twoOrMoreCards;
}

/** Where each ship stands after a purchase; it stops at Carthage. TC-SHIP-1 TC-SHIP-2 TC-SHIP-3 TC-SHIP-4 */
export function shipsAfter(
  { edition }: GameConfig,
  ships: readonly number[],
  bought: readonly Card[],
): number[] {
  const cards = ships.map(() => 0);
  for (const card of bought) cards[edition.cards[card].colour]++;
  return ships.map((space, colour) => Math.min(edition.carthage, space + distance(edition, cards[colour])));
}

export function moveShips({ config, state, emit }: Context, bought: readonly Card[]): void {
  const after = shipsAfter(config, state.ships, bought);
  state.ships.forEach((from, colour) => {
    if (after[colour] !== from) emit?.({ type: "sailed", colour, from, to: after[colour] });
  });
  state.ships = after;
}

/** The colours whose ships stand on a space of this kind, in canonical order. */
function coloursOn({ edition }: GameConfig, ships: readonly number[], kind: "payday" | "pirate"): Colour[] {
  const found: Colour[] = [];
  for (let colour = 0; colour < ships.length; colour++) {
    if (edition.track[ships[colour]].kind === kind) found.push(colour);
  }
  return found;
}

/** Whether a ship has arrived: one payday is held for all that have. TC-SHIP-5 */
export function isPayday({ edition }: GameConfig, ships: readonly number[]): boolean {
  return ships.includes(edition.carthage);
}

/** The colours whose ships are at Carthage. TC-SHIP-5 */
export function arrivedColours(config: GameConfig, ships: readonly number[]): Colour[] {
  return coloursOn(config, ships, "payday");
}

/** The colours whose ships stand on a pirate space. TC-RAID-1 TC-RAID-2 */
export function raidedColours(config: GameConfig, ships: readonly number[]): Colour[] {
  return coloursOn(config, ships, "pirate");
}

/** Where a ship goes at the end of a payday. TC-RET-1 TC-RAID-4 */
function harbour(config: GameConfig, space: number): number {
  const { carthage, ships, track } = config.edition;
  if (space === carthage) return ships.afterPaydayIndex;
  return track[space].kind === "pirate" ? ships.afterRaidIndex : space;
}

export function returnShips({ config, state, emit }: Context): void {
  const after = state.ships.map((space) => harbour(config, space));
  state.ships.forEach((space, colour) => {
    if (after[colour] !== space) emit?.({ type: "returned", colour, to: after[colour] });
  });
  state.ships = after;
}
