import type { Worker } from "node:worker_threads";
import type { Task } from "@portolan/bots";
import { startThread } from "../threads.ts";
import { type Hosted, openFairQueue } from "./fair-queue.ts";
import { now, turnEnds } from "./share.ts";

type Move = { readonly type: string };

export interface CrewOptions {
  /** How many think at a time. */
  readonly size: number;
  /** How long an answer may take before the worker is held to hang. */
  readonly patience?: number;
  /** How often a task is given to a worker before the answer is chosen without thinking. */
  readonly attempts?: number;
  readonly worker?: URL;
  readonly onTrouble?: (message: string) => void;
}

/** Threads with one queue. */
export interface Crew {
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

interface Thinker {
  readonly worker: Worker;
  job: Job | null;
  /** When it began with its job. */
  began: number;
  /** Goes off when the worker is held to hang. */
  alarm: NodeJS.Timeout | null;
  /** Goes off when it is the next one's turn. */
  gong: NodeJS.Timeout | null;
}

const OWN_WORKER = new URL("./worker.ts", import.meta.url);

/**
 * Hosts take turns, so that nobody's tables can crowd out another's. Those who wait for one thread share the time. A
 * worker that dies or hangs is replaced and its task given to another.
 */
export function openCrew(options: CrewOptions): Crew {
  const {
    size,
    patience = 30_000,
    attempts = 3,
    worker: script = OWN_WORKER,
    onTrouble = () => {},
  } = options;
  const thinkers = new Set<Thinker>();
  const queue = openFairQueue<Job>();
  let lastId = 0;
  let isOpen = true;

  function hire(): Thinker {
    const worker = startThread(script);
    const thinker: Thinker = { worker, job: null, began: 0, alarm: null, gong: null };
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
    if (thinker.alarm) clearTimeout(thinker.alarm);
    if (thinker.gong) clearTimeout(thinker.gong);
    thinker.alarm = null;
    thinker.gong = null;
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
    if (job.attempts < attempts) queue.putBack(job);
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
    for (;;) {
      const idle = Array.from(thinkers).find(({ job }) => job === null);
      const thinker = queue.size() === 0 ? null : (idle ?? (thinkers.size < size ? hire() : null));
      const job = thinker && queue.take();
      if (!job) break;
      give(thinker, job);
    }
    for (const thinker of thinkers) makeRoom(thinker);
  }

  function give(thinker: Thinker, job: Job): void {
    job.attempts++;
    thinker.job = job;
    thinker.began = now();
    thinker.alarm = setTimeout(() => fire(thinker, "the worker hangs"), patience);
    thinker.alarm.unref();
    const { id, task, asked } = job;
    thinker.worker.postMessage({ id, task, asked });
  }

  /** Has a thinker answer in time for those who wait. */
  function makeRoom(thinker: Thinker): void {
    const { worker, job, began, gong } = thinker;
    if (gong) clearTimeout(gong);
    const end = job ? turnEnds(began, queue.waitingFor(job.host), size) : Number.POSITIVE_INFINITY;
    if (!job || end === Number.POSITIVE_INFINITY) return;
    const wait = Math.max(0, end - now());
    thinker.gong = setTimeout(() => worker.postMessage({ stop: job.id }), wait);
    thinker.gong.unref();
  }

  return {
    think: (task, host) =>
      new Promise((answer) => {
        queue.add({ id: ++lastId, host, task, attempts: 0, asked: now(), answer });
        next();
      }),
    prepare() {
      while (thinkers.size < size) hire();
    },
    waiting: queue.size,
    async close() {
      isOpen = false;
      queue.clear();
      const all = [...thinkers];
      thinkers.clear();
      for (const thinker of all) release(thinker);
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
