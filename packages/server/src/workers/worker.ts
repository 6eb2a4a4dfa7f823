// A thread in which computer players think: a task comes in, a move goes out.

import { flushCompileCache } from "node:module";
import { parentPort } from "node:worker_threads";
import { decide, rulesFor } from "@portolan/bots";
import { now, type Waiting, withRemainingBudget } from "./share.ts";

// Flush now: a terminated thread would lose its compile cache.
flushCompileCache();

type Order = ({ readonly id: number } & Waiting) | { readonly stop: number };

/** The thoughts under way, by the ids of their tasks. */
const thoughts = new Map<number, AbortController>();

async function answer(id: number, waiting: Waiting, { signal }: AbortController): Promise<void> {
  try {
    const rules = rulesFor(waiting.task);
    const move = await decide(rules, withRemainingBudget(waiting, now()), signal);
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
  void answer(order.id, order, stop);
});
