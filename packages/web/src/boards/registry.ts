import type { ComponentType } from "react";
import type { GameId } from "../games/list.ts";
import type { BoardProps } from "./board.ts";

type Fetch = () => Promise<{ readonly default: ComponentType<BoardProps> }>;

/** Boards that have been drawn; a game without one is played at the plain table. Each is fetched when it is opened. */
export const BOARDS: Partial<Readonly<Record<GameId, Fetch>>> = {
  // A board is handed only views and moves of its own game.
  "traders-of-carthage": (() => import("./traders-of-carthage/board.tsx")) as unknown as Fetch,
};

export function hasBoard(game: GameId): boolean {
  return BOARDS[game] !== undefined;
}
