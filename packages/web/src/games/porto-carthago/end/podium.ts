import type { Seat } from "@portolan/kernel";
import type { Size } from "../../../ui/use-size.ts";

/** Where a player's servants stand before the palace, in pixels of the picture: rows of three on steps. */
export interface Stand {
  readonly seat: Seat;
  readonly x: number;
  readonly foot: number;
  /** How high a servant is drawn. */
  readonly height: number;
  /** How high a step is. */
  readonly step: number;
}

export interface Podium {
  readonly stands: readonly Stand[];
  /** From one stand to the next: the room that a name has. */
  readonly spacing: number;
}

/** Servants in one row. */
export const ABREAST = 3;
const FOOT = 0.86;
/** The share of the picture's height that the tallest stand may have. */
const HIGHEST = 0.46;
/** Pictures that are less wide for their height have the stands in the middle, not beside the words. */
const WIDE = 2.2;

export function rowsOf(servants: number): number {
  return Math.ceil(servants / ABREAST);
}

/** The best stands second from the left, where the eye goes first; the others follow in order. */
export function podiumOrder(order: readonly Seat[]): readonly Seat[] {
  if (order.length < 3) return order;
  const [first, second, ...rest] = order;
  return [second, first, ...rest];
}

export function podiumOf(size: Size, order: readonly Seat[], scores: readonly number[]): Podium {
  const { width, height } = size;
  const seats = podiumOrder(order);
  const spacing = Math.min(height * 0.34, (width * 0.94) / seats.length);
  const middle = width / height > WIDE ? width * 0.61 : width / 2;
  const servant = Math.min(height * 0.17, spacing * 0.48);
  const rows = Math.max(1, ...scores.map(rowsOf));
  const step = Math.min(servant * 0.44, (height * HIGHEST - servant) / rows);
  const stands = seats.map((seat, i) => ({
    seat,
    x: middle + (i - (seats.length - 1) / 2) * spacing,
    foot: height * FOOT,
    height: servant,
    step,
  }));
  return { stands, spacing };
}

/** Where a servant of a stand has its feet, by its number from 0. */
export function footOf({ x, foot, height, step }: Stand, servant: number, all: number) {
  const row = Math.floor(servant / ABREAST);
  const inRow = Math.min(ABREAST, all - row * ABREAST);
  const place = (servant % ABREAST) - (inRow - 1) / 2;
  return { x: x + place * height * 0.58, y: foot - row * step, row };
}

/** How high the heads of the last row come. */
export function crownOf(stand: Stand, servants: number): number {
  return stand.foot - Math.max(0, rowsOf(servants) - 1) * stand.step - stand.height;
}
