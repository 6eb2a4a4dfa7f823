/** One figure of a benchmark. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const ROUNDS = 5;

/** How often per second `work` gets done: the best of several rounds, as anything else the machine does only slows it. */
export function perSecond(work: () => number, roundMs = 600): number {
  work();
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < roundMs) done += work();
    best = Math.max(best, (1000 * done) / (performance.now() - start));
  }
  return best;
}

/** Three significant digits: more would be noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
