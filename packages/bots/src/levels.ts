import { greedy } from "./greedy.ts";
import type { ComputerPlayer } from "./player.ts";
import { random } from "./random.ts";

/** The levels, weakest first. */
export const LEVELS = ["novice", "trader", "captain", "admiral"] as const;
export type Level = (typeof LEVELS)[number];

/** All computer players, the strongest last. */
export const computerPlayers: readonly ComputerPlayer[] = [
  random,
  greedy,
  ...LEVELS.map((id) => ({ ...greedy, id })),
];

export function findPlayer(id: string): ComputerPlayer | undefined {
  return computerPlayers.find((player) => player.id === id);
}
