import { join } from "node:path";
import { DATA_FILE } from "./server.ts";
import { prepareFolder } from "./store/folder.ts";
import { openPostgresRows } from "./store/postgres/postgres.ts";
import { copyRows, countRows, KINDS, type RowStore } from "./store/rows.ts";
import { openSqliteRows } from "./store/sqlite/sqlite.ts";
import { type Store, StoreError } from "./store/store.ts";
import { loadTable } from "./table/load.ts";
import { takeSnapshot } from "./table/snapshot.ts";

export interface Moved {
  /** How many rows there are of each kind, by its name. */
  readonly rows: Readonly<Record<string, number>>;
  /** Tables that were loaded from both places and found alike. */
  readonly tables: number;
}

/** What is being done: rows of a kind copied, tables compared. */
export type MoveProgress = (what: string, done: number, of: number) => void;

async function openPlace(place: string): Promise<RowStore> {
  if (/^postgres(ql)?:\/\//.test(place)) return openPostgresRows(place);
  prepareFolder(place);
  return openSqliteRows(join(place, DATA_FILE));
}

async function mustBeEmpty(to: RowStore, place: string): Promise<void> {
  for (const kind of KINDS) {
    if ((await countRows(to, kind)) > 0)
      throw new StoreError(`${place} holds data already: nothing was moved`);
  }
}

/** A server that goes on writing would leave its last moves behind. SQLite's lock keeps such a server away by itself. */
async function mustBeQuiet({ store, read }: RowStore, place: string): Promise<void> {
  if (!store.peers) return;
  const running = await read("SELECT id FROM nodes WHERE until > clock_timestamp()");
  if (running.length > 0) throw new StoreError(`servers are using ${place}: stop them first`);
}

/** A table as its log and snapshot have it. */
async function stateOf(store: Store, id: string): Promise<string> {
  const loaded = await loadTable(store, id);
  return loaded ? JSON.stringify(takeSnapshot(loaded.table)) : "";
}

async function compareTables(from: RowStore, to: RowStore, progress: MoveProgress): Promise<number> {
  const ids = (await from.read("SELECT id FROM tables ORDER BY id")).map(({ id }) => String(id));
  for (const [i, id] of ids.entries()) {
    if ((await stateOf(from.store, id)) !== (await stateOf(to.store, id))) {
      throw new StoreError(`table ${id} is not the same in both places`);
    }
    progress("compare", i + 1, ids.length);
  }
  return ids.length;
}

async function move(from: RowStore, to: RowStore, progress: MoveProgress): Promise<Moved> {
  const rows: Record<string, number> = {};
  for (const [i, kind] of KINDS.entries()) {
    progress(kind.name, i, KINDS.length);
    const copied = await copyRows(from, to, kind);
    const there = await countRows(to, kind);
    if (copied !== there)
      throw new StoreError(`${copied} rows of ${kind.name} were copied, ${there} arrived`);
    rows[kind.name] = there;
  }
  return { rows, tables: await compareTables(from, to, progress) };
}

/**
 * Copies everything from one place, a folder or a PostgreSQL database, to another that is empty, and makes sure that it
 * arrived: rows are counted, and every table is loaded from both. The first place stays as it is.
 */
export async function moveData(
  source: string,
  target: string,
  progress: MoveProgress = () => {},
): Promise<Moved> {
  const from = await openPlace(source);
  try {
    await mustBeQuiet(from, source);
    const to = await openPlace(target);
    try {
      await mustBeEmpty(to, target);
      return await move(from, to, progress);
    } finally {
      await to.store.close();
    }
  } finally {
    await from.store.close();
  }
}
