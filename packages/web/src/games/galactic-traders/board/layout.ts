import { type Point, polar } from "../art/geometry.ts";

/** How large everything in the sky is, in pixels. */
export interface Sizes {
  /** Radius of a world. */
  readonly radius: number;
  /** Radius of the ring that its bays lie on. */
  readonly ring: number;
  /** Side of a pod. */
  readonly pod: number;
  /** How much a plate says: with words for the ability, with its sign alone, or the same on a telephone. */
  readonly plate: "wide" | "middle" | "small";
}

/** Where planets are in the sky. */
export interface Layout extends Sizes {
  /** The middle of each world. */
  readonly places: readonly Point[];
  /** How much room each planet has. */
  readonly cell: Point;
  /** A place between the planets that is always free. */
  readonly free: Point | null;
}

/** In radii of a world: the ring of bays, a pod, and the room beside a planet with all around it and between two rows. */
const RING = 1.7;
const POD = { wide: 0.78, middle: 0.78, small: 1.12 } as const;
const MARGIN = 0.27;
const GAP = 0.06;
const LARGEST = 66;

/** Height of plate and standing with the gaps around them. */
const TEXT = { wide: 86, middle: 76, small: 55 } as const;
/** A plate with words for its ability is this wide in the longest language. */
const WORDS = 214;

/** A plate with a long name is hardly narrower than this. */
const NARROWEST = 100;

function plateFor(cell: number, height: number): Sizes["plate"] {
  if (cell < 150 || height < 190) return "small";
  return cell < WORDS ? "middle" : "wide";
}

/** How many planets there are in each row: as even as can be, the longest row in the middle, of two the upper. */
export function rowsOf(count: number, rows: number): readonly number[] {
  const least = Math.floor(count / rows);
  const more = count % rows;
  const middle = (rows - 1) / 2;
  const order = Array.from({ length: rows }, (_, row) => row).sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b,
  );
  return Array.from({ length: rows }, (_, row) => least + (order.indexOf(row) < more ? 1 : 0));
}

interface Fit extends Sizes {
  readonly rows: readonly number[];
  readonly columns: number;
}

function sized(width: number, height: number, count: number, rows: number): Fit {
  const lengths = rowsOf(count, rows);
  const columns = Math.max(...lengths);
  const cell = width / columns;
  const plate = plateFor(cell, height / rows);
  const roomy = Math.min(
    LARGEST,
    cell / (2 * RING + POD[plate] + MARGIN),
    (height / rows - TEXT[plate]) / (RING + 1 + POD[plate] / 2 + GAP),
  );
  const radius = Math.max(12, roomy);
  return { rows: lengths, columns, radius, ring: radius * RING, pod: radius * POD[plate], plate };
}

/** Room below the last row, where the limb glows. */
function bottomOf(width: number): number {
  return width < 640 ? 13 : 34;
}

/**
 * Where planets go in a sky of this size: the number of rows that lets them be largest. `top` is the room above the
 * first row that something else takes.
 */
export function layoutOf(width: number, height: number, count: number, top = 4): Layout {
  const room = height - top - bottomOf(width);
  const fits = [1, 2, 3, 4]
    .filter((rows) => rows <= Math.max(1, count))
    .map((rows) => sized(width, room, Math.max(1, count), rows));
  // Names that run into each other are worse than small planets.
  const legible = fits.filter(({ columns: across }) => width / across >= NARROWEST);
  const best = (legible.length > 0 ? legible : fits).reduce((a, b) => (b.radius > a.radius + 1 ? b : a));
  const { rows, columns, radius, ring, pod, plate } = best;
  const cellWidth = width / columns;
  const cellHeight = room / rows.length;
  // Of two rows the lower one leaves a place free beside its last planet: the preview's note is written there.
  const hasGap = rows.length === 2 && rows[1] === columns - 1 && columns > 2;
  const above = Math.max(
    RING * radius + pod / 2,
    (cellHeight - TEXT[plate] - (RING + 1) * radius - pod / 2) / 2 + RING * radius + pod / 2,
  );
  const places = rows.flatMap((length, row) =>
    Array.from({ length }, (_, i): Point => {
      const column =
        hasGap && row === 1 ? (i < length - 1 ? i + 0.08 : columns - 1) : i + (columns - length) / 2;
      const sway = plate === "small" ? 2 : 9;
      const x = (column + 0.5) * cellWidth;
      const y = top + row * cellHeight + above + (i % 2 === 0 ? sway : -sway) * 0.5;
      return [x, y];
    }),
  );
  const free: Point | null = hasGap ? [(columns - 1.42) * cellWidth, top + cellHeight + above] : null;
  return { radius, ring, pod, plate, places, cell: [cellWidth, cellHeight], free };
}

/** Where the bays of a planet are, from its middle; on an arrow planet along a spiral. */
export function baysOf(count: number, hasArrows: boolean, ring: number): readonly Point[] {
  if (hasArrows) return Array.from({ length: count }, (_, i) => spiral(ring, i, count));
  const span = Math.min(156, 38 * count);
  return Array.from({ length: count }, (_, i) =>
    polar(ring, count === 1 ? -90 : -90 - span / 2 + (span * i) / (count - 1)),
  );
}

/** A point of the spiral: at whole numbers there is a bay, between them an arrow. */
export function spiral(ring: number, at: number, count: number): Point {
  const step = count > 3 ? 62 : 76;
  const first = count > 3 ? -188 : -170;
  return polar(ring * (0.9 + 0.1 * at), first + step * at);
}

/** Which way an arrow on the spiral points, in degrees. */
export function heading(ring: number, at: number, count: number): number {
  const [a, b] = [spiral(ring, at - 0.05, count), spiral(ring, at + 0.05, count)];
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

/**
 * A planet stays where it is as long as it is in the row; a new one takes the first place that is free. The places are
 * those before, with the planets of the row now.
 */
export function settle<P extends string | number>(
  before: readonly (P | null)[],
  row: readonly P[],
  size: number,
): readonly (P | null)[] {
  const kept = Array.from({ length: Math.max(size, row.length) }, (_, i) => {
    const planet = before[i] ?? null;
    return planet !== null && row.includes(planet) ? planet : null;
  });
  const fresh = row.filter((planet) => !kept.includes(planet));
  return kept.map((planet) => planet ?? fresh.shift() ?? null);
}
