import { greedy } from "./greedy.ts";
import type { ComputerPlayer } from "./player.ts";
import { random } from "./random.ts";

export { appraise, greedy } from "./greedy.ts";
export type { ComputerPlayer, Question } from "./player.ts";
export { random } from "./random.ts";

/** All computer players, the strongest last. */
export const computerPlayers: readonly ComputerPlayer[] = [random, greedy];

export function findPlayer(id: string): ComputerPlayer | undefined {
  return computerPlayers.find((player) => player.id === id);
}
