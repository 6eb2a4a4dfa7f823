import { accessSync, constants, mkdirSync } from "node:fs";
import { StoreError } from "./store.ts";

/** Why a folder cannot hold the data, by the system's code. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: "you may not write there",
  EPERM: "you may not write there",
  EROFS: "it is read-only",
  EEXIST: "it is a file",
  ENOTDIR: "a part of its path is a file",
  ENOSPC: "the disk is full",
};

/** What the system does for it; tests may be the system. */
interface Files {
  make(folder: string): void;
  /** Throws if nothing can be written there. */
  checkWritable(folder: string): void;
}

const SYSTEM: Files = {
  make: (folder) => void mkdirSync(folder, { recursive: true }),
  checkWritable: (folder) => accessSync(folder, constants.W_OK),
};

/** Makes the folder of the data if it is not there, and sees that it can be written to. */
export function prepareFolder(folder: string, files: Files = SYSTEM): void {
  try {
    files.make(folder);
    files.checkWritable(folder);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error));
    throw new StoreError(`the data cannot be kept in ${folder}: ${reason}`);
  }
}
