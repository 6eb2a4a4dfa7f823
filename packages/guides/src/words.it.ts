import type { english } from "./words.en.ts";

export const italian: Readonly<Record<keyof typeof english, string>> = {
  "guide.you": "{name} (tu)",
  "guide.you.alone": "Tu",
};
