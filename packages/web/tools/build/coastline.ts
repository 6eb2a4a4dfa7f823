import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature, type Topology } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { Plugin } from "vite";
import { type Point, project, WORLD } from "../../src/games/oltremare/art/projection.ts";

const ID = "virtual:coastline";
const LAND = "world-atlas/land-10m.json";

/** Smaller triangles of the coast are dropped, in square degrees: about 1,900 points are left. */
const DETAIL = 0.0032;
/** Smaller islands are left out, in square units of the chart. */
const SMALLEST_ISLE = 16;
/** Points nearer to each other than this are one, in units of the chart. */
const NEAREST = 1.9;

type Ring = readonly Point[];

/** The part of a ring on one side of a line: where `axis` is above the limit, or below it. */
function cut(ring: Ring, axis: 0 | 1, limit: number, isAbove: boolean): Ring {
  const isIn = (point: Point): boolean => point[axis] >= limit === isAbove || point[axis] === limit;
  return ring.flatMap((from, i): Point[] => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const kept: Point[] = isIn(from) ? [from] : [];
    if (isIn(from) === isIn(to)) return kept;
    const part = (limit - from[axis]) / (to[axis] - from[axis]);
    const other = from[1 - axis] + part * (to[1 - axis] - from[1 - axis]);
    return [...kept, axis === 0 ? [limit, other] : [other, limit]];
  });
}

function inWorld(ring: Ring): Ring {
  const { left, right, top, bottom } = WORLD;
  return cut(cut(cut(cut(ring, 0, left, true), 0, right, false), 1, top, true), 1, bottom, false);
}

/** The gulfs of the Red Sea would only reach into the chart's frame: there is land instead, down to below the chart. */
function withoutGulfs([east, north]: Point): Point {
  return east > 32 && east < 44 && north < 30.2 ? [east, 20] : [east, north];
}

function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

function thinned(ring: Ring): Ring {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > NEAREST) kept.push(point);
  }
  return kept;
}

/** The shores of the chart, the largest first: mainlands, lakes and islands. */
export function coastline(): Ring[] {
  const path = createRequire(import.meta.url).resolve(LAND);
  const world = simplify(presimplify(JSON.parse(readFileSync(path, "utf8")) as Topology), DETAIL);
  const found = feature(world, world.objects.land);
  const lands = "features" in found ? found.features : [found];
  return lands
    .flatMap(({ geometry }) => geometry.coordinates.flat())
    .map((ring) => inWorld(ring.slice(0, -1).map(withoutGulfs).map(project)))
    .filter((ring) => ring.length >= 4 && areaOf(ring) >= SMALLEST_ISLE)
    .sort((a, b) => areaOf(b) - areaOf(a))
    .map(thinned);
}

/** A ring as steps from point to point in tenths of a unit, which compresses well. */
function packed(ring: Ring): number[] {
  let [lastX, lastY] = [0, 0];
  return ring.flatMap(([x, y]) => {
    const step = [Math.round(x * 10) - lastX, Math.round(y * 10) - lastY] as const;
    lastX += step[0];
    lastY += step[1];
    return step;
  });
}

/** The coasts of the eastern Mediterranean and the Black Sea, out of Natural Earth's map of the world. */
export function coastlines(): Plugin {
  return {
    name: "portolan:coastline",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(coastline().map(packed))};` : null),
  };
}
