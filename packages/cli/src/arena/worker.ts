// A worker thread of the arena: plays the games that it is sent, one after the other.

import { parentPort, workerData } from "node:worker_threads";
import { threadClock } from "@portolan/bots";
import { findGame } from "@portolan/games";
import type { Contestant } from "./bots.ts";
import { playArenaGame } from "./game.ts";
import type { FromWorker, ToWorker, WorkerSetup } from "./messages.ts";
import { type ArenaPlayer, ownPlayer } from "./player.ts";
import { programPlayer } from "./program.ts";
import { stoppableClock } from "./stop.ts";

const port = parentPort;
if (!port) throw new Error("this file is for worker threads");
const tell = (message: FromWorker): void => port.postMessage(message);

const { game: gameId, settings, contestants, seed, budget, stopFlag }: WorkerSetup = workerData;
const game = findGame(gameId);
if (!game) throw new Error(`there is no game "${gameId}"`);
const rules = game.open(settings);

const players: ArenaPlayer[] = [];
const stopping = new AbortController();
const clock = stoppableClock(threadClock, stopFlag, stopping);
const started = startPlayers();
/** Messages are answered in turn: the next game waits for the last one to end. */
let last = started;

async function startPlayer(contestant: Contestant): Promise<ArenaPlayer | null> {
  if (contestant.kind === "own") return ownPlayer(contestant.name, clock);
  try {
    return await programPlayer(contestant.words);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    tell({ type: "cannotStart", name: contestant.name, problem });
    return null;
  }
}

async function startPlayers(): Promise<void> {
  for (const contestant of contestants) {
    const player = await startPlayer(contestant);
    if (!player) return;
    players.push(player);
  }
  tell({ type: "ready" });
}

async function stop(): Promise<void> {
  stopping.abort();
  // A program that is just being started would otherwise be left running, and this thread with it.
  await started;
  await Promise.all(players.map((player) => player.close()));
  await last;
  port?.close();
}

port.on("message", (message: ToWorker) => {
  if (message.type === "stop") {
    void stop();
    return;
  }
  const { index, game: next } = message;
  const table = { rules, edition: settings.edition, seed, budget, players };
  last = last.then(async () => {
    const played = await playArenaGame(table, index, next, stopping.signal);
    if (played) tell({ type: "played", index, played });
  });
});
