import type { Hub } from "../stream/hub.ts";
import { openTurns } from "../turns.ts";
import type { TableQueue, TableSlot } from "./table-queue.ts";

/** Which tables stay in memory. What leaves it is read again when somebody needs it. */
export interface Memory {
  /** Lets tables go that nobody reads and nobody has touched since; all of them, if that is now. */
  letGo(untouchedSince: number): Promise<void>;
  /** Lets tables go until no more are in memory than may be. */
  trim(): Promise<void>;
  /** The same if there are far too many: a crowd that comes at once does not wait for the next look around. */
  trimIfCrowded(): Promise<void>;
}

export interface MemoryOptions {
  readonly queue: TableQueue;
  readonly hub: Hub;
  /** How many tables may be in memory. */
  readonly most: number;
  readonly save: (slot: TableSlot) => Promise<void>;
}

/** Those used longest ago go first, and those where a computer player thinks last: it would have to begin again. */
function byUse(a: TableSlot, b: TableSlot): number {
  const isThinking = ({ thinkingAt }: TableSlot): number => Number(thinkingAt !== null);
  return isThinking(a) - isThinking(b) || a.used - b.used;
}

export function openMemory({ queue, hub, most, save }: MemoryOptions): Memory {
  const inTurn = openTurns();
  let isTrimming = false;

  /** A table leaves the memory unless something has been done there since. */
  function release({ id }: TableSlot, untouchedSince: number): Promise<void> {
    return queue.enter(id, async (slot) => {
      await save(slot);
      if (slot.used <= untouchedSince) slot.table = null;
    });
  }

  async function trimNow(): Promise<void> {
    isTrimming = true;
    try {
      const quiet = Array.from(queue.all()).filter(({ waiting }) => waiting === 0);
      const tooMany = Math.max(0, queue.size() - most);
      for (const slot of quiet.toSorted(byUse).slice(0, tooMany)) await release(slot, slot.used);
    } finally {
      isTrimming = false;
    }
  }

  const trim = (): Promise<void> => inTurn("trim", trimNow);
  return {
    async letGo(untouchedSince) {
      const idle = Array.from(queue.all()).filter(
        ({ id, used }) => used <= untouchedSince && hub.tables.at(id).size === 0,
      );
      for (const slot of idle) await release(slot, untouchedSince);
    },
    trim,
    async trimIfCrowded() {
      if (!isTrimming && queue.size() > 2 * most) await trim();
    },
  };
}
