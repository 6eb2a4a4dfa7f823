import { type GameId, isGameId } from "../../src/games/registry.ts";
import type { Gallery } from "./gallery.ts";

const FILES = import.meta.glob<{ readonly default: Gallery }>("../../src/games/*/gallery.tsx");

/** A game that has a gallery has it in its own folder; nothing else need be told of it. */
const BY_GAME = new Map<GameId, () => Promise<{ readonly default: Gallery }>>(
  Object.entries(FILES).flatMap(([path, load]) => {
    const [, game = ""] = /games\/([^/]+)\//.exec(path) ?? [];
    return isGameId(game) ? [[game, load] as const] : [];
  }),
);

export const GALLERY_GAMES: readonly GameId[] = [...BY_GAME.keys()];

export async function loadGallery(game: GameId): Promise<Gallery | null> {
  const load = BY_GAME.get(game);
  return load ? (await load()).default : null;
}
