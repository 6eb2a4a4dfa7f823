import type { Terminal } from "./terminal.ts";
import { say } from "./words.ts";

/** A line on standard error that shows how far many games have got. */
export interface Progress {
  /** Shows that there are none yet, where the first game may take long. */
  begin(): void;
  step(done: number): void;
  clear(): void;
}

const BAR = 30;
/** Nothing is shown of what is over sooner, and no more often than this, in milliseconds. */
const FIRST = 500;
const OFTEN = 100;

/** A length of time in words, the coarser the longer it is. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 90) return say("progress.seconds", { count: seconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return say("progress.minutes", { count: minutes });
  return say("progress.hours", { count: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Written over itself, and only where standard error is a terminal. */
export function progressBar(terminal: Terminal, games: number): Progress {
  const started = terminal.now();
  let last = started;
  let shown = 0;
  function draw(done: number, now: number): void {
    last = now;
    const full = Math.round((BAR * done) / games);
    const left = done === 0 ? "" : duration(((now - started) * (games - done)) / done);
    const told =
      left === ""
        ? say("progress.games", { done, games })
        : say("progress.gamesLeft", { done, games, time: left });
    const text = `${"█".repeat(full)}${"░".repeat(BAR - full)} ${told}`;
    terminal.err(`\r${text.padEnd(shown)}`);
    shown = Math.max(shown, text.length);
  }
  return {
    begin() {
      if (terminal.showsProgress) draw(0, started);
    },
    step(done) {
      const now = terminal.now();
      if (terminal.showsProgress && now - started >= FIRST && now - last >= OFTEN) draw(done, now);
    },
    clear() {
      if (shown > 0) terminal.err(`\r${" ".repeat(shown)}\r`);
    },
  };
}
