import { computerPlayers, findPlayer } from "@portolan/bots";
import { didYouMean } from "../catalog.ts";
import { oneLine, UsageError } from "../errors.ts";
import type { Screen } from "../screen.ts";
import type { Terminal } from "../terminal.ts";
import { say } from "../words.ts";

/** A whole number from an option, in a range. */
export function wholeNumber(name: string, value: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const found = /^-?\d+$/.test(value.trim()) ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(found) && found >= min && found <= max) return found;
  const shown = oneLine(value).slice(0, 40);
  throw new UsageError(
    max === Number.MAX_SAFE_INTEGER
      ? say("error.atLeast", { name, min, value: shown })
      : say("error.number", { name, min, max, value: shown }),
  );
}

/** Computer players by their names, separated by commas. */
export function readBots(names: string): string[] {
  const known = computerPlayers.map(({ id }) => id);
  return names.split(",").map((part) => {
    const name = part.trim().toLowerCase();
    const player = findPlayer(name);
    if (player) return player.id;
    const shown = oneLine(part).slice(0, 40);
    throw new UsageError(
      say("bot.unknown", { name: shown, names: { list: known } }) + didYouMean(part.trim(), known),
    );
  });
}

/** The screen for a command that prints and ends. */
export function printScreen(terminal: Terminal): Screen {
  return { columns: Math.max(40, terminal.columns()), hasColour: terminal.hasColour, isPlain: false };
}

export function printJson(terminal: Terminal, data: unknown): void {
  terminal.out(`${JSON.stringify(data, null, 2)}\n`);
}
