import type { Table } from "./table.ts";

/** A table in memory, and the order in which it is worked on: one thing at a time. */
export interface Lane {
  readonly id: string;
  table: Table | null;
  /** The line of the latest snapshot. */
  savedSeq: number;
  /** The line for which a computer player is thinking, if one is. */
  thinkingAt: number | null;
  /** Whether it is being brought into memory. */
  isWaking: boolean;
  used: number;
  tail: Promise<unknown>;
  waiting: number;
}

export interface Lanes {
  /** Does something at a table when all that came before is done. */
  enter<T>(id: string, work: (lane: Lane) => Promise<T>): Promise<T>;
  all(): Iterable<Lane>;
  has(id: string): boolean;
  size(): number;
  /** Settles when nothing is being done at any table. */
  quiet(): Promise<void>;
}

export function openLanes(now: () => number): Lanes {
  const lanes = new Map<string, Lane>();
  const laneOf = (id: string): Lane => {
    const known = lanes.get(id);
    if (known) return known;
    const lane: Lane = {
      id,
      table: null,
      savedSeq: 0,
      thinkingAt: null,
      isWaking: false,
      used: now(),
      tail: Promise.resolve(),
      waiting: 0,
    };
    lanes.set(id, lane);
    return lane;
  };
  return {
    enter<T>(id: string, work: (lane: Lane) => Promise<T>): Promise<T> {
      const lane = laneOf(id);
      lane.waiting++;
      const done = lane.tail.then(() => work(lane));
      lane.tail = done
        .catch(() => {})
        .then(() => {
          lane.waiting--;
          if (lane.waiting === 0 && lane.table === null) lanes.delete(id);
        });
      return done;
    },
    all: () => lanes.values(),
    has: (id) => lanes.has(id),
    size: () => lanes.size,
    async quiet() {
      while ([...lanes.values()].some(({ waiting }) => waiting > 0)) {
        await Promise.all(Array.from(lanes.values(), ({ tail }) => tail));
      }
    },
  };
}
