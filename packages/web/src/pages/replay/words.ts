import type { CatalogueLoaders } from "../../app/languages/use-catalogue.ts";

export const replayWords: CatalogueLoaders = {
  en: async () => (await import("./words.en.ts")).english,
  it: async () => (await import("./words.it.ts")).italian,
  nl: async () => (await import("./words.nl.ts")).dutch,
};
