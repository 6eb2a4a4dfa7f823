import type { LogLine, Snapshot, Store } from "../store/store.ts";
import type { Entry, Line } from "./entry.ts";
import { addLine, openTable } from "./fold.ts";
import { checkRules, fromSnapshot } from "./snapshot.ts";
import type { Table } from "./table.ts";

const LINES_PER_PAGE = 500;

export function asLine({ seq, at, body }: LogLine): Line {
  return { seq, at, entry: body as Entry };
}

/** A part of a table's log, from anywhere to its end. */
export async function readLog(store: Store, id: string, after: number): Promise<Line[]> {
  const lines: Line[] = [];
  while (true) {
    const page = await store.lines(id, after + lines.length, LINES_PER_PAGE);
    lines.push(...page.map(asLine));
    if (page.length < LINES_PER_PAGE) return lines;
  }
}

/** Those lines that a table in memory has taken in: another node may have appended more. */
export function linesUpTo({ seq }: Table, lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.seq <= seq);
}

/** A table from the store, and the line of the snapshot that it came from. */
export interface Loaded {
  readonly table: Table;
  readonly savedSeq: number;
}

/** The table that a snapshot and the lines after it make, or all lines from the beginning. Null without any. */
export function tableFrom(id: string, snapshot: Snapshot | null, lines: readonly Line[]): Table | null {
  const [first, ...rest] = lines;
  if (!snapshot && !first) return null;
  const table = snapshot ? fromSnapshot(snapshot) : openTable(id, first);
  checkRules(table, snapshot, lines);
  for (const line of snapshot ? lines : rest) addLine(table, line);
  return table;
}

/** The table as its log has it: from its latest snapshot, or from the beginning. Null if there is none. */
export async function loadTable(store: Store, id: string): Promise<Loaded | null> {
  const snapshot = await store.snapshot(id);
  const table = tableFrom(id, snapshot, await readLog(store, id, snapshot?.seq ?? 0));
  return table && { table, savedSeq: snapshot?.seq ?? 0 };
}
