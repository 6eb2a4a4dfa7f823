import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import type { Store } from "../store/store.ts";
import { readLog } from "../table/load.ts";
import type { Trial } from "../table/quarantine.ts";
import { startThread } from "../threads.ts";

export interface TrialOptions {
  /** How long opening a table may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** A script that says when it has loaded, and again whenever it has come through with a table. */
  readonly worker?: URL;
}

const OWN_WORKER = new URL("./trial-worker.ts", import.meta.url);
/** A table that takes more memory than this would harm the others too. */
const MEMORY_MB = 512;
/** How long a thread may take to load, in milliseconds: on a busy machine that is no fault of a table. */
const LOADING_MS = 60_000;

/** Whether a thread says something in time. */
async function speaks(worker: Worker, timeoutMs: number, signal: AbortSignal): Promise<boolean> {
  const settled = new AbortController();
  const until = { signal: AbortSignal.any([signal, settled.signal, AbortSignal.timeout(timeoutMs)]) };
  try {
    return await Promise.race([
      once(worker, "message", until).then(() => true),
      once(worker, "exit", until).then(() => false),
    ]);
  } catch {
    // It failed, or the time is up.
    return false;
  } finally {
    settled.abort();
  }
}

/** Opens tables in a thread that may hang, run out of memory or die; the next table then has another. */
export function openTrial(store: Store, options: TrialOptions = {}): Trial {
  const { timeoutMs = 10_000, worker: script = OWN_WORKER } = options;
  let thread: Worker | null = null;

  async function load(signal: AbortSignal): Promise<Worker | null> {
    const worker = startThread(script, undefined, { maxOldGenerationSizeMb: MEMORY_MB });
    // Without a listener the whole process would fail with it.
    worker.on("error", () => {});
    worker.once("exit", () => {
      if (thread === worker) thread = null;
    });
    thread = worker;
    return (await speaks(worker, LOADING_MS, signal)) ? worker : null;
  }

  async function end(): Promise<void> {
    await thread?.terminate();
    thread = null;
  }

  return {
    async passes(table, signal) {
      const snapshot = await store.snapshot(table);
      const lines = await readLog(store, table, snapshot?.seq ?? 0);
      const worker = thread ?? (await load(signal));
      worker?.postMessage(JSON.stringify({ table, snapshot, lines }));
      const hasPassed = worker !== null && (await speaks(worker, timeoutMs, signal));
      if (!hasPassed) await end();
      return hasPassed;
    },
    end,
  };
}
