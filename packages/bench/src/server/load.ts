// The load, in a process of its own: `load.ts ours|theirs URL[,URL] TABLES`. It sets the tables and says so; then every line
// that comes in names a measurement, and its answer is a line of JSON.

import { createInterface } from "node:readline";
import { openOurs } from "./load-ours.ts";
import type { LoadTable, Ready } from "./load-table.ts";
import { openTheirs } from "./load-theirs.ts";

/** Times in milliseconds, by how many percent of the moves took no longer. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
}

export interface Measured {
  /** Moves that were acknowledged in a second. */
  readonly perSecond: number;
  readonly acknowledged: Spread;
  readonly reached: Spread;
}

function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Makes moves and takes their times. */
function stopwatch() {
  const acknowledged: number[] = [];
  const reached: number[] = [];
  return {
    async time(table: LoadTable): Promise<void> {
      const start = performance.now();
      const sent = table.move();
      sent.reached.then(() => reached.push(performance.now() - start));
      await sent.acknowledged;
      acknowledged.push(performance.now() - start);
    },
    read: (seconds: number): Measured => ({
      perSecond: acknowledged.length / seconds,
      acknowledged: spread(acknowledged),
      reached: spread(reached),
    }),
  };
}

const TICK_MS = 4;

/** So many moves a second, whether or not the server keeps up. */
async function paced(ready: Ready, rate: number, seconds: number): Promise<Measured> {
  const watch = stopwatch();
  const start = performance.now();
  let sent = 0;
  while (performance.now() - start < 1000 * seconds) {
    const due = (rate * (performance.now() - start)) / 1000;
    for (let table = ready.take(); table; table = sent < due ? ready.take() : undefined) {
      sent++;
      void watch.time(table);
      if (sent >= due) break;
    }
    await new Promise((next) => setTimeout(next, TICK_MS));
  }
  return watch.read(seconds);
}

/** As many moves as there can be, with so many under way at any moment. */
async function saturated(ready: Ready, underWay: number, seconds: number): Promise<Measured> {
  const watch = stopwatch();
  const end = performance.now() + 1000 * seconds;
  const keepOn = async (): Promise<void> => {
    while (performance.now() < end) {
      const table = ready.take();
      if (table) await watch.time(table);
      else await new Promise(setImmediate);
    }
  };
  await Promise.race([
    Promise.all(Array.from({ length: underWay }, keepOn)),
    new Promise((over) => setTimeout(over, 1000 * seconds + 1000)),
  ]);
  return watch.read(seconds);
}

const [whose, url, tables] = process.argv.slice(2);
const ready = await (whose === "ours"
  ? openOurs(url.split(","), Number(tables))
  : openTheirs(url, Number(tables)));
console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const [how, amount, seconds] = line.split(" ");
  const measure = how === "paced" ? paced : saturated;
  console.log(JSON.stringify(await measure(ready, Number(amount), Number(seconds))));
}
