import { backup, DatabaseSync } from "node:sqlite";
import { groupCommit } from "./group-commit.ts";
import { migrate } from "./migrations.ts";
import { sqlitePeople } from "./sqlite-people.ts";
import { sqliteTables } from "./sqlite-tables.ts";
import { type Store, StoreError } from "./store.ts";

/** Opens the file without changing it if it is not ours to change. */
function openFile(path: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path);
    db.exec("PRAGMA busy_timeout = 5000");
    migrate(db, path);
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof StoreError) throw error;
    throw new StoreError(
      `${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Everything in one SQLite file. */
export function openSqlite(path: string): Store {
  const db = openFile(path);
  const writer = groupCommit(db);
  const select = db.prepare("SELECT value FROM secrets WHERE name = ?");
  const insert = db.prepare("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING");
  return {
    ...sqliteTables(db, writer),
    ...sqlitePeople(db, writer),
    async secret(name, make) {
      const found = select.get(name);
      if (found) return String(found.value);
      await writer.write(() => insert.run(name, make()));
      return String(select.get(name)?.value);
    },
    async backup(to) {
      await backup(db, to);
    },
    async close() {
      writer.flush();
      if (db.isOpen) db.close();
    },
  };
}

/** Copies a file that a server may be using, into a new one. */
export async function backupSqlite(from: string, to: string): Promise<void> {
  const db = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(db, to);
  } finally {
    db.close();
  }
}
