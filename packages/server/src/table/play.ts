import type { Outcome, PlayRequest, RedoRequest, UndoRequest } from "@portolan/client/wire";
import { type Match, RuleError, type Seat, undoable } from "@portolan/kernel";
import { clockTime } from "../clock/time.ts";
import { againstTheRules, problem } from "../problem.ts";
import type { Entry } from "./entry.ts";
import { seatOf, type Table } from "./table.ts";
import { clocksBeforeMoves, type TableWriter } from "./table-writer.ts";

/** The match of a game that is going on. */
export function matchInPlay(table: Table): Match {
  if (table.phase !== "playing" || !table.match) throw problem(409, "table.notPlaying");
  return table.match;
}

/** The seat that a person has at a game that is going on. */
export function seatInPlay(table: Table, person: string): Seat {
  const seat = seatOf(table, person);
  if (seat === null) throw problem(403, "seat.none");
  matchInPlay(table);
  return seat;
}

/** Checks that a request was made with knowledge of how things stand. */
function mustBeTimely(table: Table, seq: number): void {
  if (seq > table.seq) throw problem(409, "move.early");
  if (seq < table.turnSeq) throw problem(409, "move.late");
}

function seatToPlay(table: Table, person: string, seq: number): Seat {
  const seat = seatInPlay(table, person);
  if (table.seats[seat].level !== null) throw problem(409, "seat.computer");
  mustBeTimely(table, seq);
  return seat;
}

/** Ends the game if its rules say that it is over. */
function endIfOver(writer: TableWriter): void {
  const { rules, match } = writer.table;
  const result = match && rules.result(match.state);
  if (!result) return;
  const { scores, ranks, tieBreaks, breakdown, reason } = result;
  const outcome = { reason: "rules", because: reason, scores, ranks, tieBreaks, breakdown } as Outcome;
  writer.write({ type: "finished", outcome });
}

/** A seat makes a move; the refusal of the rules is thrown with its rule. */
export function moveSeat(
  writer: TableWriter,
  seat: Seat,
  notation: string,
  key?: { full: string; own: string },
): void {
  const { table } = writer;
  matchInPlay(table);
  const parsed = table.rules.parse(notation);
  if ("refusal" in parsed) throw againstTheRules(table.setup.game, parsed.refusal);
  const move = table.rules.print(parsed.move);
  try {
    writer.write(
      { type: "moved", seat, move, ...(key ? { key: key.own } : {}) },
      key ? { key: key.full } : {},
    );
  } catch (error) {
    // Checked once, where it is played: a refused move changes nothing.
    throw error instanceof RuleError ? againstTheRules(table.setup.game, error.refusal) : error;
  }
  endIfOver(writer);
}

/** The key under which the store knows a person's request: nobody can use up another's. */
export function keyOf(person: string, key: string): string {
  return `${person}:${key}`;
}

/** Whether a line of the log is this very move, however it was spelled. */
export function isSameMove(entry: Entry, { rules }: Table, move: string): boolean {
  const parsed = rules.parse(move);
  return entry.type === "moved" && "move" in parsed && rules.print(parsed.move) === entry.move;
}

export function play(writer: TableWriter, person: string, { seq, move, key }: PlayRequest): void {
  const seat = seatToPlay(writer.table, person, seq);
  moveSeat(writer, seat, move, { full: keyOf(person, key), own: key });
}

/** What ran for the others is given back at the cost of whoever undoes, who must be able to pay it. */
function mustHaveTimeToUndo({ table, time }: TableWriter, seat: Seat, steps: number): void {
  const due = clocksBeforeMoves(table, steps)?.[seat].due ?? null;
  if (due !== null && due <= clockTime(table.setup.pace, time)) throw problem(409, "move.undoTime");
}

/** Takes back one's own moves, as far as nobody has learned anything from them. */
export function takeBack(writer: TableWriter, person: string, { seq, key, steps = 1 }: UndoRequest): void {
  const seat = seatToPlay(writer.table, person, seq);
  if (steps > undoable(matchInPlay(writer.table), seat)) throw problem(409, "move.noUndo");
  mustHaveTimeToUndo(writer, seat, steps);
  writer.write({ type: "undone", seat, steps }, { key: keyOf(person, key) });
}

export function canRedo(match: Match, seat: Seat): boolean {
  return match.undone.at(-1)?.seat === seat;
}

export function playAgain(writer: TableWriter, person: string, { seq, key }: RedoRequest): void {
  const seat = seatToPlay(writer.table, person, seq);
  if (!canRedo(matchInPlay(writer.table), seat)) throw problem(409, "move.noRedo");
  writer.write({ type: "redone", seat }, { key: keyOf(person, key) });
  endIfOver(writer);
}
