import type { Worker } from "node:worker_threads";
import type { Task } from "@portolan/bots";
import { startThread } from "../threads.ts";
import { type Hosted, openFairQueue } from "./fair-queue.ts";
import { now, turnEnds } from "./share.ts";

type Move = { readonly type: string };

export interface WorkerPoolOptions {
  /** How many think at a time. */
  readonly size: number;
  /** How long an answer may take before the worker is considered hung. */
  readonly timeoutMs?: number;
  /** How often a task is given to a worker before the answer is chosen without thinking. */
  readonly attempts?: number;
  readonly worker?: URL;
  readonly onTrouble?: (message: string) => void;
}

/** Threads with one queue. */
export interface WorkerPool {
  /** The move of a computer player at a table of that host. Always answers, whatever happens to the workers. */
  think(task: Task, host: string): Promise<Move>;
  /** Starts all threads before they are needed, so that no move waits for one to load. */
  prepare(): void;
  waiting(): number;
  close(): Promise<void>;
}

interface Job extends Hosted {
  readonly id: number;
  attempts: number;
  readonly answer: (move: Move) => void;
}

interface WorkerSlot {
  readonly worker: Worker;
  job: Job | null;
  /** When it began with its job. */
  began: number;
  /** Goes off when the worker is considered hung. */
  hangTimer: NodeJS.Timeout | null;
  /** Goes off when the next job is due its turn. */
  deadlineTimer: NodeJS.Timeout | null;
}

const OWN_WORKER = new URL("./worker.ts", import.meta.url);

/**
 * Hosts take turns, so that nobody's tables can crowd out another's. Those who wait for one thread share the time. A
 * worker that dies or hangs is replaced and its task given to another.
 */
export function openWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const {
    size,
    timeoutMs = 30_000,
    attempts = 3,
    worker: script = OWN_WORKER,
    onTrouble = () => {},
  } = options;
  const slots = new Set<WorkerSlot>();
  const queue = openFairQueue<Job>();
  let lastId = 0;
  let isOpen = true;

  function start(): WorkerSlot {
    const worker = startThread(script);
    const slot: WorkerSlot = { worker, job: null, began: 0, hangTimer: null, deadlineTimer: null };
    worker.unref();
    worker.on("message", (message: { id: number; move?: Move; error?: string }) => {
      if (message.id !== slot.job?.id) return;
      if (message.move) finish(slot, message.move);
      else fail(slot, message.error ?? "no answer");
    });
    worker.on("error", (error) => replace(slot, String(error)));
    worker.on("exit", () => replace(slot, "the worker ended"));
    slots.add(slot);
    return slot;
  }

  function release(slot: WorkerSlot): Job | null {
    const { job } = slot;
    if (slot.hangTimer) clearTimeout(slot.hangTimer);
    if (slot.deadlineTimer) clearTimeout(slot.deadlineTimer);
    slot.hangTimer = null;
    slot.deadlineTimer = null;
    slot.job = null;
    return job;
  }

  function finish(slot: WorkerSlot, move: Move): void {
    release(slot)?.answer(move);
    next();
  }

  /** The task goes back to the front of the queue; after some attempts any legal move must do. */
  function tryAgain(job: Job | null, why: string): void {
    if (!job) return;
    onTrouble(`${job.task.player} at ${job.task.game}: ${why}`);
    if (job.attempts < attempts) queue.putBack(job);
    else job.answer(job.task.legal[0]);
  }

  function fail(slot: WorkerSlot, why: string): void {
    tryAgain(release(slot), why);
    next();
  }

  function replace(slot: WorkerSlot, why: string): void {
    if (!slots.delete(slot)) return;
    void slot.worker.terminate();
    tryAgain(release(slot), why);
    next();
  }

  function next(): void {
    if (!isOpen) return;
    for (;;) {
      const idle = Array.from(slots).find(({ job }) => job === null);
      const slot = queue.size() === 0 ? null : (idle ?? (slots.size < size ? start() : null));
      const job = slot && queue.take();
      if (!job) break;
      give(slot, job);
    }
    for (const slot of slots) makeRoom(slot);
  }

  function give(slot: WorkerSlot, job: Job): void {
    job.attempts++;
    slot.job = job;
    slot.began = now();
    slot.hangTimer = setTimeout(() => replace(slot, "the worker hangs"), timeoutMs);
    slot.hangTimer.unref();
    const { id, task, asked } = job;
    slot.worker.postMessage({ id, task, asked });
  }

  /** Has a worker answer in time for those who wait. */
  function makeRoom(slot: WorkerSlot): void {
    const { worker, job, began, deadlineTimer } = slot;
    if (deadlineTimer) clearTimeout(deadlineTimer);
    const end = job ? turnEnds(began, queue.waitingFor(job.host), size) : Number.POSITIVE_INFINITY;
    if (!job || end === Number.POSITIVE_INFINITY) return;
    const wait = Math.max(0, end - now());
    slot.deadlineTimer = setTimeout(() => worker.postMessage({ stop: job.id }), wait);
    slot.deadlineTimer.unref();
  }

  return {
    think: (task, host) =>
      new Promise((answer) => {
        queue.add({ id: ++lastId, host, task, attempts: 0, asked: now(), answer });
        next();
      }),
    prepare() {
      while (slots.size < size) start();
    },
    waiting: queue.size,
    async close() {
      isOpen = false;
      queue.clear();
      const all = [...slots];
      slots.clear();
      for (const slot of all) release(slot);
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
