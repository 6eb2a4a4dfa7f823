import type { Store } from "../store/store.ts";
import { readLog } from "../table/load.ts";
import type { Trial } from "../table/quarantine.ts";
import { startThread } from "../threads.ts";

export interface TrialOptions {
  /** How long opening a table may take, in milliseconds. */
  readonly patience?: number;
  readonly worker?: URL;
}

const OWN_WORKER = new URL("./trial-worker.ts", import.meta.url);
/** A table that takes more memory than this would harm the others too. */
const MEMORY_MB = 512;

/** Opens tables in a thread that may hang, run out of memory or die. */
export function openTrial(store: Store, options: TrialOptions = {}): Trial {
  const { patience = 10_000, worker: script = OWN_WORKER } = options;
  return async (table, signal) => {
    const snapshot = await store.snapshot(table);
    const lines = await readLog(store, table, snapshot?.seq ?? 0);
    const worker = startThread(script, JSON.stringify({ table, snapshot, lines }), {
      maxOldGenerationSizeMb: MEMORY_MB,
    });
    const passed = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), patience);
      worker.once("message", () => resolve(true));
      worker.once("error", () => resolve(false));
      worker.once("exit", () => {
        clearTimeout(timer);
        resolve(false);
      });
      signal.addEventListener("abort", () => resolve(false), { once: true });
    });
    await worker.terminate();
    return passed;
  };
}
