/** How the chart lays out the world. The build draws the coasts with it, the board the ports and routes. */

/** A point of the chart, in its own units: about one pixel each on a laptop. */
export type Point = readonly [x: number, y: number];

/** Degrees east and north. */
export type Degrees = readonly [longitude: number, latitude: number];

/** The meridian and the parallel of the chart's origin, and units for a degree of each. */
const WEST = 8.75;
const NORTH = 48;
const UNIT = 6.04;
const PER_LONGITUDE = 3.07 * 1.4 * UNIT;
const PER_LATITUDE = 5.65 * UNIT;

export function project([longitude, latitude]: Degrees): Point {
  return [(longitude - WEST) * PER_LONGITUDE, (NORTH - latitude) * PER_LATITUDE];
}

/** All that is drawn of the world: further than any window shows. */
export const WORLD = { left: -230, top: -110, right: 1160, bottom: 760 } as const;
