import type { Game } from "@portolan/kernel";
import { tradersOfCarthage } from "./traders-of-carthage/game.ts";

export { tradersOfCarthage };

/** All games, in the order in which they are listed. */
export const games: readonly Game[] = [tradersOfCarthage];

export function findGame(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
