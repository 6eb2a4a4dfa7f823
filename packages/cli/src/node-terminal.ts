import { randomBytes } from "node:crypto";
import { homedir } from "node:os";
import { clearLine, createInterface, cursorTo, type Interface } from "node:readline";
import { styleText } from "node:util";
import type { Terminal } from "./terminal.ts";

const DEFAULT_COLUMNS = 80;

/** Lines typed or piped in, one for each question, kept until they are asked for. */
function lineReader(
  isPerson: boolean,
): Pick<Terminal, "ask" | "interject" | "onInterrupt"> & { close(): void } {
  const waiting: string[] = [];
  const stops = new Set<() => void>();
  let reader: Interface | null = null;
  let answer: ((line: string | null) => void) | null = null;
  let isOver = false;

  const give = (line: string | null): void => {
    const taker = answer;
    answer = null;
    if (line === null) isOver = true;
    if (taker) taker(line);
    else if (line !== null) waiting.push(line);
  };
  const open = (): Interface => {
    const created = isPerson
      ? createInterface({ input: process.stdin, output: process.stdout, historySize: 100 })
      : createInterface({ input: process.stdin, terminal: false });
    created.on("line", give);
    // Once something was asked the keyboard is read key by key, and ctrl-C is no signal any more.
    created.on("SIGINT", () => {
      if (answer === null && stops.size > 0) for (const stop of stops) stop();
      else give(null);
    });
    created.on("close", () => give(null));
    return created;
  };

  return {
    ask(prompt) {
      reader ??= open();
      const typed = waiting.shift();
      if (typed !== undefined || isOver) {
        process.stdout.write(`${prompt}${typed ?? ""}\n`);
        return Promise.resolve(typed ?? null);
      }
      return new Promise((resolve) => {
        answer = isPerson
          ? resolve
          : (line) => {
              // What is piped in is not seen on the screen: say it, so that the output reads like a conversation.
              process.stdout.write(`${line ?? ""}\n`);
              resolve(line);
            };
        if (isPerson) {
          reader?.setPrompt(prompt);
          reader?.prompt();
        } else {
          process.stdout.write(prompt);
        }
      });
    },
    interject(text, prompt) {
      if (!isPerson || answer === null || reader === null) {
        process.stdout.write(text);
        return;
      }
      cursorTo(process.stdout, 0);
      clearLine(process.stdout, 0);
      process.stdout.write(text);
      if (prompt !== undefined) reader.setPrompt(prompt);
      reader.prompt(true);
    },
    onInterrupt(stop) {
      const signals = ["SIGINT", "SIGTERM"] as const;
      for (const signal of signals) process.on(signal, stop);
      stops.add(stop);
      return () => {
        for (const signal of signals) process.off(signal, stop);
        stops.delete(stop);
      };
    },
    close: () => reader?.close(),
  };
}

/** Whether Node would colour text on standard output: it knows NO_COLOR, FORCE_COLOR and what the terminal can do. */
function hasColour(): boolean {
  return styleText("red", "x", { stream: process.stdout }) !== "x";
}

/** The terminal that this process has. */
export function nodeTerminal(): { readonly terminal: Terminal; close(): void } {
  const { stdin, stdout, stderr, env } = process;
  const isPerson = stdin.isTTY === true && stdout.isTTY === true;
  const reader = lineReader(isPerson);
  const terminal: Terminal = {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    ask: reader.ask,
    interject: reader.interject,
    input: () => stdin,
    columns: () => stdout.columns ?? (Number(env.COLUMNS) || DEFAULT_COLUMNS),
    isPerson,
    showsProgress: stderr.isTTY === true,
    hasColour: hasColour(),
    env,
    home: homedir(),
    now: () => performance.now(),
    secretBytes: (count) => randomBytes(count),
    onInterrupt: reader.onInterrupt,
  };
  return { terminal, close: reader.close };
}
