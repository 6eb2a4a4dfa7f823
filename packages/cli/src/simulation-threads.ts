import { Worker } from "node:worker_threads";
import { type Order, type Played, planFor, playGame } from "./simulation.ts";

/** Games that a worker thread is sent at a time. */
const BATCH = 8;
/** Portions that each worker has at hand, so that it never waits, and that may be done before an earlier one is. */
const QUEUED = 2;
const AHEAD = 8;

/** What a worker thread is started with. */
export interface WorkerSetup {
  readonly order: Order;
  /** Not 0 once no further game is to be begun. */
  readonly stopFlag: Int32Array;
}

/** The games that a worker is to play next; null when there are no more. */
export interface ToWorker {
  readonly games: { readonly from: number; readonly to: number } | null;
}

export interface FromWorker {
  readonly from: number;
  readonly played: readonly Played[];
}

/** How long games are played before signals and the terminal get their turn, in milliseconds. */
const SLICE_MS = 50;

async function playHere(
  order: Order,
  games: number,
  stop: AbortSignal,
  enter: (played: Played) => void,
): Promise<void> {
  const plan = planFor(order);
  let rested = performance.now();
  for (let i = 0; i < games && !stop.aborted; i++) {
    enter(playGame(plan, i));
    if (performance.now() - rested < SLICE_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    rested = performance.now();
  }
}

/** The next portions of games, and those played, handed on in the order of their numbers. */
function batches(games: number, enter: (played: Played) => void) {
  const waiting = new Map<number, readonly Played[]>();
  let given = 0;
  let entered = 0;
  return {
    /** Null if there are no more, undefined if earlier ones have to be done first. */
    next(workers: number): ToWorker["games"] | undefined {
      if (given >= games) return null;
      if (given - entered > AHEAD * workers * BATCH) return undefined;
      const from = given;
      given = Math.min(games, from + BATCH);
      return { from, to: given };
    },
    done({ from, played }: FromWorker): void {
      waiting.set(from, played);
      for (let next = waiting.get(entered); next; next = waiting.get(entered)) {
        waiting.delete(entered);
        // Of a portion that was stopped nothing that comes after it counts.
        entered += next.length === 0 ? games : next.length;
        for (const one of next) enter(one);
      }
    },
  };
}

async function playInThreads(
  order: Order,
  games: number,
  workers: number,
  stop: AbortSignal,
  enter: (played: Played) => void,
): Promise<void> {
  const stopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WorkerSetup = { order, stopFlag };
  const file = new URL("./simulation-worker.ts", import.meta.url);
  const threads = Array.from({ length: workers }, () => new Worker(file, { workerData }));
  const idle = new Map(threads.map((worker) => [worker, QUEUED]));
  const { next, done } = batches(games, enter);
  const send = (worker: Worker, message: ToWorker): void => worker.postMessage(message);
  const giveOut = (): void => {
    for (const [worker, places] of idle) {
      for (let free = places; free > 0; free--) {
        const batch = stop.aborted ? null : next(workers);
        if (batch === undefined) return;
        if (batch === null) {
          // Its last portions are still played before it hears of this.
          send(worker, { games: null });
          idle.delete(worker);
          break;
        }
        idle.set(worker, free - 1);
        send(worker, { games: batch });
      }
    }
  };
  const halt = (): void => {
    Atomics.store(stopFlag, 0, 1);
    giveOut();
  };
  stop.addEventListener("abort", halt);
  const ended = threads.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        worker.on("message", (message: FromWorker) => {
          done(message);
          if (idle.has(worker)) idle.set(worker, (idle.get(worker) ?? 0) + 1);
          giveOut();
        });
        worker.on("exit", () => resolve());
        worker.on("error", reject);
      }),
  );
  giveOut();
  try {
    await Promise.all(ended);
  } finally {
    halt();
    for (const worker of threads) send(worker, { games: null });
    await Promise.allSettled(ended);
    stop.removeEventListener("abort", halt);
  }
}

/**
 * Plays games 0, 1, 2, … of an order, on several processor cores if there are enough games, and enters what came of them
 * in this order: whoever counts gets the same figures from any number of workers.
 */
export async function playGames(
  order: Order,
  games: number,
  workers: number,
  stop: AbortSignal,
  enter: (played: Played) => void,
): Promise<void> {
  const needed = Math.min(workers, Math.ceil(games / BATCH));
  if (needed === 1) await playHere(order, games, stop, enter);
  else await playInThreads(order, games, needed, stop, enter);
}
