import type { Question } from "@portolan/bots";
import { type GameTypes, InputError, type Options, schema } from "@portolan/kernel";
import { oneLine } from "../errors.ts";
import type { Fault } from "./faults.ts";

/** What a program is told beside the question itself. */
export interface Circumstances {
  /** A name of the game that is played, so that a program can tell one game from the next. */
  readonly table: string;
  /** Whether `legal` lists all moves there are. */
  readonly isComplete: boolean;
  /** How long it may think, in milliseconds. */
  readonly budget: number;
  /** Edition data, if it is not the house edition. */
  readonly edition?: unknown;
}

/** The line that asks a program for a move. docs/engine-protocol.md describes it. */
export function askLine(id: number, question: Question, circumstances: Circumstances): string {
  const { rules, seat, view, legal } = question;
  const { table, isComplete, budget, edition } = circumstances;
  const options: Options = rules.options;
  return JSON.stringify({
    id,
    op: "choose",
    table,
    game: rules.game,
    settings: { players: rules.players, options, ...(edition === undefined ? {} : { edition }) },
    seat,
    view,
    legal: legal.map((move) => rules.print(move)),
    complete: isComplete,
    budget: { ms: budget },
  });
}

const { object, optional, text, whole } = schema;
const answerFields = object({ id: optional(whole(0)), move: text });
/** Longer moves are not looked at. */
const LONGEST_MOVE = 10_000;
const SHOWN = 80;

function nonsense(detail: string): { readonly fault: Fault } {
  return { fault: { kind: "nonsense", detail: oneLine(detail).slice(0, 2 * SHOWN) } };
}

/** The move in a program's answer to question `id`, or what is wrong with it. */
export function readAnswer(
  line: string,
  id: number,
  question: Question,
): { readonly move: GameTypes["move"] } | { readonly fault: Fault } {
  try {
    const answer = answerFields(JSON.parse(line), "");
    if (answer.id !== undefined && answer.id !== id) return nonsense(`id ${answer.id} instead of ${id}`);
    const parsed = question.rules.parse(answer.move.slice(0, LONGEST_MOVE));
    if ("move" in parsed) return parsed;
    const { rule } = parsed.refusal;
    return { fault: { kind: "illegal", detail: `${oneLine(answer.move).slice(0, SHOWN)} (${rule})` } };
  } catch (error) {
    if (error instanceof SyntaxError) return nonsense(`not JSON: ${line.slice(0, SHOWN)}`);
    if (error instanceof InputError) return nonsense(error.message);
    throw error;
  }
}

/** Whether a line was not meant as an answer: a banner or a warning, which is neither JSON (or near it) nor a move. */
export function isAside(line: string, { rules }: Question): boolean {
  if (line.trimStart().startsWith("{")) return false;
  try {
    JSON.parse(line);
    return false;
  } catch {
    return "refusal" in rules.parse(line.slice(0, LONGEST_MOVE));
  }
}
