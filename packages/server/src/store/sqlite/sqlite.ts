import { statSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import type { Dialect } from "../dialect.ts";
import { type Committer, groupCommit } from "../group-commit.ts";
import type { RowStore } from "../rows.ts";
import { sqlPeople } from "../sql-people.ts";
import { sqlTables } from "../sql-tables.ts";
import { type Store, StoreError } from "../store.ts";
import { commitThread } from "./commit-thread.ts";
import { connect } from "./connect.ts";
import { type Lock, lockFile } from "./lock.ts";
import { migrate } from "./migrations.ts";
import { performer, reader } from "./perform.ts";

/** Where no file is, only the connection that reads can write. */
const IN_MEMORY = ":memory:";

interface OpenFile {
  readonly db: DatabaseSync;
  readonly lock: Lock;
}

/** A database in memory is nobody else's. */
const NO_LOCK: Lock = { release() {} };

/** Opens the file for this server alone, without changing it if it is not ours to change. */
function openFile(path: string): OpenFile {
  let db: DatabaseSync | undefined;
  let lock: Lock | undefined;
  try {
    lock = path === IN_MEMORY ? NO_LOCK : lockFile(path);
    db = connect(path);
    migrate(db, path);
    db.exec("PRAGMA journal_mode = WAL");
    return { db, lock };
  } catch (error) {
    db?.close();
    lock?.release();
    if (error instanceof StoreError) throw error;
    throw new StoreError(
      `${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

const CHECK = `INSERT INTO checks (id, count) VALUES (1, 1)
  ON CONFLICT (id) DO UPDATE SET count = count + 1`;

/** What tells the file from any other that may come to have its name; null if there is none. */
function fileId(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : null;
}

function failsWith(error: unknown, pattern: RegExp): boolean {
  return error instanceof Error && pattern.test(error.message);
}

const DIALECT: Dialect = {
  blankText: "json_set(body, '$.text', '')",
  andKept: "",
  // The column compares without regard to case.
  isLogin: "login = ?",
  isLoginTaken: (error) => failsWith(error, /UNIQUE constraint failed: people\.login/),
  isViolation: (error) => failsWith(error, /constraint failed/),
};

const ALL_PAGES = 2 ** 31 - 1;

function commitHere(db: DatabaseSync): Committer {
  const perform = performer(db);
  return { commit: async (writes) => perform(writes), close: async () => {} };
}

/** Everything in one SQLite file: one thread reads, another writes. */
export function openSqlite(path: string): Store {
  return openSqliteRows(path).store;
}

/** The same with its rows, for those who move them. */
export function openSqliteRows(path: string): RowStore {
  const { db, lock } = openFile(path);
  const writer = groupCommit(path === IN_MEMORY ? commitHere(db) : commitThread(path));
  const opened = path === IN_MEMORY ? null : fileId(path);
  const read = reader(db);
  const select = db.prepare("SELECT value FROM secrets WHERE name = ?");
  const store: Store = {
    peers: null,
    ...sqlTables(read, writer, DIALECT),
    ...sqlPeople(read, writer, DIALECT),
    async secret(name, make) {
      const found = select.get(name);
      if (found) return String(found.value);
      // Written once, before anyone is served: the thread that writes need not be waited for.
      db.prepare("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING").run(name, make());
      return String(select.get(name)?.value);
    },
    async check() {
      if (path !== IN_MEMORY && fileId(path) !== opened)
        throw new StoreError(`${path} is gone or was replaced`);
      await writer.write({ sql: CHECK, values: [] });
    },
    backup: (to) => (path === IN_MEMORY ? copyAll(db, to) : backupSqlite(path, to)),
    async close() {
      await writer.close();
      if (db.isOpen) db.close();
      lock.release();
    },
  };
  return { store, read, writer };
}

/** A copy made page by page would begin anew with every write that comes between: all of it is copied in one go. */
async function copyAll(db: DatabaseSync, to: string): Promise<void> {
  await backup(db, to, { rate: ALL_PAGES });
}

/** Copies a file that a server may be using, into a new one; those who write need not wait for it. */
export async function backupSqlite(from: string, to: string): Promise<void> {
  const db = new DatabaseSync(from, { readOnly: true });
  try {
    await copyAll(db, to);
  } finally {
    db.close();
  }
}
