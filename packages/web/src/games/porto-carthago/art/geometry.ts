/** Ellipses seen at an angle: the harbour is drawn with nothing else. Angles are parameters, clockwise from the right. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The two half axes of an ellipse. */
export interface Radii {
  readonly x: number;
  readonly y: number;
}

/** A number as short as it can be in a path. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point as a path writes it. */
export function spot({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

export function moved({ x, y }: Point, dx: number, dy: number): Point {
  return { x: x + dx, y: y + dy };
}

export function grown({ x, y }: Radii, by: number): Radii {
  return { x: x + by, y: y + by };
}

export function scaled({ x, y }: Radii, by: number): Radii {
  return { x: x * by, y: y * by };
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function onEllipse(centre: Point, radii: Radii, angle: number): Point {
  return { x: centre.x + radii.x * Math.cos(angle), y: centre.y + radii.y * Math.sin(angle) };
}

/** The direction in which the angle grows, of length 1. */
export function tangent(radii: Radii, angle: number): Point {
  const x = -radii.x * Math.sin(angle);
  const y = radii.y * Math.cos(angle);
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

export function ellipse(centre: Point, { x, y }: Radii): string {
  const half = `A${short(x)} ${short(y)} 0 1 1`;
  const left = spot(moved(centre, -x, 0));
  return `M${left}${half} ${spot(moved(centre, x, 0))}${half} ${left}Z`;
}

function arcTo(radii: Radii, from: number, to: number, end: Point): string {
  const isLarge = Math.abs(to - from) > Math.PI ? 1 : 0;
  return `A${short(radii.x)} ${short(radii.y)} 0 ${isLarge} ${to > from ? 1 : 0} ${spot(end)}`;
}

export function arc(centre: Point, radii: Radii, from: number, to: number): string {
  return `M${spot(onEllipse(centre, radii, from))}${arcTo(radii, from, to, onEllipse(centre, radii, to))}`;
}

/** A piece of a ring between two ellipses. */
export function ringPiece(centre: Point, outer: Radii, inner: Radii, from: number, to: number): string {
  const back = spot(onEllipse(centre, inner, to));
  return `${arc(centre, outer, from, to)}L${back}${arcTo(inner, to, from, onEllipse(centre, inner, from))}Z`;
}

/** How finely an arc is measured. */
const STEPS = 720;

/** Angles at equal distances along an open ring: `at(0)` is its one end, `at(1)` the other. */
export interface Ring {
  readonly from: number;
  readonly to: number;
  at(share: number): number;
}

/** A ring that is open around an angle, by half a gap to each side (radians). */
export function openRing(radii: Radii, open: number, gap: number): Ring {
  const from = open + gap;
  const to = open + 2 * Math.PI - gap;
  const step = (to - from) / STEPS;
  const lengths = [0];
  for (let i = 1; i <= STEPS; i++) {
    const angle = from + step * (i - 0.5);
    lengths.push(lengths[i - 1] + Math.hypot(radii.x * Math.sin(angle), radii.y * Math.cos(angle)));
  }
  return {
    from,
    to,
    at(share) {
      const wanted = Math.min(1, Math.max(0, share)) * lengths[STEPS];
      const next = Math.max(
        1,
        lengths.findIndex((length) => length >= wanted),
      );
      const before = lengths[next - 1];
      return from + step * (next - 1 + (wanted - before) / (lengths[next] - before));
    },
  };
}

/** A rectangle by its corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxAround({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
