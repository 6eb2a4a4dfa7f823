/** How a map lies in its window: its upper left corner in pixels of the window, and how much it is enlarged. */
export interface MapPosition {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The whole map in its window. */
export const FIT: MapPosition = { x: 0, y: 0, scale: 1 };
export const MAX_SCALE = 4;

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** No position shows anything but the map: its edges never come inside the window. */
export function kept({ x, y, scale }: MapPosition, { width, height }: Extent): MapPosition {
  const size = between(scale, 1, MAX_SCALE);
  // Adding nothing turns minus nothing into nothing.
  return {
    x: between(x, width - width * size, 0) + 0,
    y: between(y, height - height * size, 0) + 0,
    scale: size,
  };
}

/** Enlarges the map; what is under the point stays under it. */
export function zoomedAt(
  position: MapPosition,
  factor: number,
  { x, y }: Point,
  window: Extent,
): MapPosition {
  const scale = between(position.scale * factor, 1, MAX_SCALE);
  const by = scale / position.scale;
  return kept({ x: x - (x - position.x) * by, y: y - (y - position.y) * by, scale }, window);
}

export function movedBy(position: MapPosition, dx: number, dy: number, window: Extent): MapPosition {
  return kept({ ...position, x: position.x + dx, y: position.y + dy }, window);
}

/** Brings a point of the map, given in pixels of the whole map at scale 1, into the middle of the window. */
export function centredOn({ x, y }: Point, scale: number, window: Extent): MapPosition {
  return kept({ x: window.width / 2 - x * scale, y: window.height / 2 - y * scale, scale }, window);
}

/** What two fingers do: they carry the point between them and stretch the map by how far they move apart. */
export function pinched(
  position: MapPosition,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  window: Extent,
): MapPosition {
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const from = middle(before);
  const to = middle(after);
  const moved = movedBy(position, to.x - from.x, to.y - from.y, window);
  return zoomedAt(moved, apart(after) / apart(before), to, window);
}
