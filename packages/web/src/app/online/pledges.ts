import { type PledgeStore, pledgesInMemory } from "@portolan/client";
import { type Pledge, readPledge } from "@portolan/kernel";

const PREFIX = "portolan.pledge.";
/** So many are kept, the latest: enough for whoever plays many games at once for months. */
const MAX_KEPT = 300;

/** A pledge as it is put away, with the time of the last change. */
interface Kept {
  readonly at: number;
  readonly pledge: Pledge;
}

function keyOf(table: string, seat: number): string {
  return `${PREFIX}${table}.${seat}`;
}

function read(storage: Storage, key: string): Kept | null {
  try {
    const { at, pledge } = JSON.parse(storage.getItem(key) ?? "null") as Kept;
    return { at: Number(at), pledge: readPledge(pledge) };
  } catch {
    return null;
  }
}

/** Lets the oldest go, and what cannot be read any more. */
function prune(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
  const kept = keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: read(storage, key)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { key } of kept.slice(MAX_KEPT)) storage.removeItem(key);
}

/**
 * What this browser was shown and added at tables of the server, so that it can check the deal when the game is over. Where
 * the page may store nothing, it lasts as long as the page.
 */
export function pledgesIn(storageOf: () => Storage, now: () => number): PledgeStore {
  const memory = pledgesInMemory();
  return {
    async find(table, seat) {
      try {
        const kept = read(storageOf(), keyOf(table, seat));
        if (kept) return kept.pledge;
      } catch {
        // Storage may be forbidden to the page.
      }
      return memory.find(table, seat);
    },
    async keep(table, pledge) {
      await memory.keep(table, pledge);
      try {
        const storage = storageOf();
        storage.setItem(keyOf(table, pledge.seat), JSON.stringify({ at: now(), pledge } satisfies Kept));
        prune(storage);
      } catch {
        // The page goes on with what is in its memory.
      }
    },
  };
}
