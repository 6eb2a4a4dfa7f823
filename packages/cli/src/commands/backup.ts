import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { EXIT, type ExitCode, UsageError } from "../errors.ts";
import { line, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { serverFolder } from "./serve.ts";

export interface BackupOptions {
  readonly data?: string;
}

/** `portolan backup`: copies a server's data, also while it runs. */
export async function runBackup(
  terminal: Terminal,
  target: string,
  options: BackupOptions,
): Promise<ExitCode> {
  const { backupSqlite, DATA_FILE } = await import("@portolan/server");
  const source = join(serverFolder(terminal, options.data), DATA_FILE);
  const copy = resolve(target);
  if (!existsSync(source)) throw new UsageError(say("file.missing", { path: source }));
  if (existsSync(copy)) throw new UsageError(say("backup.exists", { path: target }));
  mkdirSync(dirname(copy), { recursive: true });
  await backupSqlite(source, copy);
  line(terminal, say("backup.done", { path: target, kilobytes: Math.ceil(statSync(copy).size / 1024) }));
  return EXIT.ok;
}
