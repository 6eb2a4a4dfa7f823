import type { Seat } from "@portolan/kernel";

/** A pile of ducats at the end of a game, in pixels of the picture. */
export interface Pile {
  readonly seat: Seat;
  /** Its middle. */
  readonly x: number;
  /** Where it stands on the quay. */
  readonly foot: number;
  readonly width: number;
  /** How many coins are drawn. */
  readonly coins: number;
  readonly thickness: number;
  /** From one pile to the next: the room that a name has. */
  readonly room: number;
}

/** Shares of the picture's height: the ground, and the highest pile. */
const FOOT = 0.87;
const HIGHEST = 0.3;
/** Thinner coins than this, in pixels, are drawn as fewer: each stands for several ducats. */
const THINNEST = 2.6;
/** Pictures that are less wide for their height have the piles in the middle, not beside the words. */
const WIDE = 2;

/** The best stands second from the left, where the eye goes first; the others follow in order. */
export function pileOrder(order: readonly Seat[]): readonly Seat[] {
  if (order.length < 3) return order;
  const [first, second, ...rest] = order;
  return [second, first, ...rest];
}

/** The piles from left to right; nobody in debt has one. */
export function pilesOf(
  size: { readonly width: number; readonly height: number },
  order: readonly Seat[],
  /** By seat. */
  scores: readonly number[],
): readonly Pile[] {
  const { width, height } = size;
  const seats = pileOrder(order);
  const isWide = width / height > WIDE;
  const room = Math.min(height * 0.36, ((isWide ? 0.56 : 0.94) * width) / seats.length);
  const middle = isWide ? width * 0.68 : width / 2;
  const most = Math.max(1, ...scores);
  const perCoin = Math.ceil((most * THINNEST) / (height * HIGHEST));
  const thickness = Math.min(7, (height * HIGHEST) / Math.ceil(most / perCoin));
  return seats.map((seat, i) => ({
    seat,
    x: middle + (i - (seats.length - 1) / 2) * room,
    foot: height * FOOT,
    width: Math.min(height * 0.15, room * 0.5),
    coins: Math.max(0, Math.round(scores[seat] / perCoin)),
    thickness,
    room,
  }));
}
