import type { Catalogue, Game, Locale } from "@portolan/kernel";
import type { GuideKind } from "../table/guide/guide.ts";
import { loadGame } from "./load.ts";
import { FACES, type GameId } from "./registry.ts";

/** A game with its guide, ready for a table. */
export interface OpenedGame {
  readonly game: Game;
  readonly kind: GuideKind;
}

const opened = new Map<GameId, Promise<OpenedGame>>();

/** Fetches what a game's table needs; a fetch that failed is tried again the next time. */
export function openGame(id: GameId): Promise<OpenedGame> {
  const known = opened.get(id);
  if (known) return known;
  const opening = Promise.all([loadGame(id), FACES[id].guide()])
    .then(([game, { guide }]) => ({ game, kind: guide }))
    .catch((error: unknown) => {
      opened.delete(id);
      throw error;
    });
  opened.set(id, opening);
  return opening;
}

/** The guide's words in a language. */
export function guideWords({ words }: GuideKind, locale: Locale): Promise<Catalogue> {
  return words[locale]();
}
