import type { Seat } from "@portolan/kernel";
import type { Win } from "./harvest.ts";

/** A trader's beam at the end, in pixels of the picture: as high as the points that lift the saucer. */
export interface Column {
  readonly seat: Seat;
  /** The middle of the beam. */
  readonly x: number;
  /** Where it stands on the ground. */
  readonly foot: number;
  /** The height of one point. */
  readonly unit: number;
  /** The radius of a planet in the beam. */
  readonly radius: number;
  /** The saucer's size, for each unit of its drawing. */
  readonly scale: number;
}

export interface Columns {
  readonly columns: readonly Column[];
  /** From one beam to the next: the room that a name has. */
  readonly spacing: number;
}

/** Shares of the picture's height: the ground, and the saucer of the best in a wide and in an upright picture. */
const FOOT = 0.86;
const TOP = { wide: 0.24, upright: 0.5 };
/** Pictures that are less wide for their height have the beams below the words, not beside them. */
const WIDE = 1.7;
/** How wide and how high a saucer with its pilot is, in units of its drawing. */
const SAUCER = { width: 72, height: 44 };
/** A game of few points does not reach for the stars, either. */
const LEAST_POINTS = 12;

/** The best stands second from the left, where the eye goes first; the others follow in order. */
function placed(order: readonly Seat[]): readonly Seat[] {
  const [first, second, ...rest] = order;
  return first === undefined || second === undefined || rest.length === 0 ? order : [second, first, ...rest];
}

export function columnsOf(
  size: { readonly width: number; readonly height: number },
  order: readonly Seat[],
  scores: readonly number[],
): Columns {
  const { width, height } = size;
  const isWide = width / height > WIDE;
  const seats = placed(order);
  const room = isWide ? { from: width * 0.42, to: width * 0.97 } : { from: width * 0.03, to: width * 0.97 };
  const spacing = Math.min(height * (isWide ? 0.5 : 0.62), (room.to - room.from) / seats.length);
  const middle = (room.from + room.to) / 2;
  const scale = Math.min((spacing * 0.8) / SAUCER.width, (height * 0.2) / SAUCER.height);
  const highest = height * (isWide ? TOP.wide : TOP.upright) + SAUCER.height * scale * 0.5;
  const unit = (height * FOOT - highest) / Math.max(LEAST_POINTS, ...scores);
  const columns = seats.map((seat, i) => ({
    seat,
    x: middle + (i - (seats.length - 1) / 2) * spacing,
    foot: height * FOOT,
    unit,
    radius: Math.min(unit * 2.3, spacing * 0.14, height * 0.06),
    scale,
  }));
  return { columns, spacing };
}

/** Where a planet hangs in its owner's beam. */
export interface Hung {
  readonly win: Win;
  readonly x: number;
  readonly y: number;
}

/** The planets of a seat, each as high as the points it brought it to, left and right of the beam in turn. */
export function hungIn({ seat, x, foot, unit, radius }: Column, wins: readonly Win[]): Hung[] {
  let points = 0;
  return wins
    .filter(({ owner }) => owner === seat)
    .map((win, i) => {
      const middle = points + win.points / 2;
      points += win.points;
      return { win, x: x + (i % 2 === 0 ? -1 : 1) * radius * 0.95, y: foot - Math.max(0, middle) * unit };
    });
}

/** Where the saucer of a seat with so many points flies: on top of its beam. */
export function saucerAt({ foot, unit, scale }: Column, points: number): number {
  return foot - Math.max(0, points) * unit - 8 * scale;
}
