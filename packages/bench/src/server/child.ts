import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A process that answers lines with lines of JSON. */
export interface Child {
  /** The next line that it writes. */
  next(): Promise<string>;
  ask<T>(line: string): Promise<T>;
  stop(): Promise<void>;
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

/** Starts a script of this folder in a process of its own. */
export function startChild(script: string, ...args: readonly string[]): Child {
  const path = new URL(script, import.meta.url).pathname;
  const child = spawn(process.execPath, ["--expose-gc", path, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const reading = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const { value, done } = await reading.next();
    if (done) throw new Error(`${script} has ended`);
    return value;
  };
  return {
    next,
    async ask(line) {
      child.stdin.write(`${line}\n`);
      return JSON.parse(await next());
    },
    stop: () => end(child),
  };
}

/** What a server process tells of itself. */
export interface Report {
  /** Bytes of memory that the process occupies. */
  readonly memory: number;
  /** Seconds of processor time so far. */
  readonly processor: number;
}

/** Answers every line that comes in with a report. */
export function reportWhenAsked(): void {
  createInterface({ input: process.stdin }).on("line", () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const report: Report = { memory: process.memoryUsage().rss, processor: (user + system) / 1e6 };
    console.log(JSON.stringify(report));
  });
}
