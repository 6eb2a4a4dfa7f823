import type { Table } from "./table.ts";

/** A table in memory and the end of the queue of work on it, which is done one by one. */
export interface TableSlot {
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

export interface TableQueue {
  /** Does something at a table when all that came before is done. */
  enter<T>(id: string, work: (slot: TableSlot) => Promise<T>): Promise<T>;
  all(): Iterable<TableSlot>;
  has(id: string): boolean;
  size(): number;
  /** Settles when nothing is being done at any table. */
  quiet(): Promise<void>;
}

export function openTableQueue(now: () => number): TableQueue {
  const slots = new Map<string, TableSlot>();
  const slotOf = (id: string): TableSlot => {
    const known = slots.get(id);
    if (known) return known;
    const slot: TableSlot = {
      id,
      table: null,
      savedSeq: 0,
      thinkingAt: null,
      isWaking: false,
      used: now(),
      tail: Promise.resolve(),
      waiting: 0,
    };
    slots.set(id, slot);
    return slot;
  };
  return {
    enter<T>(id: string, work: (slot: TableSlot) => Promise<T>): Promise<T> {
      const slot = slotOf(id);
      slot.waiting++;
      const done = slot.tail.then(() => work(slot));
      slot.tail = done
        .catch(() => {})
        .then(() => {
          slot.waiting--;
          if (slot.waiting === 0 && slot.table === null) slots.delete(id);
        });
      return done;
    },
    all: () => slots.values(),
    has: (id) => slots.has(id),
    size: () => slots.size,
    async quiet() {
      while ([...slots.values()].some(({ waiting }) => waiting > 0)) {
        await Promise.all(Array.from(slots.values(), ({ tail }) => tail));
      }
    },
  };
}
