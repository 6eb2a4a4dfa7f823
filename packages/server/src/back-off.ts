/** Things that keep failing are left alone for ever longer, so that they cost the others nothing. */
export interface BackOff {
  /** Whether it may be tried now. */
  isDue(name: string): boolean;
  /** Notes a failure; gives how long to wait, in milliseconds. */
  fail(name: string): number;
  succeed(name: string): void;
  /** How many have failed and not succeeded since. */
  size(): number;
}

const FIRST_MS = 1_000;
const LONGEST_MS = 3_600_000;

export function openBackOff(now: () => number, first = FIRST_MS): BackOff {
  const failed = new Map<string, { readonly times: number; readonly until: number }>();
  return {
    isDue: (name) => (failed.get(name)?.until ?? 0) <= now(),
    fail(name) {
      const times = (failed.get(name)?.times ?? 0) + 1;
      const wait = Math.min(LONGEST_MS, first * 2 ** (times - 1));
      failed.set(name, { times, until: now() + wait });
      return wait;
    },
    succeed: (name) => void failed.delete(name),
    size: () => failed.size,
  };
}
