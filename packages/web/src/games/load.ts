import type { Game } from "@portolan/kernel";
import { FACES, type GameId } from "./registry.ts";

/** Each game's code is a file of its own, fetched when the first table of the game is opened. */
export async function loadGame(id: GameId): Promise<Game> {
  return (await FACES[id].rules()).game;
}
