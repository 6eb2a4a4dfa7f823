import { ProblemError } from "@portolan/client";
import type { Message } from "@portolan/kernel";
import { TableTrouble } from "../../table/trouble.ts";

/** All that the server itself can refuse; there are words for each, as `server.` and its name. */
export const SERVER_PROBLEMS = [
  "request.invalid",
  "request.local",
  "request.host",
  "request.origin",
  "request.tooMany",
  "request.unknown",
  "server.failed",
  "server.unwell",
  "person.none",
  "person.already",
  "person.badName",
  "person.badTimeZone",
  "person.badHolidays",
  "person.manyHolidays",
  "person.longNight",
  "login.wrong",
  "login.taken",
  "login.current",
  "passkey.wrong",
  "token.unknown",
  "table.unknown",
  "table.badSettings",
  "table.foreignEdition",
  "table.tooMany",
  "table.unattended",
  "table.setAside",
  "table.crowded",
  "table.twice",
  "table.otherRules",
  "table.busy",
  "table.notWaiting",
  "table.notPlaying",
  "table.notFinished",
  "table.notFull",
  "table.owner",
  "level.unknown",
  "seat.none",
  "seat.taken",
  "seat.noneFree",
  "seat.invited",
  "seat.already",
  "seat.computer",
  "seat.yours",
  "seat.outOfTime",
  "move.late",
  "move.early",
  "move.keyUsed",
  "move.noUndo",
  "move.noRedo",
  "move.undoTime",
  "stop.none",
  "stop.already",
  "record.tooLong",
  "reveal.notNow",
  "reveal.other",
] as const;

const KNOWN: ReadonlySet<string> = new Set(SERVER_PROBLEMS);

/** What went wrong with a request, in the player's words; a newer server's problems in its own. */
export function problemMessage(error: unknown): Message {
  if (error instanceof TableTrouble) return error.problem;
  if (!(error instanceof ProblemError)) return { id: "online.unreachable" };
  const { id, message, parts } = error.problem;
  if (!KNOWN.has(id)) return { id: "online.serverSays", parts: { message } };
  return { id: `server.${id}`, ...(parts ? { parts: parts as NonNullable<Message["parts"]> } : {}) };
}

/** The same as something to throw at whoever asked. */
export function asTrouble(error: unknown): TableTrouble {
  return error instanceof TableTrouble ? error : new TableTrouble(problemMessage(error));
}

/** Whether asking again may help: the line broke, or the server was busy for a moment. */
export function isPassing(error: unknown): boolean {
  if (error instanceof TableTrouble) return false;
  if (!(error instanceof ProblemError)) return true;
  const { status, problem } = error;
  return status >= 500 || status === 408 || status === 429 || problem.id === "table.busy";
}
