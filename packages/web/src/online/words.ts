import type { FurtherWords } from "../words/further.ts";

export const onlineWords: FurtherWords = {
  en: async () => (await import("./words.en.ts")).english,
  it: async () => (await import("./words.it.ts")).italian,
  nl: async () => (await import("./words.nl.ts")).dutch,
};
