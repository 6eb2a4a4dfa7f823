import type { Catalogue } from "@portolan/kernel";

/** What the guides of all games say. */
export const english = {
  "guide.you": "{name} (you)",
  "guide.you.alone": "You",
} as const satisfies Catalogue;
