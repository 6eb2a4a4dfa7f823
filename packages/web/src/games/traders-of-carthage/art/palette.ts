/** The colours of one good, and the drawing that stands for it. */
export interface Palette {
  readonly emblem: "cloth" | "gems" | "grain" | "wine" | "bale";
  /** Which pattern of the hem is the second sign of the colour. */
  readonly hem: "check" | "lozenge" | "chevron" | "dot" | "bar";
  readonly base: string;
  readonly deep: string;
  readonly light: string;
  /** The ground of a card, towards its foot. */
  readonly tint: string;
  /** Figures and signs on the base colour. */
  readonly ink: string;
}

const HOUSE: Readonly<Record<string, Palette>> = {
  red: {
    emblem: "cloth",
    hem: "check",
    base: "#b23a2a",
    deep: "#741f15",
    light: "#d9705a",
    tint: "#f3d9c8",
    ink: "#fff3e2",
  },
  blue: {
    emblem: "gems",
    hem: "lozenge",
    base: "#2c62a0",
    deep: "#163a67",
    light: "#6a9bd1",
    tint: "#d5e0ea",
    ink: "#f2f6fb",
  },
  yellow: {
    emblem: "grain",
    hem: "chevron",
    base: "#d59a22",
    deep: "#7d5206",
    light: "#f1c95e",
    tint: "#f7e7bd",
    ink: "#3a2503",
  },
  green: {
    emblem: "wine",
    hem: "dot",
    base: "#3e7a49",
    deep: "#1f4a2a",
    light: "#79b07a",
    tint: "#dbe6cd",
    ink: "#f3f8ec",
  },
};

/** For colours that only a foreign edition has. */
const OTHER: Palette = {
  emblem: "bale",
  hem: "bar",
  base: "#6b4a78",
  deep: "#3d2747",
  light: "#a683b3",
  tint: "#e5dbe8",
  ink: "#f8f2fa",
};

export function paletteOf(colourId: string): Palette {
  return HOUSE[colourId] ?? OTHER;
}

/** The ink of every outline on pieces. */
export const INK = "#2b2118";
