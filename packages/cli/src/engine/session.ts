import { findGame } from "@portolan/games";
import type { Translator } from "@portolan/guides";
import { type Game, type Match, type Refusal, type Seat, type Settings, tableWords } from "@portolan/kernel";
import { didYouMean, titleOf } from "../catalog.ts";
import { oneLine } from "../errors.ts";
import { englishTranslator } from "../words.ts";

/** One game of the engine. */
export interface EngineTable {
  readonly game: Game;
  readonly settings: Settings & { readonly edition: unknown };
  readonly names: readonly string[];
  readonly translator: Translator;
  match: Match;
}

/** All games of one run of the engine, by their names. */
export interface Session {
  readonly tables: Map<string, EngineTable>;
  readonly secretBytes: (count: number) => Uint8Array;
}

export function newSession(secretBytes: Session["secretBytes"]): Session {
  return { tables: new Map(), secretBytes };
}

/** What can be wrong with a request. */
export type ErrorCode =
  | "syntax"
  | "tooLong"
  | "request"
  | "unknownOp"
  | "unknownGame"
  | "unknownTable"
  | "unknownBot"
  | "refused"
  | "notUndoable"
  | "position"
  | "record"
  | "tooMany"
  | "internal";

/** A request that cannot be answered as it was meant. */
export class EngineError extends Error {
  readonly code: ErrorCode;
  readonly refusal: Refusal | undefined;
  constructor(code: ErrorCode, message: string, refusal?: Refusal) {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.refusal = refusal;
  }
}

const MOST_TABLES = 1000;

export function tableNamed(session: Session, name: string): EngineTable {
  const table = session.tables.get(name);
  if (table) return table;
  const known = [...session.tables.keys()];
  const hint = known.length === 0 ? "; open one with new or load" : didYouMean(name, known);
  throw new EngineError("unknownTable", `there is no table "${oneLine(name).slice(0, 60)}"${hint}`);
}

export function gameNamed(name: string): Game {
  const game = findGame(name);
  if (!game) throw new EngineError("unknownGame", `there is no game "${oneLine(name).slice(0, 60)}"`);
  return game;
}

export function tableFor(game: Game, settings: EngineTable["settings"], match: Match): EngineTable {
  const words = tableWords(game, match.rules, "en");
  const titles = englishTranslator([], words);
  const names = match.rules.seatNames.map((id) => titles.t(id));
  return { game, settings, names, translator: englishTranslator(names, words), match };
}

/** Puts a table up; one of that name is replaced. */
export function setTable(session: Session, name: string, table: EngineTable): void {
  if (!session.tables.has(name) && session.tables.size >= MOST_TABLES) {
    throw new EngineError("tooMany", `there are ${MOST_TABLES} tables already; close one`);
  }
  session.tables.set(name, table);
}

/** A refusal as an error that carries the rule. */
export function refused(table: EngineTable, refusal: Refusal): EngineError {
  return new EngineError("refused", oneLine(table.translator.tell(refusal)), refusal);
}

/** The seat, if the table has it. */
export function seatAt(table: EngineTable, seat: Seat): Seat {
  if (seat < table.match.rules.players) return seat;
  throw new EngineError(
    "request",
    `seat: ${titleOf(table.game)} is played here in seats 0 to ${table.match.rules.players - 1}, not ${seat}`,
  );
}
