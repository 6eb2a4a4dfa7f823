// A thread in which computer players think: a task comes in, a move goes out.

import { flushCompileCache } from "node:module";
import { parentPort } from "node:worker_threads";
import { decide, rulesFor, type Task } from "@portolan/bots";

// A thread that is ended in the middle of a thought never gets to keep what it has compiled.
flushCompileCache();

type Order = { readonly id: number; readonly task: Task } | { readonly stop: number };

/** The thoughts under way, by the ids of their tasks. */
const thoughts = new Map<number, AbortController>();

async function answer(id: number, task: Task, { signal }: AbortController): Promise<void> {
  try {
    const move = await decide(rulesFor(task), task, signal);
    parentPort?.postMessage({ id, move });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
  thoughts.delete(id);
}

parentPort?.on("message", (order: Order) => {
  if ("stop" in order) {
    // What is done already has been told already.
    thoughts.get(order.stop)?.abort();
    return;
  }
  const stop = new AbortController();
  thoughts.set(order.id, stop);
  void answer(order.id, order.task, stop);
});
