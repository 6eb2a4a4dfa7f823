import { findGame, games } from "@portolan/games";
import { InputError } from "@portolan/kernel";

/** Whether the fault lies in how a tool was called. */
function isMisunderstanding(error: unknown): error is Error {
  if (error instanceof InputError) return true;
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

/** What a tool is asked to do. Whoever asks wrongly is told so on one line, and the tool ends. */
export function understood<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!isMisunderstanding(error)) throw error;
    const [line] = error.message.split("\n");
    console.error(line);
    process.exit(2);
  }
}

/** A game by its id. */
export function gameNamed(name: string | undefined): (typeof games)[number] {
  const game = findGame(name ?? "");
  if (!game) throw new InputError(`name a game: ${games.map(({ id }) => id).join(", ")}`);
  return game;
}

/** The number that an option is given. */
export function numberFrom(option: string, text: string, least: number): number {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isFinite(value) && value >= least) return value;
  throw new InputError(`--${option} takes a number of at least ${least}, not "${text}"`);
}

/** The same where only whole numbers make sense. */
export function wholeFrom(option: string, text: string, least: number): number {
  const value = numberFrom(option, text, least);
  if (Number.isSafeInteger(value)) return value;
  throw new InputError(`--${option} takes a whole number, not "${text}"`);
}
