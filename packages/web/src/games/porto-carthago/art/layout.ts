import {
  type Box,
  between,
  boxAround,
  moved,
  onEllipse,
  openRing,
  type Point,
  type Radii,
  type Ring,
  tangent,
} from "./geometry.ts";

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

/** The smallest text, in pixels. */
const SMALLEST_TEXT = 12;
/** Below this width of the board, in pixels, the town does not fit beside the ring. */
const TOWN_WIDTH = 640;
/** Height of the forecourt with the action cards. */
const COURT = 98;

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export function layoutOf(width: number, height: number, needs: Needs): Layout {
  if (width >= TOWN_WIDTH) return wide(width, height, needs);
  return width > height * 1.1 ? side(width, height, needs) : tall(width, height, needs);
}

/** What the three geometries have in common: docks follow from the ring. */
interface Harbour {
  readonly centre: Point;
  readonly outer: Radii;
  readonly inner: Radii;
  readonly anchors: Radii;
  /** How far anchors lie below the ring's centre, because masts rise. */
  readonly drop: number;
  /** Distance along the quay from its middle to the servants, and to the store. */
  readonly spread: readonly [number, number];
  readonly ring: Ring;
  /** Size of what is pressed. */
  readonly press: readonly [width: number, height: number];
  /** From the quay (0) to the berth (1): where it is pressed. */
  readonly pressAt: number;
  readonly masts: number;
}

function docksOf(harbour: Harbour, { docks, civilisations }: Needs) {
  const { centre, outer, inner, anchors, drop, spread, ring, press, pressAt, masts } = harbour;
  const quay: Radii = { x: (outer.x + inner.x) / 2, y: (outer.y + inner.y) / 2 };
  const count = docks.length;
  const spots = docks.map((_, i): DockSpots => {
    const angle = ring.at((i + 0.5) / count);
    const at = onEllipse(centre, quay, angle);
    const along = tangent(quay, angle);
    const berth = onEllipse(moved(centre, 0, drop), anchors, angle);
    return {
      from: ring.at(i / count),
      to: ring.at((i + 1) / count),
      quay: at,
      servants: moved(at, -along.x * spread[0], -along.y * spread[0]),
      store: moved(at, along.x * spread[1], along.y * spread[1]),
      berth,
      number: onEllipse(
        centre,
        { x: inner.x + (outer.x - inner.x) * 0.28, y: inner.y + (outer.y - inner.y) * 0.3 },
        angle,
      ),
      press: boxAround(between(at, moved(berth, 0, -masts), pressAt), ...press),
      isTurned: berth.x > centre.x + 10,
    };
  });
  const peoples = Array.from({ length: civilisations }, (_, civilisation): PeopleSpots => {
    const own = docks.flatMap((owner, i) => (owner === civilisation ? [i] : []));
    const angle = ring.at((own[0] + own[own.length - 1] + 1) / 2 / count);
    return { angle, roundel: onEllipse(centre, quay, angle) };
  });
  return { docks: spots, peoples };
}

function wide(pixelWidth: number, pixelHeight: number, needs: Needs): Layout {
  const aspect = pixelWidth / pixelHeight;
  // The drawing was made for 1136 × 682; flatter windows widen it, higher ones make it narrower and taller.
  const width = aspect >= 1.66 ? aspect * 682 : clamp(1000 + (aspect - 1.3) * 378, 980, 1136);
  const height = width / aspect;
  const scale = pixelWidth / width;
  const text = Math.max(12, SMALLEST_TEXT / scale);
  const shift = Math.max(0, (width - 1136) * 0.2);
  const court = height - COURT;
  const low = clamp((height - 682) * 0.55, 0, 64);
  const outer = { x: Math.min(470, (width - shift - 372) / 2), y: (court - low) / 2 - 32 };
  const centre = { x: width - 52 - outer.x, y: (court + low) / 2 + 1 };
  const inner = {
    x: outer.x - 60,
    y: outer.y - 47 - clamp((outer.y / outer.x - 0.68) * 26, 0, 10),
  };
  const anchors = { x: inner.x - 54 - shift * 0.3, y: inner.y - 50 };
  const ring = openRing({ x: outer.x - 37, y: outer.y - 32 }, Math.PI, Math.asin(56 / outer.y));
  const drop = centre.y - 293;
  const spacing = Math.min(124, (court - 39) / needs.rowLength);
  const row = (x: number): Point[] =>
    Array.from({ length: needs.rowLength }, (_, i) => ({ x, y: spacing * (i + 1) - 1 }));
  const stall = clamp(width * 0.31, 300, 376);
  const gap = 7;
  const bay = Math.max(20.2, text * 1.5);
  return {
    kind: "wide",
    width,
    height,
    scale,
    size: 1,
    text,
    centre,
    outer,
    inner,
    island: { x: outer.x * 0.498, y: clamp(outer.y * 0.43, 112, 140) },
    rise: 9,
    ring,
    ...docksOf(
      {
        centre,
        outer,
        inner,
        anchors,
        drop: 24,
        spread: [32, 28],
        ring,
        press: [92, 56],
        pressAt: 0,
        masts: 0,
      },
      needs,
    ),
    servant: 34,
    ship: 0.94,
    store: 12.5,
    sea: {
      edge: 236 + shift,
      rows: [row(181 + shift * 0.65), row(62 + shift * 0.15)],
      ship: Math.min(1, spacing / 109),
    },
    lighthouse: {
      at: { x: 298 + shift, y: 160 + drop },
      size: 1,
      from: { x: 259 + shift, y: 180 + drop },
      to: { x: 319 + shift, y: 180 + drop },
    },
    temple: {
      at: { x: 289 + shift, y: 447 + drop },
      size: 0.93,
      from: { x: 252 + shift, y: 456 + drop },
      to: { x: 326 + shift, y: 456 + drop },
    },
    charters: { x: 258 + shift, y: centre.y },
    town: {
      shift,
      drop,
      court,
      cards: { x: 14, width: (width - 28 - stall - 12) / needs.spaces - gap, gap },
      market: { x: width - 12 - stall, y: court + 6, width: stall, height: 84 },
      chamber: { at: { x: width - 12 - bay * 7, y: 6 }, bay },
      deck: { x: 300 + shift, y: court - 50 - (text - 12) * 3 },
    },
  };
}

/** A telephone: one unit is one pixel, because the drawing is made for this very size. */
const PIXELS = { scale: 1, text: SMALLEST_TEXT, town: null } as const;

/** How much room a ship has along the anchors of a telephone's ring, against how much it needs. */
function shipSize({ x, y }: Radii, docks: number): number {
  const around = Math.PI * (3 * (x + y) - Math.sqrt((3 * x + y) * (x + 3 * y)));
  return clamp((around * 0.94) / docks / 100, 0.53, 0.62);
}

/** Lower than this the docks of a telephone's ring would lie over each other. */
const LEAST_TALL = 356;

function tall(pixelWidth: number, pixelHeight: number, needs: Needs): Layout {
  // A board that is too low is drawn higher, and smaller as a whole.
  const scale = Math.min(1, pixelHeight / LEAST_TALL);
  const [width, height] = [pixelWidth / scale, pixelHeight / scale];
  const edge = clamp(height * 0.21, 92, 106);
  const outer = { x: width / 2 - 3, y: Math.min(width / 2 + 4, (height - edge - 11) / 2) };
  const centre = { x: width / 2, y: height - 11 - outer.y };
  const inner = { x: outer.x - 33, y: outer.y - clamp(outer.y * 0.17, 26, 33) };
  const anchors = { x: inner.x * 0.78, y: inner.y * 0.775 };
  const ring = openRing({ x: outer.x - 18, y: outer.y - 16 }, 1.5 * Math.PI, 0.195);
  const size = clamp(width * 0.0016, 0.56, 0.66);
  const space = width / needs.rowLength;
  const row = Array.from({ length: needs.rowLength }, (_, i) => ({ x: space * (i + 0.5), y: edge - 38 }));
  const land = edge + 46;
  return {
    ...PIXELS,
    kind: "tall",
    scale,
    text: SMALLEST_TEXT / scale,
    width,
    height,
    size,
    centre,
    outer,
    inner,
    island: { x: outer.x * 0.4, y: outer.y * 0.4 },
    rise: 6,
    ring,
    ...docksOf(
      {
        centre,
        outer,
        inner,
        anchors,
        drop: height * 0.027,
        spread: [15, 15],
        ring,
        press: [44.5 / scale, 44.5 / scale],
        pressAt: 0.36,
        masts: 18,
      },
      needs,
    ),
    servant: size * 37,
    ship: shipSize(anchors, needs.docks.length),
    store: 8,
    sea: { edge, rows: [row], ship: Math.min(0.64, space / 116) },
    lighthouse: {
      at: { x: 27, y: land },
      size: 0.44,
      from: { x: 11, y: land + 17 },
      to: { x: 41, y: land + 17 },
    },
    temple: {
      at: { x: width - 30, y: land - 2 },
      size: 0.48,
      from: { x: width - 46, y: land + 17 },
      to: { x: width - 12, y: land + 17 },
    },
    charters: { x: width / 2 - 30, y: edge + 12 },
  };
}

function side(width: number, height: number, needs: Needs): Layout {
  const edge = 88;
  const outer = { x: Math.min(height * 0.62, (width - edge - 20) / 2), y: height / 2 - 9 };
  const centre = { x: width - 4 - outer.x, y: height / 2 - 4 };
  const inner = { x: outer.x - 32, y: outer.y - 28 };
  const anchors = { x: inner.x * 0.78, y: inner.y * 0.775 };
  const ring = openRing({ x: outer.x - 16, y: outer.y - 14 }, Math.PI, 0.2);
  const space = (height - 8) / needs.rowLength;
  const row = Array.from({ length: needs.rowLength }, (_, i) => ({ x: 42, y: space * (i + 1) - 16 }));
  return {
    ...PIXELS,
    kind: "side",
    width,
    height,
    size: 0.56,
    centre,
    outer,
    inner,
    island: { x: outer.x * 0.42, y: outer.y * 0.41 },
    rise: 6,
    ring,
    ...docksOf(
      {
        centre,
        outer,
        inner,
        anchors,
        drop: 10,
        spread: [14, 14],
        ring,
        press: [46, 44],
        pressAt: 0.36,
        masts: 16,
      },
      needs,
    ),
    servant: 21,
    ship: shipSize(anchors, needs.docks.length),
    store: 7.5,
    sea: { edge, rows: [row], ship: Math.min(0.58, space / 118) },
    lighthouse: {
      at: { x: edge + 28, y: 66 },
      size: 0.4,
      from: { x: edge + 12, y: 82 },
      to: { x: edge + 40, y: 82 },
    },
    temple: {
      at: { x: edge + 28, y: height - 30 },
      size: 0.44,
      from: { x: edge + 12, y: height - 14 },
      to: { x: edge + 44, y: height - 14 },
    },
    charters: { x: edge + 4, y: centre.y + 4 },
  };
}
