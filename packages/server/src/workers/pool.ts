import { availableParallelism } from "node:os";
import type { Worker } from "node:worker_threads";
import { BUDGETS, type Task } from "@portolan/bots";
import { startThread } from "../threads.ts";

type Move = { readonly type: string };

export interface PoolOptions {
  /** How many think at a time. */
  readonly size?: number;
  /** How many start before they are needed, so that the first move does not wait for a thread to load. */
  readonly ready?: number;
  /** How long an answer may take before the worker is held to hang. */
  readonly patience?: number;
  /** How often a task is given to a worker before the answer is chosen without thinking. */
  readonly attempts?: number;
  readonly worker?: URL;
  readonly onTrouble?: (message: string) => void;
}

export interface Pool {
  /** The move of a computer player. Always answers, whatever happens to the workers. */
  think(task: Task): Promise<Move>;
  waiting(): number;
  close(): Promise<void>;
}

interface Job {
  readonly id: number;
  readonly task: Task;
  attempts: number;
  /** When it was asked, in milliseconds. */
  readonly asked: number;
  readonly answer: (move: Move) => void;
}

interface Thinker {
  readonly worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

const OWN_WORKER = new URL("./worker.ts", import.meta.url);
/** How long a level that searches thinks at least, however long its task has waited. */
const HURRY_MS = 100;

/** The task with the time that is left for it: a person waits for the move, not for the thinking. */
function hurried(task: Task, waited: number): Task {
  const own = BUDGETS[task.player];
  return own ? { ...task, budget: { ...own, ms: Math.max(HURRY_MS, own.ms - waited) } } : task;
}

/**
 * Computer players think in threads of their own, first come, first served; a table asks for one move at a time, so no
 * table can crowd out another. A worker that dies or hangs is replaced and its task given to another.
 */
export function openPool(options: PoolOptions = {}): Pool {
  const {
    size = Math.max(1, availableParallelism() - 1),
    ready = 0,
    patience = 30_000,
    attempts = 3,
    worker: script = OWN_WORKER,
    onTrouble = () => {},
  } = options;
  const thinkers = new Set<Thinker>();
  const queue: Job[] = [];
  let lastId = 0;
  let isOpen = true;

  function hire(): Thinker {
    const worker = startThread(script);
    const thinker: Thinker = { worker, job: null, timer: null };
    worker.unref();
    worker.on("message", (message: { id: number; move?: Move; error?: string }) => {
      if (message.id !== thinker.job?.id) return;
      if (message.move) finish(thinker, message.move);
      else fail(thinker, message.error ?? "no answer");
    });
    worker.on("error", (error) => fire(thinker, String(error)));
    worker.on("exit", () => fire(thinker, "the worker ended"));
    thinkers.add(thinker);
    return thinker;
  }

  function release(thinker: Thinker): Job | null {
    const { job } = thinker;
    if (thinker.timer) clearTimeout(thinker.timer);
    thinker.timer = null;
    thinker.job = null;
    return job;
  }

  function finish(thinker: Thinker, move: Move): void {
    release(thinker)?.answer(move);
    next();
  }

  /** The task goes back to the front of the queue; after some attempts any legal move must do. */
  function tryAgain(job: Job | null, why: string): void {
    if (!job) return;
    onTrouble(`${job.task.player} at ${job.task.game}: ${why}`);
    if (job.attempts < attempts) queue.unshift(job);
    else job.answer(job.task.legal[0]);
  }

  function fail(thinker: Thinker, why: string): void {
    tryAgain(release(thinker), why);
    next();
  }

  function fire(thinker: Thinker, why: string): void {
    if (!thinkers.delete(thinker)) return;
    void thinker.worker.terminate();
    tryAgain(release(thinker), why);
    next();
  }

  function next(): void {
    if (!isOpen) return;
    while (queue.length > 0) {
      const idle = Array.from(thinkers).find(({ job }) => job === null);
      const thinker = idle ?? (thinkers.size < size ? hire() : null);
      if (!thinker) return;
      const job = queue.shift();
      if (job) give(thinker, job);
    }
  }

  function give(thinker: Thinker, job: Job): void {
    const task = hurried(job.task, performance.now() - job.asked);
    job.attempts++;
    thinker.job = job;
    thinker.timer = setTimeout(() => fire(thinker, "the worker hangs"), patience);
    thinker.timer.unref();
    thinker.worker.postMessage({ id: job.id, task });
  }

  for (let i = 0; i < Math.min(ready, size); i++) hire();
  return {
    think: (task) =>
      new Promise((answer) => {
        queue.push({ id: ++lastId, task, attempts: 0, asked: performance.now(), answer });
        next();
      }),
    waiting: () => queue.length,
    async close() {
      isOpen = false;
      queue.length = 0;
      const all = [...thinkers];
      thinkers.clear();
      for (const thinker of all) release(thinker);
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
