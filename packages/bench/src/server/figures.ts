import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@portolan/server/testing";
import { type Figure, rounded } from "../measure.ts";
import { type Child, type Report, startChild } from "./child.ts";
import type { Measured } from "./load.ts";
import { fillFolder, startMs } from "./start.ts";

const TABLES = 1_000;
/** A lively evening: everybody moves once in five seconds. */
const LIVELY = 200;
const UNDER_WAY = 64;
const SECONDS = 10;
const WARM_UP_SECONDS = 4;
const STORED = 10_000;

interface Figures {
  readonly lively: Measured;
  readonly full: Measured;
  /** Kilobytes for each live table with its two listeners. */
  readonly memory: number;
  /** Milliseconds of processor time for each move under full load. */
  readonly processor: number;
}

/** What all processes of a server tell of themselves. */
async function reportOf(servers: readonly Child[]): Promise<Report> {
  const reports = await Promise.all(servers.map((server) => server.ask<Report>("report")));
  const sum = (part: keyof Report): number => reports.reduce((total, report) => total + report[part], 0);
  return { memory: sum("memory"), processor: sum("processor") };
}

/** A server of one or more processes with a thousand live tables, measured from another one. */
async function measure(whose: "ours" | "theirs", ...servers: readonly Child[]): Promise<Figures> {
  const urls = await Promise.all(servers.map((server) => server.next()));
  const empty = await reportOf(servers);
  const load = startChild("./load.ts", whose, urls.join(","), String(TABLES));
  try {
    await load.next();
    const set = await reportOf(servers);
    // What is measured is a server that has been running for a while.
    await load.ask<Measured>(`paced ${LIVELY} ${WARM_UP_SECONDS}`);
    const lively = await load.ask<Measured>(`paced ${LIVELY} ${SECONDS}`);
    const before = await reportOf(servers);
    const full = await load.ask<Measured>(`saturated ${UNDER_WAY} ${SECONDS}`);
    const after = await reportOf(servers);
    return {
      lively,
      full,
      memory: (set.memory - empty.memory) / 1024 / TABLES,
      processor: (1000 * (after.processor - before.processor)) / (full.perSecond * SECONDS),
    };
  } finally {
    await load.stop();
    for (const server of servers) await server.stop();
  }
}

function told(prefix: string, { lively, full, memory, processor }: Figures): Figure[] {
  const figure = (name: string, value: number, unit: string): Figure => {
    return { name: `${prefix}/${name}`, value: rounded(value), unit };
  };
  return [
    figure("moves", full.perSecond, `moves/s acknowledged, ${TABLES} tables, ${UNDER_WAY} under way`),
    figure("processor-per-move", processor, "ms of processor time"),
    figure("acknowledge-p50", lively.acknowledged.p50, `ms at ${LIVELY} moves/s`),
    figure("acknowledge-p99", lively.acknowledged.p99, `ms at ${LIVELY} moves/s`),
    figure("reach-p50", lively.reached.p50, `ms to the other player at ${LIVELY} moves/s`),
    figure("reach-p99", lively.reached.p99, `ms to the other player at ${LIVELY} moves/s`),
    figure("memory-per-table", memory, "kB with two listeners"),
  ];
}

/** The same server on PostgreSQL, which runs on this machine too, with one node and with two. */
async function* postgresFigures(): AsyncGenerator<Figure> {
  const postgres = await startPostgres("durable");
  try {
    const one = await postgres.newDatabase();
    yield* told("server/postgres", await measure("ours", startChild("./ours.ts", one)));
    const two = await postgres.newDatabase();
    const nodes = [startChild("./ours.ts", two), startChild("./ours.ts", two)];
    yield* told("server/postgres-2-nodes", await measure("ours", ...nodes));
  } finally {
    await postgres.stop();
  }
}

/** What the server costs, and the same of boardgame.io's. Ours is durable; theirs keeps everything in memory. */
export async function* serverFigures(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), "portolan-bench-"));
  try {
    let empties = 0;
    const empty = await startMs(() => join(folder, `empty-${empties++}`));
    yield { name: "server/start-empty-ms", value: rounded(empty), unit: "ms until it answers" };
    await fillFolder(join(folder, "full"), STORED);
    const full = await startMs(() => join(folder, "full"));
    yield { name: `server/start-${STORED}-ms`, value: rounded(full), unit: "ms until it answers" };
    const ours = await measure("ours", startChild("./ours.ts", join(folder, "load")));
    yield* told("server", ours);
    yield* postgresFigures();
    const theirs = await measure("theirs", startChild("./theirs.ts"));
    yield* told("server/boardgame.io", theirs);
    yield {
      name: "server/ratio-moves",
      value: rounded(ours.full.perSecond / theirs.full.perSecond),
      unit: "times boardgame.io",
    };
    yield {
      name: "server/ratio-memory",
      value: rounded(ours.memory / theirs.memory),
      unit: "times boardgame.io",
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
