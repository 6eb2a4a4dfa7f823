/** Where a card of a fan lies, in pixels and degrees. */
export interface FanSpot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** How many cards lie in one row at most; more are laid in two. */
const ROW = 10;

/** Room at both ends for what a card turns outwards, and for its tick. In pixels. */
const EDGE = 9;

/** A fan as wide as it needs to be and no wider than the room: of every card at least a strip shows. */
export function fan(count: number, room: number, card: number): readonly FanSpot[] {
  const pitch = count < 2 ? 0 : Math.min(card * 0.8, (room - card - 2 * EDGE) / (count - 1));
  const left = (room - (pitch * (count - 1) + card)) / 2;
  const middle = (count - 1) / 2;
  const turn = Math.min(1.9, 9 / Math.max(1, middle));
  return Array.from({ length: count }, (_, i) => {
    const d = i - middle;
    return {
      x: left + i * pitch,
      y: Math.min(12, d * d * 0.9),
      turn: d * turn * (pitch < card * 0.5 ? 0.6 : 1),
    };
  });
}

/** The hand in rows, each as long as the other. */
export function rowsOf<T>(cards: readonly T[], room: number, card: number): readonly (readonly T[])[] {
  const most = Math.max(4, Math.min(ROW, Math.floor((room - card) / (card * 0.34)) + 1));
  if (cards.length <= most) return [cards];
  const half = Math.ceil(cards.length / 2);
  return [cards.slice(0, half), cards.slice(half)];
}
