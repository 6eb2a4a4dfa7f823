/** The levels, weakest first, as the computer players call them. */
export const LEVELS = ["novice", "trader", "captain", "admiral"] as const;
export type Level = (typeof LEVELS)[number];

/** Who is asked for advice: it looks as far as the strongest, and keeps nobody waiting. */
export const ADVISER = { player: "admiral", budget: { ms: 400 } } as const;
