import { type ComponentType, lazy } from "react";
import { FACES, type GameId } from "../../games/registry.ts";
import type { ComposerProps } from "./composer.ts";

const made = new Map<GameId, ComponentType<ComposerProps>>();

/** The game's composer, fetched once; null if it has none. */
export function lazyComposer(game: GameId): ComponentType<ComposerProps> | null {
  const known = made.get(game);
  if (known) return known;
  const load = FACES[game].composer;
  if (!load) return null;
  const composer = lazy(load);
  made.set(game, composer);
  return composer;
}
