import { type ComponentType, lazy } from "react";
import type { BoardProps } from "../boards/board.ts";
import type { BOARDS } from "../boards/registry.ts";
import type { GameId } from "../games/list.ts";

const made = new Map<GameId, ComponentType<BoardProps>>();

/** The game's board, fetched once. */
export function lazyBoard(game: GameId, boards: typeof BOARDS): ComponentType<BoardProps> {
  const known = made.get(game);
  if (known) return known;
  const load = boards[game];
  if (!load) throw new Error(`there is no board for ${game}`);
  const board = lazy(load);
  made.set(game, board);
  return board;
}
