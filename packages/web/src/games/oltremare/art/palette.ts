/** The colours of one good on its cards. */
export interface GoodColours {
  /** The ground of a card. */
  readonly light: string;
  /** The band at its foot, and what is written on the ground. */
  readonly deep: string;
}

const HOUSE: Readonly<Record<string, GoodColours>> = {
  jewels: { light: "#f4dbe3", deep: "#6f1b41" },
  scrolls: { light: "#f5e8cb", deep: "#6f4f1a" },
  silk: { light: "#e8ddf0", deep: "#45276a" },
  salt: { light: "#e0ecf1", deep: "#2f566c" },
  pottery: { light: "#f6dfd0", deep: "#7a3113" },
  olives: { light: "#e8ecd0", deep: "#414f14" },
  grain: { light: "#f8ebc0", deep: "#735205" },
};

/** For goods that only a foreign edition has. */
const OTHER: GoodColours = { light: "#e5dbe8", deep: "#3d2747" };

export function goodColours(good: string): GoodColours {
  return HOUSE[good] ?? OTHER;
}

/** What a family sails under: told apart by the pattern, and by its two colours. */
export interface Sail {
  readonly pattern: "bends" | "pales" | "chequers" | "dots" | "bars";
  readonly ground: string;
  readonly figure: string;
}

const SAILS: readonly [Sail, ...Sail[]] = [
  { pattern: "bends", ground: "#eccb6b", figure: "#1f5190" },
  { pattern: "pales", ground: "#f6ead2", figure: "#b1342a" },
  { pattern: "chequers", ground: "#f1e8cd", figure: "#3c7a4f" },
  { pattern: "dots", ground: "#5c3a78", figure: "#f4e3b4" },
  { pattern: "bars", ground: "#efe6d2", figure: "#26323a" },
];

/** How many families have a sail of their own. */
export const SAIL_COUNT = SAILS.length;

export function sailOf(seat: number): Sail {
  return SAILS[seat % SAIL_COUNT] ?? SAILS[0];
}

/** The colour of a family's pennant and of the way its ship takes: the darker one of its sail. */
export function pennantOf(seat: number): string {
  const { pattern, ground, figure } = sailOf(seat);
  return pattern === "dots" ? ground : figure;
}

/** The ink of every outline on pieces. */
export const INK = "#2b2118";
