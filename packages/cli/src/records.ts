import { findGame } from "@portolan/games";
import { checkPosition } from "@portolan/games/positions";
import { fromLink, type Game, type GameRecord, InputError, isLink, readRecord } from "@portolan/kernel";
import { readText } from "./catalog.ts";
import { oneLine, UsageError } from "./errors.ts";
import { readInput, type Terminal } from "./terminal.ts";
import { say } from "./words.ts";

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A link alone, or at the end of an address. */
function linkIn(text: string): string | undefined {
  return /portolan1-[A-Za-z0-9_-]+/.exec(text)?.[0];
}

/** The record that some data claims to be; what is wrong with it is told with where it came from. */
function recordFrom(data: unknown, place: string): GameRecord {
  try {
    return readRecord(data);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new UsageError(say("record.bad", { place, problem: oneLine(error.message) }));
  }
}

/** The records in a text: one as JSON or as a link, or one on each line. */
function recordsIn(text: string, name: string): GameRecord[] {
  const trimmed = text.trim();
  const whole = parse(trimmed);
  if (whole !== undefined) return [recordFrom(whole, name)];
  const rows = trimmed.split(/\r?\n/).filter((row) => row.trim() !== "");
  if (rows.length === 0) throw new UsageError(say("record.notARecord", { name }));
  return rows.map((row, i) => {
    if (isLink(row.trim())) return fromLink(row.trim());
    const data = parse(row);
    if (data === undefined) throw new UsageError(say("record.notARecord", { name }));
    return recordFrom(data, say("record.line", { name, line: i + 1 }));
  });
}

/** The records that a person names: a file, a link, or standard input for `-`. */
export async function readRecords(terminal: Terminal, source: string): Promise<GameRecord[]> {
  if (source === "-") return recordsIn(await readInput(terminal), say("record.input"));
  const link = linkIn(source);
  if (link !== undefined) return [fromLink(link)];
  return recordsIn(readText(source), source);
}

/** The game of a record, and the record's set-up position checked: it may come from anywhere. */
export function gameOfRecord(record: GameRecord): Game {
  const game = findGame(record.game);
  if (!game) throw new UsageError(say("record.unknownGame", { name: oneLine(record.game).slice(0, 60) }));
  checkPosition(game, record);
  return game;
}

/** One record, where there must be one: the only one, or the one of that number, counted from 1. */
export function oneRecord(records: readonly GameRecord[], number: number | undefined): GameRecord {
  if (number === undefined && records.length > 1) {
    throw new UsageError(say("record.several", { count: records.length }));
  }
  const record = records[(number ?? 1) - 1];
  if (!record)
    throw new UsageError(say("record.noSuchNumber", { number: number ?? 1, count: records.length }));
  return record;
}

/** The names of those who played, safe to print. */
export function namesIn(record: GameRecord): string[] {
  return record.seats.map(({ name }, seat) => oneLine(name).slice(0, 40) || `#${seat}`);
}
