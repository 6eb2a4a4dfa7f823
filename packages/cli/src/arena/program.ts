import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { linesOf } from "../engine/answer.ts";
import { oneLine } from "../errors.ts";
import type { Answer, ArenaPlayer } from "./player.ts";
import { askLine, isAside, readAnswer } from "./protocol.ts";

/** How long a program may take beyond its budget before it counts as silent, in milliseconds. */
export interface Patience {
  /** For its first answer, which an interpreter may have to warm up for. */
  readonly first: number;
  readonly later: number;
}

export const PATIENCE: Patience = { first: 30_000, later: 5_000 };

/** How much of what a program complains about is kept. */
const COMPLAINT = 300;
/** How long a program has to end by itself when its input has ended, in milliseconds. */
const FAREWELL = 1000;

interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  readonly answers: AsyncGenerator<string>;
  /** Settles when it has ended and all that it wrote has been read. */
  readonly gone: Promise<unknown>;
  /** The last words on its standard error. */
  complaint(): string;
  hasAnswered: boolean;
}

/** Starts a program; throws what the system says if that cannot be done. */
async function start([command, ...args]: readonly string[]): Promise<Running> {
  // A group of its own keeps ctrl-C in the terminal from ending it in the middle of a game.
  const child = spawn(command, args, { stdio: "pipe", detached: process.platform !== "win32" });
  await once(child, "spawn");
  // A program that has gone is noticed when its answer does not come.
  child.stdin.on("error", () => {});
  child.on("error", () => {});
  const gone = new Promise((resolve) => child.on("close", resolve));
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT);
  });
  const answers = linesOf(child.stdout);
  return { child, answers, gone, complaint: () => oneLine(complaint), hasAnswered: false };
}

function messageOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error));
}

/** The next line, null when there will be none, undefined when it does not come in time. */
async function nextLine({ answers }: Running, within: number): Promise<string | null | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), within);
  });
  try {
    return await Promise.race([answers.next().then(({ value, done }) => (done ? null : value)), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The next line that is not passed over; all lines together have the time of one. */
async function nextAnswer(
  running: Running,
  within: number,
  isPassedOver: (line: string) => boolean,
): Promise<string | null | undefined> {
  const until = performance.now() + within;
  for (let left = within; left > 0; left = until - performance.now()) {
    const line = await nextLine(running, left);
    if (typeof line !== "string" || !isPassedOver(line)) return line;
  }
  return undefined;
}

/** Sees a program off. One whose own children hold on to its output is not waited for longer than its farewell. */
async function end({ child, gone }: Running): Promise<void> {
  child.stdin.end();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, FAREWELL);
  });
  await Promise.race([gone, late]);
  clearTimeout(timer);
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
}

/** Ends a program at once. */
async function cutShort(running: Running): Promise<void> {
  running.child.kill("SIGKILL");
  await end(running);
}

/**
 * Someone else's program, asked line by line. Its time is what the arena waits. A line that was not meant as an answer
 * is a fault only once: a program that prints a banner prints it after every start, and would lose every game.
 */
export async function programPlayer(
  words: readonly string[],
  patience: Patience = PATIENCE,
): Promise<ArenaPlayer> {
  let running: Promise<Running> | null = start(words);
  let passesOverAsides = false;
  let id = 0;
  await running;

  return {
    async ask(question, circumstances): Promise<Answer> {
      running ??= start(words);
      const now = await running.catch((error: unknown) => messageOf(error));
      if (typeof now === "string") return { fault: { kind: "crash", detail: now } };
      id++;
      const asked = performance.now();
      now.child.stdin.write(`${askLine(id, question, circumstances)}\n`);
      const within = circumstances.budget + (now.hasAnswered ? patience.later : patience.first);
      const line = await nextAnswer(now, within, (one) => passesOverAsides && isAside(one, question));
      const ms = performance.now() - asked;
      if (line === undefined) return { fault: { kind: "silence", detail: `${Math.round(ms)} ms` } };
      if (line === null) {
        await cutShort(now);
        return { fault: { kind: "crash", detail: now.complaint() } };
      }
      now.hasAnswered = true;
      const read = readAnswer(line, id, question);
      if ("move" in read) return { move: read.move, ms };
      passesOverAsides ||= isAside(line, question);
      return read;
    },
    async renew() {
      const last = await running?.catch(() => null);
      running = null;
      if (last) await cutShort(last);
    },
    async close() {
      const last = await running?.catch(() => null);
      if (last) await end(last);
    },
  };
}
