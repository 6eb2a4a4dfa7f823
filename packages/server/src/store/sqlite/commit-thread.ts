import type { Worker } from "node:worker_threads";
import { startThread } from "../../threads.ts";
import type { Committer } from "../group-commit.ts";
import type { Outcome } from "../write.ts";

const SCRIPT = new URL("./commit-worker.ts", import.meta.url);

/** A thread that writes, and whoever waits for the transaction that it has under way. */
interface Thread {
  readonly worker: Worker;
  waiting: PromiseWithResolvers<readonly Outcome[]> | null;
}

/**
 * Commits in a thread of its own: the disk takes its time, and the event loop need not wait for it. A thread that dies
 * takes the transaction under way with it, and another one carries out the next.
 */
export function commitThread(path: string): Committer {
  let current: Thread | null = null;

  function start(): Thread {
    const worker = startThread(SCRIPT, path);
    const thread: Thread = { worker, waiting: null };
    const lose = (error: unknown): void => {
      if (current === thread) current = null;
      thread.waiting?.reject(error);
      thread.waiting = null;
    };
    worker.on("message", (outcomes: readonly Outcome[]) => {
      // Only a transaction under way keeps the process alive.
      worker.unref();
      thread.waiting?.resolve(outcomes);
      thread.waiting = null;
    });
    worker.on("error", lose);
    worker.on("exit", () => lose(new Error("the thread that writes has ended")));
    return thread;
  }

  return {
    commit(writes) {
      current ??= start();
      current.waiting = Promise.withResolvers();
      current.worker.ref();
      current.worker.postMessage(writes);
      return current.waiting.promise;
    },
    async close() {
      const last = current?.worker;
      current = null;
      if (!last) return;
      const gone = new Promise((resolve) => last.on("exit", resolve));
      last.ref();
      last.postMessage(null);
      await gone;
    },
  };
}
