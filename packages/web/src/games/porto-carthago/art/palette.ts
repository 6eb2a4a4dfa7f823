/** The weave of a player's robes and mark: what tells players apart without colour. */
export type Weave = "sash" | "stripes" | "chevrons" | "bands" | "dots";

/** The cloth of one player: its colour, the dark of hems and hair, and the thread of the pattern. */
export interface Cloth {
  readonly weave: Weave;
  readonly base: string;
  readonly deep: string;
  readonly thread: string;
}

const RED: Cloth = { weave: "sash", base: "#b93a2b", deep: "#5e1710", thread: "#ffe9d2" };
const BLUE: Cloth = { weave: "stripes", base: "#2c5fa3", deep: "#142d52", thread: "#e4eefb" };
const YELLOW: Cloth = { weave: "chevrons", base: "#e8b23a", deep: "#6b4508", thread: "#6b4508" };
const BLACK: Cloth = { weave: "bands", base: "#3b3735", deep: "#171413", thread: "#f3ead9" };
const GREEN: Cloth = { weave: "dots", base: "#2f7a4f", deep: "#12391f", thread: "#eaf6df" };

/** By seat, as the house edition has its colours. */
const SEATS = [RED, BLUE, YELLOW, BLACK, GREEN] as const;

const HOUSE: Readonly<Record<string, Cloth>> = {
  red: RED,
  blue: BLUE,
  yellow: YELLOW,
  black: BLACK,
  green: GREEN,
};

/** The colour of an edition where we know it; the pattern always follows the seat, so that no two are alike. */
export function clothOf(seat: number, colourId: string): Cloth {
  const own = SEATS[seat % SEATS.length] ?? RED;
  const { base, deep, thread } = HOUSE[colourId] ?? own;
  return { weave: own.weave, base, deep, thread };
}

/** The ink of every outline on pieces. */
export const INK = "#23160d";
