import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { type GameRecord, InputError, readRecord, schema } from "@portolan/kernel";
import { didYouMean, readText } from "../catalog.ts";
import { oneLine, UsageError } from "../errors.ts";
import { dataFolder, writeWhole } from "../files.ts";
import type { Terminal } from "../terminal.ts";
import { say } from "../words.ts";

/**
 * A game put aside: its record so far, readable like any other record, with what else it takes to go on beside it.
 */
export interface Save {
  readonly id: string;
  /** What the computer players' chance comes from. */
  readonly botSeed: string;
  /** The seed that the cards were dealt from, if they were not dealt from a secret. */
  readonly seed?: string;
  readonly record: GameRecord;
}

const saveSchema = schema.object({
  save: schema.object({ id: schema.text, botSeed: schema.text, seed: schema.optional(schema.text) }),
});

const ID = /^[a-z0-9-]{1,60}$/;

function folder(terminal: Terminal, kind: "saves" | "records"): string {
  return join(dataFolder(terminal), kind);
}

export function savePath(terminal: Terminal, id: string): string {
  return join(folder(terminal, "saves"), `${id}.json`);
}

export function recordPath(terminal: Terminal, id: string): string {
  return join(folder(terminal, "records"), `${id}.json`);
}

export function writeSave(path: string, { record, ...extra }: Save, isUrgent = true): void {
  writeWhole(path, `${JSON.stringify({ ...record, save: extra })}\n`, isUrgent);
}

export function writeRecord(path: string, record: GameRecord): void {
  writeWhole(path, `${JSON.stringify(record)}\n`);
}

/** The save in a file. */
export function readSave(path: string): Save {
  const text = readText(path);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new UsageError(say("file.notJson", { path }));
  }
  try {
    const { save } = saveSchema(data, "");
    if (!ID.test(save.id)) throw new InputError("save.id: expected letters, digits and hyphens");
    return { ...save, record: readRecord(data) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new UsageError(say("save.damaged", { path, problem: oneLine(error.message) }));
  }
}

export interface SaveEntry {
  readonly id: string;
  readonly path: string;
  readonly changed: Date;
}

/** The saved games, the latest first. */
export function listSaves(terminal: Terminal): SaveEntry[] {
  const saves = folder(terminal, "saves");
  let names: string[];
  try {
    names = readdirSync(saves);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(".json"))
    .map((name) => {
      const path = join(saves, name);
      return { id: basename(name, ".json"), path, changed: statSync(path).mtime };
    })
    .sort((a, b) => b.changed.getTime() - a.changed.getTime());
}

/** The file of the save that a person means: a path, an id, a part of one, or the latest if nothing is said. */
export function findSave(terminal: Terminal, wanted: string | undefined): string {
  const saves = listSaves(terminal);
  if (wanted === undefined) {
    if (saves.length === 0) throw new UsageError(say("save.none"));
    return saves[0].path;
  }
  const found = saves.filter(({ id }) => id === wanted);
  const near = found.length > 0 ? found : saves.filter(({ id }) => id.includes(wanted));
  if (near.length === 1) return near[0].path;
  if (near.length > 1)
    throw new UsageError(say("save.several", { name: wanted, ids: { list: near.map(({ id }) => id) } }));
  if (/[./\\]/.test(wanted)) return wanted;
  const ids = saves.map(({ id }) => id);
  throw new UsageError(say("save.unknown", { name: oneLine(wanted).slice(0, 60) }) + didYouMean(wanted, ids));
}

export function removeSave(path: string): void {
  rmSync(path, { force: true });
}
