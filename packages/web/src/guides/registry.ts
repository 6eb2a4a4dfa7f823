import type { Catalogue, Game, Locale } from "@portolan/kernel";
import type { GameId } from "../games/list.ts";
import { loadGame } from "../games/load.ts";
import type { GuideKind } from "./guide.ts";

const GUIDES: Readonly<Record<GameId, () => Promise<{ readonly guide: unknown }>>> = {
  "traders-of-carthage": () => import("./traders-of-carthage/guide.ts"),
  oltremare: () => import("./oltremare/guide.ts"),
  "galactic-traders": () => import("./galactic-traders/guide.ts"),
  "porto-carthago": () => import("./porto-carthago/guide.ts"),
};

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
  const opening = Promise.all([loadGame(id), GUIDES[id]()])
    // A guide is handed only views and moves of its own game.
    .then(([game, { guide }]) => ({ game, kind: guide as GuideKind }))
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
