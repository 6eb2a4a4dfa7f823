import type { Ship } from "../rules/edition.ts";
import type { GameConfig, State } from "../state.ts";

/** Hidden quantities by which the suite compares sampled worlds with real ones. */
export function hiddenProbes({ edition }: GameConfig, { deck, unknown }: State): number[] {
  const danger = (ship: Ship | undefined): number => (ship === undefined ? -1 : edition.ships[ship].danger);
  const talents = (ships: readonly Ship[]): number =>
    ships.reduce((sum, ship) => sum + edition.ships[ship].talents, 0);
  return [
    danger(deck[0]),
    deck[0] ?? -1,
    deck[1] ?? -1,
    deck[2] ?? -1,
    talents(deck.slice(0, 3)),
    unknown > 0 ? deck[unknown - 1] : -1,
  ];
}
