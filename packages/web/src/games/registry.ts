import type { GameFacts } from "./face.ts";
import { face as galacticTraders } from "./galactic-traders/face.ts";
import { face as oltremare } from "./oltremare/face.ts";
import { face as portoCarthago } from "./porto-carthago/face.ts";
import { face as tradersOfCarthage } from "./traders-of-carthage/face.ts";

/** All games, in the order in which they are listed. */
export const FACES = {
  "traders-of-carthage": tradersOfCarthage,
  oltremare,
  "galactic-traders": galacticTraders,
  "porto-carthago": portoCarthago,
} as const;

export type GameId = keyof typeof FACES;

export const GAME_IDS = Object.keys(FACES) as readonly GameId[];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(FACES, id);
}

export function hasBoard(game: GameId): boolean {
  return FACES[game].board !== undefined;
}

export function hasLesson(game: GameId): boolean {
  return FACES[game].lesson !== undefined;
}

/** A game as the home page lists it, without its code. */
export interface ListedGame extends GameFacts {
  readonly id: GameId;
}

export const GAMES: readonly ListedGame[] = GAME_IDS.map((id) => ({ id, ...FACES[id].facts }));

export function factsOf(id: GameId): GameFacts {
  return FACES[id].facts;
}
