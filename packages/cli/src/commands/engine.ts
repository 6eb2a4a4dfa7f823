import { answer, linesOf } from "../engine/answer.ts";
import { newSession } from "../engine/session.ts";
import { EXIT, type ExitCode } from "../errors.ts";
import type { Terminal } from "../terminal.ts";

/** `portolan engine`: answers requests until the input ends. */
export async function runEngine(terminal: Terminal): Promise<ExitCode> {
  const session = newSession(terminal.secretBytes);
  for await (const line of linesOf(terminal.input())) {
    if (line.trim() !== "") terminal.out(`${answer(session, line)}\n`);
  }
  return EXIT.ok;
}
