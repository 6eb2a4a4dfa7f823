import {
  between,
  boxAround,
  moved,
  onEllipse,
  type Point,
  type Radii,
  type Ring,
  tangent,
} from "./geometry.ts";
import type { DockSpots, Needs, PeopleSpots } from "./layout.ts";

/** The smallest text, in pixels. */
export const SMALLEST_TEXT = 12;

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
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

export function docksOf(harbour: Harbour, { docks, civilisations }: Needs) {
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
