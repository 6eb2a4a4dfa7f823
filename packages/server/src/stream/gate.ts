/** Lets work in by portions. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Does so much at a time, first come, first served. A place that becomes free is given away at the next turn of the event
 * loop, so that whatever else has come in meanwhile is done between two portions, however many wait.
 */
export function openGate(width: number): Gate {
  const waiting: (() => void)[] = [];
  let free = width;
  const giveAway = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      setImmediate(giveAway);
    }
  };
}
