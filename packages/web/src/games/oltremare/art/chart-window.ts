import type { Extent, MapPosition } from "../../../table/stage/map-geometry.ts";
import { centredOn, FIT, MAX_SCALE } from "../../../table/stage/map-geometry.ts";
import type { Point } from "./projection.ts";

/** What must be seen of the chart when all of it is shown: the ports with their names. In units of the chart. */
const CORE = { x: -34, y: -6, width: 926, height: 640 } as const;

/** A part of the chart, in its units. */
export interface ChartBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the chart that a window shows: the core in its middle, and as much around it as there is room for. */
export function chartBox({ width, height }: Extent): ChartBox {
  const scale = Math.min(width / CORE.width, height / CORE.height);
  const box = { width: width / scale, height: height / scale };
  return {
    x: CORE.x - (box.width - CORE.width) * 0.42,
    y: CORE.y - (box.height - CORE.height) * 0.4,
    ...box,
  };
}

/** How many pixels a unit takes when the whole chart is shown. */
export function fitScale(window: Extent): number {
  return window.width / chartBox(window).width;
}

/** Where a point of the chart lies in its window, as parts of the window's width and height. */
export function share(box: ChartBox, [x, y]: Point): Point {
  return [(x - box.x) / box.width, (y - box.y) / box.height];
}

/** From so many pixels for a unit on, the whole chart can be read at once. */
export const WIDE = 0.68;

/** Pixels for a unit at which names and pieces can be read, and fingers find the ports. */
const NEAR = 1.12;

/** Pixels around points that are looked at together, where there is room for them. */
const MARGIN = 74;

/** Shows these points as closely as is good for reading; the whole chart where that is close enough. */
export function lookAt(points: readonly Point[], window: Extent): MapPosition {
  const fit = fitScale(window);
  if (points.length === 0 || fit >= WIDE) return FIT;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = (length: number): number => length - 2 * Math.min(MARGIN, length / 4);
  const wanted = Math.min(
    NEAR,
    room(window.width) / Math.max(1, right - left),
    room(window.height) / Math.max(1, bottom - top),
  );
  const scale = Math.min(MAX_SCALE, Math.max(1, wanted / fit));
  const [shareX, shareY] = share(chartBox(window), [(left + right) / 2, (top + bottom) / 2]);
  return centredOn({ x: shareX * window.width, y: shareY * window.height }, scale, window);
}
