import { type ComponentType, lazy, memo } from "react";
import { FACES, type GameId } from "../games/registry.ts";
import type { BoardProps } from "./board.ts";

const made = new Map<GameId, ComponentType<BoardProps>>();

/** The game's board, fetched once. */
export function lazyBoard(game: GameId): ComponentType<BoardProps> {
  const known = made.get(game);
  if (known) return known;
  const load = FACES[game].board;
  if (!load) throw new Error(`there is no board for ${game}`);
  // What the frame around it is busy with does not concern a board.
  const board = lazy(async () => ({ default: memo((await load()).default) }));
  made.set(game, board);
  return board;
}
