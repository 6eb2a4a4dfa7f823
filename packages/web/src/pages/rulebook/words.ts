import type { Translator } from "@portolan/guides";
import { useMemo } from "react";
import { useLoadedCatalogue } from "../../app/languages/provider.tsx";
import { type CatalogueLoaders, useCatalogue } from "../../app/languages/use-catalogue.ts";
import type { OpenBook } from "./load.ts";

export const rulesWords: CatalogueLoaders = {
  en: async () => (await import("./words.en.ts")).english,
  it: async () => (await import("./words.it.ts")).italian,
  nl: async () => (await import("./words.nl.ts")).dutch,
};

/** A translator that knows the book's words and those of its game, which name the pieces. */
export function useBookTranslator(opened: OpenBook | "failed" | null): Translator | null {
  const { locale } = useLoadedCatalogue();
  const game = opened === null || opened === "failed" ? null : opened.game;
  const also = useMemo(
    () => (game ? [{ locale, words: game.words[locale] ?? game.words.en }] : []),
    [game, locale],
  );
  return useCatalogue(rulesWords, also);
}
