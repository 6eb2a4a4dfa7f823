import type { Catalogue } from "@portolan/kernel";

/** What the guides of all games say. */
export const english = {
  "guide.you": "{name} (you)",
} as const satisfies Catalogue;
