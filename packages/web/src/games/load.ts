import type { Game } from "@portolan/kernel";
import type { GameId } from "./list.ts";

/** Each game's code is a file of its own, fetched when the first table of the game is opened. */
const LOADERS: Readonly<Record<GameId, () => Promise<{ readonly game: unknown }>>> = {
  "traders-of-carthage": () => import("@portolan/games/traders-of-carthage"),
  oltremare: () => import("@portolan/games/oltremare"),
  "galactic-traders": () => import("@portolan/games/galactic-traders"),
  "porto-carthago": () => import("@portolan/games/porto-carthago"),
};

export async function loadGame(id: GameId): Promise<Game> {
  const { game } = await LOADERS[id]();
  // A game of one kind of moves is handed only moves that came from it.
  return game as Game;
}
