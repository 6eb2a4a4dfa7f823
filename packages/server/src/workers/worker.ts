// A thread in which computer players think: a task comes in, a move goes out.

import { flushCompileCache } from "node:module";
import { parentPort } from "node:worker_threads";
import { type Task, think } from "@portolan/bots";

// A thread that is ended in the middle of a thought never gets to keep what it has compiled.
flushCompileCache();

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
