import type { Seat } from "@portolan/kernel";

/** Where the traders stand at the end, in pixels of the picture: each on the pile of their own points. */
export interface Pile {
  readonly seat: Seat;
  /** The middle of the pile. */
  readonly x: number;
  /** Where it stands on the quay. */
  readonly foot: number;
  readonly width: number;
  /** How thick one card is drawn. */
  readonly thickness: number;
  /** The pawn's size, for each unit of its drawing. */
  readonly scale: number;
}

export interface Podium {
  readonly piles: readonly Pile[];
  /** From one pile to the next: the room that a name has. */
  readonly spacing: number;
}

/** Shares of the picture's height: the quay under the feet, the highest pile, the largest pawn. */
const FOOT = 0.885;
const HIGHEST = 0.25;
const CARD = 0.0185;
const PAWN_UNITS = 26.3;
const WINNER = 1.16;
/** Pictures that are less wide for their height have the piles in the middle, not beside the words. */
const WIDE = 2.2;

/** The best stands second from the left, where the eye goes first; the others follow in order. */
export function podiumOrder(order: readonly Seat[]): readonly Seat[] {
  if (order.length < 3) return order;
  const [first, second, ...rest] = order;
  return [second, first, ...rest];
}

export function podiumOf(
  size: { readonly width: number; readonly height: number },
  order: readonly Seat[],
  winners: readonly Seat[],
  scores: readonly number[],
): Podium {
  const { width, height } = size;
  const seats = podiumOrder(order);
  const spacing = Math.min(height * 0.28, (width * 0.92) / seats.length);
  const middle = width / height > WIDE ? width * 0.56 : width / 2;
  const usual = Math.min(height * 0.21, spacing * 0.74);
  const thickness = Math.min(height * CARD, (height * HIGHEST) / Math.max(1, ...scores));
  const piles = seats.map((seat, i) => {
    const size = winners.includes(seat) ? WINNER : 1;
    return {
      seat,
      x: middle + (i - (seats.length - 1) / 2) * spacing,
      foot: height * FOOT,
      width: usual * Math.min(size, (spacing * 0.92) / usual),
      thickness,
      scale: usual * 0.024 * (winners.includes(seat) ? 1.36 : 1),
    };
  });
  return { piles, spacing };
}

/** How high the head of whoever stands on the pile comes. */
export function headOf({ foot, thickness, width, scale }: Pile, score: number): number {
  return foot - score * thickness - width * 0.07 - PAWN_UNITS * scale;
}
