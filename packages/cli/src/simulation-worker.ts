// A worker thread of a simulation: plays the games that it is sent, portion by portion.

import { parentPort, workerData } from "node:worker_threads";
import { type Played, planFor, playGame } from "./simulation.ts";
import type { FromWorker, ToWorker, WorkerSetup } from "./simulation-threads.ts";

const port = parentPort;
if (!port) throw new Error("this file is for worker threads");

const { order, stopFlag }: WorkerSetup = workerData;
const plan = planFor(order);

port.on("message", ({ games }: ToWorker) => {
  if (games === null) {
    port.close();
    return;
  }
  const played: Played[] = [];
  for (let index = games.from; index < games.to && Atomics.load(stopFlag, 0) === 0; index++) {
    played.push(playGame(plan, index));
  }
  const answer: FromWorker = { from: games.from, played };
  port.postMessage(answer);
});
