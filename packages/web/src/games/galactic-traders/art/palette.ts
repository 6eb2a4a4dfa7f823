/** The colours of a good that everybody knows by its sign; other goods take one by their name. */
const GOODS: Readonly<Record<string, string>> = {
  medicine: "#74dcb6",
  armaments: "#fb8590",
  food: "#b0d95f",
  tools: "#cfd2f0",
  fuel: "#ffb84f",
  water: "#79befb",
};

const OTHERS = ["#f0b8e0", "#9fe3d0", "#f3d27a", "#a9b8ff"] as const;

/** The colour of a good, light enough for any sky. */
export function goodColour(goodId: string): string {
  let sum = 0;
  for (const letter of goodId) sum += letter.charCodeAt(0);
  return GOODS[goodId] ?? OTHERS[sum % OTHERS.length] ?? OTHERS[0];
}

/** A trading house: how its hulls are painted, and its colour on the sky. */
export interface House {
  readonly pattern: "chevrons" | "dots" | "stripes" | "checks";
  /** Names, marks and trails on the dark sky. */
  readonly colour: string;
  /** The hull from top to bottom. */
  readonly hull: readonly [string, string, string];
  /** What the pattern is painted with. */
  readonly paint: string;
}

/** Four houses that differ in hue, in lightness and in pattern. */
const HOUSES = [
  { pattern: "chevrons", colour: "#ffd778", hull: ["#ffe9a8", "#f7c65a", "#c78a28"], paint: "#8c5710b8" },
  { pattern: "dots", colour: "#ffaaa4", hull: ["#fffaf0", "#f4e4da", "#cfa9a6"], paint: "#c62f4d" },
  { pattern: "stripes", colour: "#93eae3", hull: ["#5aa9ad", "#2f7b86", "#1b505f"], paint: "#bff3ead9" },
  { pattern: "checks", colour: "#d2b8ff", hull: ["#7a55c8", "#5a36a4", "#33206c"], paint: "#c3a4f6e0" },
] as const satisfies readonly House[];

/** How many houses look different; further seats of foreign editions repeat them. */
export const HOUSE_COUNT = HOUSES.length;

export function houseNumber(seat: number): number {
  return seat % HOUSE_COUNT;
}

export function houseOf(seat: number): House {
  return HOUSES[houseNumber(seat)] ?? HOUSES[0];
}

/** Colours that mean the same by day and by night. */
export const GOLD = "#ffd778";
/** What an ability does. */
export const VIA = "#8ff0e2";
/** The ink of outlines and signs. */
export const INK = "#1b1436";
