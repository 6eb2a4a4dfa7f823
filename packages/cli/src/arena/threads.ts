import { Worker } from "node:worker_threads";
import type { ArenaGame } from "@portolan/bots";
import type { ArenaPlayed } from "./game.ts";
import type { ArenaSetup, FromWorker, ToWorker, WorkerSetup } from "./messages.ts";
import { newStopFlag, raise } from "./stop.ts";

/** Games that each worker has at hand, so that it never waits for the next. */
const QUEUED = 2;

/** A program that could not be started. */
export interface CannotStart {
  readonly name: string;
  readonly problem: string;
}

/**
 * Has worker threads play all games of a schedule, in its order as far as possible, and tells of each as it ends.
 * Settles when all workers have ended: with the program that could not be started, or with null.
 */
export async function playAll(
  setup: ArenaSetup,
  games: readonly ArenaGame[],
  workers: number,
  signal: AbortSignal,
  onPlayed: (index: number, played: ArenaPlayed) => void,
): Promise<CannotStart | null> {
  let next = 0;
  let done = 0;
  let problem: CannotStart | null = null;
  const stopFlag = newStopFlag();
  const workerData: WorkerSetup = { ...setup, stopFlag };
  const threads = Array.from(
    { length: Math.min(workers, games.length) },
    () => new Worker(new URL("./worker.ts", import.meta.url), { workerData }),
  );
  const send = (worker: Worker, message: ToWorker): void => worker.postMessage(message);
  const stop = (): void => {
    raise(stopFlag);
    for (const worker of threads) send(worker, { type: "stop" });
  };
  const giveNext = (worker: Worker): void => {
    if (next >= games.length || signal.aborted || problem) return;
    send(worker, { type: "play", index: next, game: games[next] });
    next++;
  };

  const hear = (worker: Worker, message: FromWorker): void => {
    switch (message.type) {
      case "ready":
        for (let i = 0; i < QUEUED; i++) giveNext(worker);
        return;
      case "cannotStart":
        problem ??= { name: message.name, problem: message.problem };
        stop();
        return;
      case "played":
        onPlayed(message.index, message.played);
        if (++done === games.length) stop();
        else giveNext(worker);
    }
  };

  const ended = threads.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        worker.on("message", (message: FromWorker) => hear(worker, message));
        worker.on("exit", () => resolve());
        worker.on("error", reject);
      }),
  );
  signal.addEventListener("abort", stop);
  try {
    await Promise.all(ended);
  } catch (error) {
    await Promise.all(threads.map((worker) => worker.terminate()));
    throw error;
  } finally {
    signal.removeEventListener("abort", stop);
  }
  return problem;
}
