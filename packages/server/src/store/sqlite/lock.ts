import { DatabaseSync } from "node:sqlite";
import { StoreError } from "../store.ts";

export interface Lock {
  release(): void;
}

/** SQLite's code for a file that somebody else has locked. */
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

/**
 * Keeps every other server away from a file of data, in this process and in others. The lock is a transaction on an
 * empty file beside it that never ends: the operating system releases it however the process dies, so that no lock is
 * ever left behind, and whoever copies the data is not kept waiting.
 */
export function lockFile(path: string): Lock {
  const db = new DatabaseSync(`${path}-lock`);
  try {
    db.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    db.close();
    if (!isBusy(error)) throw error;
    throw new StoreError(
      `another server is already using ${path}: stop it first, or give this one a folder of its own`,
    );
  }
  return {
    release() {
      if (db.isOpen) db.close();
    },
  };
}
