import { type ComponentType, lazy, memo } from "react";
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
  // What the frame around it is busy with does not concern a board.
  const board = lazy(async () => ({ default: memo((await load()).default) }));
  made.set(game, board);
  return board;
}
