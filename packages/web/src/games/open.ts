import type { GuideKind } from "@portolan/guides";
import type { Catalogue, Game, Locale } from "@portolan/kernel";
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

/** The words of a game's guide and of its board in a language. */
export async function loadWords(
  id: GameId,
  { words }: Pick<GuideKind, "words">,
  locale: Locale,
): Promise<Catalogue> {
  const [guide, board] = await Promise.all([words[locale](), FACES[id].words?.[locale]()]);
  return { ...guide, ...board };
}
