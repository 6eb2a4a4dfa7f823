import { resolve } from "node:path";
import { EXIT, type ExitCode, UsageError } from "../errors.ts";
import { line, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";

/** A database stays as it is given; anything else is a folder. */
function placeOf(text: string): string {
  return /^postgres(ql)?:\/\//.test(text) ? text : resolve(text);
}

/** `portolan move-data`: copies everything that a server keeps to another kind of store. */
export async function runMoveData(terminal: Terminal, from: string, to: string): Promise<ExitCode> {
  const { moveData } = await import("@portolan/server");
  const progress = (what: string, done: number, of: number): void => {
    if (!terminal.showsProgress) return;
    terminal.err(
      `\r${what === "compare" ? say("moveData.compare", { done, of }) : say("moveData.rows", { what })}`,
    );
  };
  try {
    const { rows, tables } = await moveData(placeOf(from), placeOf(to), progress);
    if (terminal.showsProgress) terminal.err("\n");
    line(terminal, say("moveData.done", { people: rows.people ?? 0, tables }));
    return EXIT.ok;
  } catch (error) {
    if (error instanceof Error && error.name === "StoreError") throw new UsageError(error.message);
    throw error;
  }
}
