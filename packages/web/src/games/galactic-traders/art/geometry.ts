/** A point, in the units of the drawing that it belongs to. */
export type Point = readonly [x: number, y: number];

/** One digit is enough for a coordinate. */
export function at(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** The point at this distance in this direction; degrees, clockwise from the right. */
export function polar(distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [distance * Math.cos(angle), distance * Math.sin(angle)];
}

/** A closed curve through all these points. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  const pair = ([x, y]: Point): string => `${at(x)} ${at(y)}`;
  const parts = points.map((b, i) => {
    const a = points[(i + n - 1) % n];
    const c = points[(i + 1) % n];
    const d = points[(i + 2) % n];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${pair(out)} ${pair(into)} ${pair(c)}`;
  });
  return `M${pair(points[0])}${parts.join("")}Z`;
}

/** A line from point to point. */
export function line(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${at(x)} ${at(y)}`).join("");
}

/** A number that stands for a name (FNV-1a), so that the same name always looks the same. */
export function hash(name: string): number {
  let found = 2166136261;
  for (let i = 0; i < name.length; i++) found = Math.imul(found ^ name.charCodeAt(i), 16777619);
  return found >>> 0;
}

/** Random numbers from 0 to 1 that are always the same for a name (mulberry32). */
export function seeded(name: string): () => number {
  let a = hash(name);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
