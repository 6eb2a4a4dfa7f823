/**
 * Where things are on the sea, in pixels of the region that it fills. The sea is a perspective, not a table: lanes lie
 * behind each other, far ones higher and a little narrower, so that no ship hides the sail of another.
 */
export interface SeaGeometry {
  readonly width: number;
  readonly height: number;
  /** The height of the line where sea and sky meet. */
  readonly horizon: number;
  /** How large scenery is drawn: 1 on a sea of 1116 by 492 pixels. */
  readonly scale: number;
  /** The spaces of the route, Alexandria to Carthage. */
  readonly stations: number;
  /** From the far lane to the near one. */
  readonly lanes: readonly Lane[];
  readonly shipWidth: number;
}

export interface Lane {
  /** The waterline. */
  readonly y: number;
  /** How far away: 1 is nearest. */
  readonly depth: number;
  /** How far its ships lie beside the middle of a station, in stations. */
  readonly shift: number;
}

/** A ship's width for each of its height, and how much of a ship the one in front of it may cover. */
const SHIP_ASPECT = 178 / 150;
const LEAST_VISIBLE = 0.5;
const MARGIN = 0.093;
const SHIFTS = [-0.05, 0.13, -0.13, 0.06];

function shiftOf(lane: number, lanes: number): number {
  return lanes === SHIFTS.length ? SHIFTS[lane] : (lane % 2 === 0 ? -1 : 1) * 0.09;
}

export function seaGeometry(width: number, height: number, stations: number, lanes: number): SeaGeometry {
  const horizon = Math.max(height * 0.365, Math.min(58, height * 0.4));
  const water = height - horizon;
  const step = stationStep(width, stations);
  const gap = (water * 0.73) / Math.max(1, lanes - 1);
  // Where stations are narrow, ships may be wider than one: neighbours are in other lanes.
  const byStep = Math.max(step * 0.79, Math.min(step * 1.06, 70));
  return {
    width,
    height,
    horizon,
    scale: Math.max(0.34, Math.min(width / 1116, height / 470)),
    stations,
    lanes: Array.from({ length: lanes }, (_, lane) => {
      const t = lanes === 1 ? 1 : lane / (lanes - 1);
      return { y: horizon + water * (0.205 + 0.725 * t), depth: 0.9 + 0.1 * t, shift: shiftOf(lane, lanes) };
    }),
    shipWidth: Math.min(byStep, (gap * SHIP_ASPECT) / LEAST_VISIBLE),
  };
}

function stationStep(width: number, stations: number): number {
  return (width * (1 - 2 * MARGIN)) / Math.max(1, stations - 1);
}

/** Across the sea at a depth: lines of stations run together towards the horizon. */
export function stationX({ width, stations }: SeaGeometry, station: number, depth: number): number {
  const middle = width / 2;
  return middle + (width * MARGIN + station * stationStep(width, stations) - middle) * depth;
}

export function stepOf({ width, stations }: SeaGeometry): number {
  return stationStep(width, stations);
}

export interface ShipSpot {
  /** The left edge and the top of the ship's box. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Where a ship lies; the first and the last station have the shore at one side. */
export function shipSpot(sea: SeaGeometry, lane: number, station: number): ShipSpot {
  const { y, depth, shift } = sea.lanes[lane];
  const isFirst = station === 0;
  const isLast = station === sea.stations - 1;
  const beside = isFirst ? Math.max(0, shift) : isLast ? Math.min(0, shift) : shift;
  const width = sea.shipWidth * depth;
  return {
    left: stationX(sea, station + beside, depth) - width * (86 / 178),
    top: y - width * (138 / 178),
    width,
  };
}

/** The way of a ship from one station to another, bow to stern: an arc over the water and the head of its arrow. */
export function course(
  sea: SeaGeometry,
  lane: number,
  from: number,
  to: number,
): { arc: string; head: string } | null {
  const a = shipSpot(sea, lane, from);
  const b = shipSpot(sea, lane, to);
  const x1 = a.left + a.width * 0.95;
  const x2 = b.left + b.width * 0.02;
  const y = sea.lanes[lane].y - a.width * 0.034;
  if (x2 - x1 < 10) return null;
  const lift = Math.min(24 * sea.scale + 4, (x2 - x1) / 3);
  const q = Math.max(0.5, sea.scale);
  return {
    arc: `M${x1.toFixed(1)} ${y.toFixed(1)}Q${((x1 + x2) / 2).toFixed(1)} ${(y - lift).toFixed(1)} ${x2.toFixed(1)} ${y.toFixed(1)}`,
    head: `M${(x2 - 9 * q).toFixed(1)} ${(y - 9 * q).toFixed(1)}L${x2.toFixed(1)} ${y.toFixed(1)}L${(x2 - 12 * q).toFixed(1)} ${(y + 3 * q).toFixed(1)}`,
  };
}
