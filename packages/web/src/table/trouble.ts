import type { Translator } from "@portolan/guides";
import type { Message } from "@portolan/kernel";

/** What went wrong at a table, in words for its player. */
export class TableTrouble extends Error {
  readonly problem: Message;
  constructor(problem: Message) {
    super(problem.id);
    this.name = "TableTrouble";
    this.problem = problem;
  }
}

/** What an error says of itself; some errors of browsers have nothing but a name. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : "";
}

export function problemOf(error: unknown): Message {
  if (error instanceof TableTrouble) return error.problem;
  return { id: "problem.unexpected", parts: { what: reasonOf(error) } };
}

export function troubleText(error: unknown, translator: Translator): string {
  return translator.tell(problemOf(error));
}
