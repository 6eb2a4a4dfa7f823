import type { Box, Point, Radii, Ring } from "./geometry.ts";
import { side, tall } from "./telephone-layout.ts";
import { wide } from "./wide-layout.ts";

/**
 * Where everything is, for a board of any size. There are three geometries: `wide` has the whole town in one picture;
 * on a telephone the ring fills the screen, with the sea above it (`tall`) or beside it (`side`), and the rest is one
 * press away. Lengths are in units of the drawing; `scale` says how many pixels a unit has.
 */
export interface Layout {
  readonly kind: "wide" | "tall" | "side";
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** How large pieces are drawn, against those of the wide picture. */
  readonly size: number;
  /** Twelve pixels, in units: no text is smaller. */
  readonly text: number;
  readonly centre: Point;
  readonly outer: Radii;
  readonly inner: Radii;
  readonly island: Radii;
  /** How far the quay rises above the water. */
  readonly rise: number;
  readonly ring: Ring;
  readonly docks: readonly DockSpots[];
  /** Between the docks of a people, by civilisation. */
  readonly peoples: readonly PeopleSpots[];
  /** Height of a servant on the quay, and how large ships are. */
  readonly servant: number;
  readonly ship: number;
  /** Half the width of a store. */
  readonly store: number;
  readonly sea: Sea;
  readonly lighthouse: Tower;
  readonly temple: Tower;
  readonly charters: Point;
  readonly town: Town | null;
}

/** One dock of the ring. */
export interface DockSpots {
  /** Where it begins and ends along the ring. */
  readonly from: number;
  readonly to: number;
  readonly quay: Point;
  readonly servants: Point;
  readonly store: Point;
  /** The waterline of its ship. */
  readonly berth: Point;
  readonly number: Point;
  /** What is pressed: between quay and berth. */
  readonly press: Box;
  /** Whether its ship looks to the left. */
  readonly isTurned: boolean;
}

export interface PeopleSpots {
  readonly angle: number;
  readonly roundel: Point;
}

export interface Sea {
  /** How far it reaches: to the right, or down in the tall picture. */
  readonly edge: number;
  /** The waterlines of the ships of each row; the second row is only in the wide picture. */
  readonly rows: readonly (readonly Point[])[];
  readonly ship: number;
}

/** A building with servants before it. */
export interface Tower {
  readonly at: Point;
  readonly size: number;
  /** Where servants stand, from the first to the last. */
  readonly from: Point;
  readonly to: Point;
}

/** What only the wide picture has room for. */
export interface Town {
  /** How far the sea is wider than usual. */
  readonly shift: number;
  /** How far the harbour is lower than usual. */
  readonly drop: number;
  /** The upper edge of the forecourt, where the action cards lie. */
  readonly court: number;
  readonly cards: { readonly x: number; readonly width: number; readonly gap: number };
  readonly market: Box;
  readonly chamber: { readonly at: Point; readonly bay: number };
  readonly deck: Point;
}

/** What the picture must have room for. */
export interface Needs {
  /** Docks in ring order, by civilisation. */
  readonly docks: readonly number[];
  readonly civilisations: number;
  readonly rowLength: number;
  readonly spaces: number;
}

/** Below this width of the board, in pixels, the town does not fit beside the ring. */
const TOWN_WIDTH = 640;

export function layoutOf(width: number, height: number, needs: Needs): Layout {
  if (width >= TOWN_WIDTH) return wide(width, height, needs);
  return width > height * 1.1 ? side(width, height, needs) : tall(width, height, needs);
}
