/** The ducat scale below a scoring: from where to where it reaches, and where the shields stand on it. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  /** The numbers that are written below it. */
  readonly labels: readonly number[];
}

const STEPS = [5, 10, 20, 50, 100] as const;
/** More numbers than these run into each other on a telephone. */
const MOST_LABELS = 9;

/** A scale in whole steps that has room for all of these balances. */
export function scaleFor(balances: readonly number[]): Scale {
  const least = Math.min(0, ...balances);
  const most = Math.max(10, ...balances);
  const step = STEPS.find((one) => (most - least) / one < MOST_LABELS - 1) ?? STEPS[STEPS.length - 1];
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step;
  const labels = Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step);
  return { from, to, labels };
}

/** How far along the scale a balance is, from 0 to 100. */
export function along({ from, to }: Scale, ducats: number): number {
  return ((ducats - from) / (to - from)) * 100;
}

/** On which row each shield stands, so that none covers another: those closer than `apart` hundredths stand higher. */
export function rowsOf(places: readonly number[], apart: number): readonly number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a] - places[b] || a - b);
  const ends: number[] = [];
  const rows: number[] = places.map(() => 0);
  for (const i of order) {
    const row = ends.findIndex((end) => places[i] - end >= apart);
    rows[i] = row < 0 ? ends.length : row;
    ends[rows[i]] = places[i];
  }
  return rows;
}
