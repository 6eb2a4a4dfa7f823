/** One figure of a benchmark. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it should not be above. */
  readonly limit?: number;
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

/** The same where every piece of work needs something made ready, the making of which is not measured. */
export function perSecondOf<T>(prepare: () => T, work: (prepared: T) => number, roundMs = 600): number {
  work(prepare());
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let spent = 0;
    let done = 0;
    while (spent < roundMs) {
      const prepared = prepare();
      const start = performance.now();
      done += work(prepared);
      spent += performance.now() - start;
    }
    best = Math.max(best, (1000 * done) / spent);
  }
  return best;
}

/** Three significant digits: more would be noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

/** A figure as people read it, with whether it keeps to its limit. */
export function lineOf({ name, value, unit, limit }: Figure): string {
  const line = `${name.padEnd(44)} ${value.toLocaleString("en").padStart(12)} ${unit}`;
  if (limit === undefined) return line;
  return `${line} (${value <= limit ? "within" : "ABOVE"} ${limit})`;
}
