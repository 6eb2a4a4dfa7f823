import { type Box, boxAround, overlap, type Point } from "../art/geometry.ts";
import type { Layout } from "../art/layout.ts";

/** Something that a note should not cover, and how much it matters. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

/** How finely places are tried, in units. */
const STEP = 8;

/** The place for a note: the one that covers least, and among those the nearest to what it is about. */
export function freePlace(
  about: Point,
  size: { readonly width: number; readonly height: number },
  bounds: Box,
  obstacles: readonly Obstacle[],
  /** How much a unit of distance counts. */
  pull = 0.12,
): Point {
  let best: Point = { x: bounds.x, y: bounds.y };
  let least = Number.POSITIVE_INFINITY;
  for (let x = bounds.x; x + size.width <= bounds.x + bounds.width; x += STEP) {
    for (let y = bounds.y; y + size.height <= bounds.y + bounds.height; y += STEP) {
      const box = { x, y, ...size };
      let covered = 0;
      for (const obstacle of obstacles) covered += overlap(box, obstacle.box) * obstacle.weight;
      const nearX = Math.min(Math.max(about.x, x), x + size.width);
      const nearY = Math.min(Math.max(about.y, y), y + size.height);
      const away = Math.hypot(about.x - nearX, about.y - nearY);
      const cost = covered * 4 + away * away * pull + (away < 16 ? 4000 : 0);
      if (cost >= least) continue;
      least = cost;
      best = { x, y };
    }
  }
  return best;
}

/** What stands in the way of a note about a dock. */
export function obstaclesOf(
  layout: Layout,
  docks: readonly { readonly owner: number | null; readonly ship: number | null }[],
  about: number,
): Obstacle[] {
  const { centre, island, sea, size, servant, ship, store, kind, height, town } = layout;
  const found: Obstacle[] = [
    {
      box: {
        x: centre.x - island.x * 0.86,
        y: centre.y - island.y,
        width: island.x * 1.72,
        height: island.y * 1.9,
      },
      weight: 1.5,
    },
    kind === "tall"
      ? { box: { x: 0, y: 0, width: layout.width, height: sea.edge }, weight: 3 }
      : { box: { x: 0, y: 0, width: sea.edge, height }, weight: 3 },
    ...layout.peoples.map(({ roundel }) => ({ box: boxAround(roundel, 34 * size, 34 * size), weight: 1.2 })),
  ];
  if (town) {
    const { at, bay } = town.chamber;
    found.push(
      { box: { x: at.x - 10, y: 0, width: bay * 7 + 24, height: 128 }, weight: 2 },
      { box: { x: sea.edge, y: 0, width: 112, height: town.court }, weight: 2 },
    );
  }
  const own = layout.docks[about];
  const along = {
    x: Math.abs(own.servants.x - own.store.x),
    y: Math.abs(own.servants.y - own.store.y),
  };
  found.push({ box: boxAround(own.quay, along.x + servant * 1.4, along.y + servant * 1.4), weight: 6 });
  for (const [dock, spots] of layout.docks.entries()) {
    found.push({ box: boxAround(spots.store, store * 2, store * 2), weight: 1.6 });
    if (dock !== about) found.push({ box: boxAround(spots.quay, servant * 2.4, servant * 1.4), weight: 0.8 });
    if (docks[dock].owner !== null)
      found.push({ box: boxAround(spots.servants, servant * 1.3, servant * 1.1), weight: 1.6 });
    if (docks[dock].ship !== null || dock === about) {
      const { x, y } = spots.berth;
      found.push({
        box: { x: x - 44 * ship, y: y - 80 * ship, width: 88 * ship, height: 96 * ship },
        weight: dock === about ? 4 : 1.6,
      });
    }
  }
  return found;
}
