import type { CSSProperties } from "react";
import type { Extent, MapPosition } from "../../../table/stage/map-geometry.ts";
import { type ChartBox, share } from "../art/chart-window.ts";
import type { Point } from "../art/projection.ts";

/** How the chart is looked at. */
export interface ChartLens {
  readonly box: ChartBox;
  readonly window: Extent;
  readonly position: MapPosition;
  /** Pixels of the screen for a unit of the chart. */
  readonly scale: number;
  /** How large pieces and names are drawn: 1 on a laptop. */
  readonly piece: number;
}

/** Where something lies on the sheet. */
export function spotOf({ box }: ChartLens, point: Point): CSSProperties {
  const [x, y] = share(box, point);
  return { left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` };
}

/** Where a point of the chart is seen, as parts of the window. */
export function windowShare({ box, position, window }: ChartLens, point: Point): Point {
  const [x, y] = share(box, point);
  return [position.x / window.width + x * position.scale, position.y / window.height + y * position.scale];
}
