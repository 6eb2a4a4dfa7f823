import type { Extent, Point } from "../../../table/stage/map-geometry.ts";

/** Something on the chart, in pixels of its window. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a slip lies: its corner, as seen from its port, in pixels; and on which edge its pointer is, how far along. */
export interface SlipSpot {
  readonly x: number;
  readonly y: number;
  readonly edge: "top" | "bottom" | "left" | "right";
  readonly along: number;
}

/** How far from the port's middle a slip begins, and how far from the window's edge it stays. In pixels. */
const GAP = 28;
const EDGE = 5;

/** How far from the port's middle the pointer ends, and half of its breadth. In pixels. */
const TIP = 21;
const HALF = 7;

/** Room that the pointer needs at the corners of the slip, in pixels. */
const CORNER = 14;

/** A place is worse the later it stands in the list: as if so many square pixels more were covered. */
const WORSE = 40;

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

type Corner = Pick<SlipSpot, "x" | "y" | "edge">;

/** Corners of the slip around a port, the best first: below on the left, where the land leaves most room. */
function corners({ width, height }: Extent): readonly Corner[] {
  const [leftwards, rightwards] = [-0.78 * width, -0.22 * width];
  const above = -height - GAP;
  return [
    { x: leftwards, y: GAP, edge: "top" },
    { x: -width - GAP, y: CORNER, edge: "right" },
    { x: -width - 2 * GAP, y: CORNER, edge: "right" },
    { x: rightwards, y: GAP, edge: "top" },
    { x: GAP, y: CORNER, edge: "left" },
    { x: leftwards, y: above, edge: "bottom" },
    { x: rightwards, y: above, edge: "bottom" },
    { x: -width - GAP, y: -height / 2, edge: "right" },
    { x: GAP, y: -height / 2, edge: "left" },
  ];
}

/** Lays a slip beside its port: never outside the window, and covering as little as can be of what lies around. */
export function slipSpot(port: Point, slip: Extent, window: Extent, others: readonly Rect[]): SlipSpot {
  const inside = (corner: Corner): Corner => ({
    ...corner,
    x: between(EDGE - port.x, corner.x, window.width - EDGE - slip.width - port.x),
    y: between(EDGE - port.y, corner.y, window.height - EDGE - slip.height - port.y),
  });
  // The port itself is what the slip is about: hidden, it counts for much.
  const own = { left: port.x - 18, top: port.y - 18, width: 36, height: 36 };
  const [best] = corners(slip)
    .map(inside)
    .map((corner, at) => {
      const rect = { left: port.x + corner.x, top: port.y + corner.y, ...slip };
      const covered = others.reduce((sum, other) => sum + overlap(rect, other), 4 * overlap(rect, own));
      return { corner, cost: covered + at * WORSE };
    })
    .sort((a, b) => a.cost - b.cost);
  const { x, y, edge } = best.corner;
  const along =
    edge === "top" || edge === "bottom"
      ? between(CORNER, -x, slip.width - CORNER)
      : between(CORNER, -y, slip.height - CORNER);
  return { x, y, edge, along };
}

/** The pointer's outline, as seen from the slip's corner: from its edge nearly to the port, and back. */
export function pointerOf({ x, y, edge, along }: SlipSpot, { width, height }: Extent): string {
  const isLevel = edge === "top" || edge === "bottom";
  const far = edge === "top" || edge === "left" ? 0 : isLevel ? height : width;
  const at = (way: number): readonly [number, number] => (isLevel ? [way, far] : [far, way]);
  const [fromX, fromY] = at(along);
  const long = Math.hypot(-x - fromX, -y - fromY);
  const part = long === 0 ? 0 : Math.max(0, long - TIP) / long;
  const tip = [fromX + (-x - fromX) * part, fromY + (-y - fromY) * part];
  const points = [at(along - HALF), tip, at(along + HALF)];
  return `M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}`;
}
