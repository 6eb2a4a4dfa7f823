import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { linesOf } from "../engine/answer.ts";
import { oneLine } from "../errors.ts";
import type { Answer, ArenaPlayer } from "./player.ts";
import { askLine, readAnswer } from "./protocol.ts";

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

/**
 * Someone else's program, asked line by line. Whatever it does wrong costs it the game; one that has ended or fallen
 * silent is started anew for the next. Its time is what the arena waits.
 */
export async function programPlayer(
  words: readonly string[],
  patience: Patience = PATIENCE,
): Promise<ArenaPlayer> {
  let running: Running | null = await start(words);
  let id = 0;

  const drop = async (): Promise<void> => {
    const dropped = running;
    running = null;
    if (!dropped) return;
    dropped.child.kill("SIGKILL");
    await end(dropped);
  };

  return {
    async ask(question, circumstances): Promise<Answer> {
      running ??= await start(words);
      const now = running;
      id++;
      const asked = performance.now();
      now.child.stdin.write(`${askLine(id, question, circumstances)}\n`);
      const extra = now.hasAnswered ? patience.later : patience.first;
      const line = await nextLine(now, circumstances.budget + extra);
      const ms = performance.now() - asked;
      if (typeof line === "string") {
        now.hasAnswered = true;
        const read = readAnswer(line, id, question);
        return "move" in read ? { move: read.move, ms } : read;
      }
      await drop();
      return line === undefined
        ? { fault: { kind: "silence", detail: `${Math.round(ms)} ms` } }
        : { fault: { kind: "crash", detail: now.complaint() } };
    },
    async close() {
      if (running) await end(running);
    },
  };
}
