import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Terminal } from "./terminal.ts";

/** Where Portolan keeps its files: PORTOLAN_HOME, or the folder that the desktop's conventions name. */
export function dataFolder({ env, home }: Pick<Terminal, "env" | "home">): string {
  if (env.PORTOLAN_HOME) return resolve(env.PORTOLAN_HOME);
  const data = env.XDG_DATA_HOME || join(home, ".local", "share");
  return join(data, "portolan");
}

/**
 * Writes a file so that it is either the old one or the new one, whatever happens meanwhile; an urgent one is on the
 * disk before this returns.
 */
export function writeWhole(path: string, text: string, isUrgent = true): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, text, { flush: isUrgent });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** How the person calls Portolan: by its name, or through npm in a clone. */
export function callAs({ env }: Pick<Terminal, "env">): string {
  return env.npm_lifecycle_event === "start" ? "npm start --" : "portolan";
}
