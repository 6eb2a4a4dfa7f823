/** The levels, weakest first, as the computer players call them. */
export const LEVELS = ["novice", "trader", "captain", "admiral"] as const;
export type Level = (typeof LEVELS)[number];
