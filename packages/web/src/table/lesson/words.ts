import type { CatalogueLoaders } from "../../app/languages/use-catalogue.ts";
import type { Lesson } from "./lesson.ts";

/** What lessons of all games say. */
export const learnWords: CatalogueLoaders = {
  en: async () => (await import("./words.en.ts")).english,
  it: async () => (await import("./words.it.ts")).italian,
  nl: async () => (await import("./words.nl.ts")).dutch,
};

/** What a lesson says, step by step and between the steps. */
export function wordsOf({ words }: Lesson): CatalogueLoaders {
  return {
    en: async () => ({ ...(await learnWords.en()), ...(await words.en()) }),
    it: async () => ({ ...(await learnWords.it()), ...(await words.it()) }),
    nl: async () => ({ ...(await learnWords.nl()), ...(await words.nl()) }),
  };
}
