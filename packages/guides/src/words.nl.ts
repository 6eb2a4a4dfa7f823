import type { english } from "./words.en.ts";

export const dutch: Readonly<Record<keyof typeof english, string>> = {
  "guide.you": "{name} (jij)",
  "guide.you.alone": "Jij",
};
