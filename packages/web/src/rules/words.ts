import type { Voice } from "@portolan/guides";
import { useMemo } from "react";
import { type FurtherWords, useFurtherVoice } from "../words/further.ts";
import { useSpoken } from "../words/provider.tsx";
import type { OpenBook } from "./load.ts";

export const rulesWords: FurtherWords = {
  en: async () => (await import("./words.en.ts")).english,
  it: async () => (await import("./words.it.ts")).italian,
  nl: async () => (await import("./words.nl.ts")).dutch,
};

/** A voice that knows the book's words and those of its game, which name the pieces. */
export function useBookVoice(opened: OpenBook | "failed" | null): Voice | null {
  const { locale } = useSpoken();
  const game = opened === null || opened === "failed" ? null : opened.game;
  const also = useMemo(
    () => (game ? [{ locale, words: game.words[locale] ?? game.words.en }] : []),
    [game, locale],
  );
  return useFurtherVoice(rulesWords, also);
}
