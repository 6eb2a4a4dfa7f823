import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { readSave, type Save } from "./saves.ts";

interface Shelves extends DBSchema {
  readonly games: { readonly key: string; readonly value: Save };
}

let database: Promise<IDBPDatabase<Shelves>> | null = null;

/** Opened once; a failure is not remembered, so that the next attempt is a new one. */
function open(): Promise<IDBPDatabase<Shelves>> {
  database ??= openDB<Shelves>("portolan", 1, {
    upgrade(made) {
      made.createObjectStore("games", { keyPath: "id" });
    },
    terminated() {
      database = null;
    },
  }).catch((error: unknown) => {
    database = null;
    throw error;
  });
  return database;
}

/** Keeps a game; once this is done a reload or a crash loses nothing. */
export async function keepSave(save: Save): Promise<void> {
  const shelves = await open();
  const writing = shelves.transaction("games", "readwrite", { durability: "strict" });
  await Promise.all([writing.store.put(save), writing.done]);
}

export async function findSave(id: string): Promise<Save | null> {
  const shelves = await open();
  const found = await shelves.get("games", id);
  return found === undefined ? null : readSave(found);
}

/** All games on this device, the latest first. Damaged ones are left out. */
export async function listSaves(): Promise<Save[]> {
  const shelves = await open();
  const all = await shelves.getAll("games");
  return all
    .flatMap((found) => {
      try {
        return [readSave(found)];
      } catch {
        return [];
      }
    })
    .sort((a, b) => b.updated - a.updated);
}

export async function removeSave(id: string): Promise<void> {
  const shelves = await open();
  await shelves.delete("games", id);
}
