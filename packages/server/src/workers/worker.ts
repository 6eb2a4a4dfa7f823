// A thread in which computer players think: a task comes in, a move goes out.

import { enableCompileCache } from "node:module";
import { parentPort } from "node:worker_threads";
import type { Task } from "@portolan/bots";

// What the server has compiled need not be compiled again here: the first move comes sooner.
enableCompileCache();
const { think } = await import("@portolan/bots");

interface Question {
  readonly id: number;
  readonly task: Task;
}

parentPort?.on("message", async ({ id, task }: Question) => {
  try {
    const { move } = await think(task);
    parentPort?.postMessage({ id, move });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
