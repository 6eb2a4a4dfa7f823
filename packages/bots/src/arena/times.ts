/** Times are kept to one part in a hundred: however many there are, they take little room. */
const STEP = Math.log(1.01);
/** All that is shorter counts as this, in milliseconds. */
const SHORTEST = 0.001;

/** How often a player took how long: how many times in each step of the scale. */
export interface Times {
  readonly counts: Map<number, number>;
}

export function noTimes(): Times {
  return { counts: new Map() };
}

export function addTime({ counts }: Times, milliseconds: number): void {
  const step = Math.round(Math.log(Math.max(SHORTEST, milliseconds) / SHORTEST) / STEP);
  counts.set(step, (counts.get(step) ?? 0) + 1);
}

/** The time that this part of all was not longer than, in milliseconds; null if there are none. */
export function quantile({ counts }: Times, part: number): number | null {
  const steps = [...counts.keys()].sort((a, b) => a - b);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let passed = 0;
  for (const step of steps) {
    passed += counts.get(step) ?? 0;
    if (passed >= part * all) return SHORTEST * Math.exp(step * STEP);
  }
  return null;
}
