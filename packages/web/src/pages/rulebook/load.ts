import { books } from "virtual:rulebooks";
import type { Game, Locale } from "@portolan/kernel";
import { useEffect, useState } from "react";
import { useLoadedCatalogue } from "../../app/languages/provider.tsx";
import { loadGame } from "../../games/load.ts";
import { FACES, type GameId } from "../../games/registry.ts";
import type { Book } from "./book.ts";
import type { Figures } from "./figure.tsx";

/** A rulebook in one language, and the pictures of its pieces. */
export interface OpenBook {
  readonly locale: Locale;
  readonly book: Book;
  readonly game: Game;
  readonly figures: Figures;
}

async function openBook(id: GameId, locale: Locale): Promise<OpenBook> {
  const [{ default: book }, game, { figures }] = await Promise.all([
    books[id][locale](),
    loadGame(id),
    FACES[id].pictures(),
  ]);
  return { locale, book, game, figures };
}

/** The rulebook in the language of the page; while another language is fetched, the one before stays. */
export function useBook(id: GameId): OpenBook | "failed" | null {
  const { locale } = useLoadedCatalogue();
  const [opened, setOpened] = useState<{ readonly id: GameId; readonly book: OpenBook | "failed" } | null>(
    null,
  );
  useEffect(() => {
    let isWanted = true;
    openBook(id, locale)
      .catch(() => "failed" as const)
      .then((book) => {
        if (isWanted) setOpened({ id, book });
      });
    return () => {
      isWanted = false;
    };
  }, [id, locale]);
  return opened?.id === id ? opened.book : null;
}
