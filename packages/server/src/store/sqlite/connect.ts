import { DatabaseSync } from "node:sqlite";

/** Opens a file for one thread, with the promises that the store makes. */
export function connect(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  db.exec("PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  return db;
}
