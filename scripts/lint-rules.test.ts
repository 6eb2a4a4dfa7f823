// Proves that the lint rules which keep kernel and games pure really fire, and only there: a rule that is misspelt,
// or a plugin that Biome cannot run, would otherwise pass in silence.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ROOT = dirname(import.meta.dirname);
const BIOME = join(ROOT, "node_modules/@biomejs/biome/bin/biome");

/** Each is forbidden where code must be pure. */
const IMPURE = [
  "export const chance = Math.random();",
  "export const chance = Math.random;",
  'export const chance = Math["ran" + "dom"]();',
  "const { random } = Math;\nexport const chance = random();",
  "export const now = new Date();",
  "export const now = Date.now();",
  "export const now = performance.now();",
  "export const later = setTimeout(String, 1);",
  "export const later = setInterval(String, 1);",
  "export const later = setImmediate(String);",
  "queueMicrotask(() => {});",
  "export async function answer() {\n  return 42;\n}",
  "export default async function () {\n  return 42;\n}",
  "export const answer = async function () {\n  return 42;\n};",
  "export const answer = async () => 42;",
  "export const oracle = {\n  async answer() {\n    return 42;\n  },\n};",
  "export class Oracle {\n  /** Asks. */\n  static async answer() {\n    return 42;\n  }\n}",
  "export const answer = await 42;",
  "for await (const one of []) String(one);",
  'export const other = import("./other.ts");',
  "export const answer = Promise.resolve(42);",
  "export type Answer = Promise<number>;",
  'export const page = fetch("/");',
  'console.log("hello");',
  "export const home = process.env.HOME;",
  "export const everything = globalThis;",
  "export const id = crypto.randomUUID();",
  'import fs from "node:fs";\n\nexport const read = fs.readFileSync;',
  'import { readFileSync } from "node:fs";\n\nexport const read = readFileSync;',
  'import { Command } from "commander";\n\nexport const command = new Command();',
  'import type { Command } from "commander";\n\nexport type Same = Command;',
  'export { Command } from "commander";',
  'import { level } from "@portolan/bots";\n\nexport const same = level;',
  'import { check } from "@portolan/kernel/testing";\n\nexport const same = check;',
];

/** Each is fine everywhere. */
const PURE = [
  "export const half = Math.floor(1 / 2);",
  "export const asynchronous = (async: number) => async + 1;",
  "/** async function, await, Math.random */\nexport function plain() {\n  for (const one of [1]) String(one);\n}",
  'import { seat } from "./seat.ts";\n\nexport const same = seat;',
  'import { seat } from "../table/seat.ts";\n\nexport const same = seat;',
  'import edition from "./edition.json" with { type: "json" };\n\nexport const same = edition;',
  'import type { Game } from "@portolan/kernel";\n\nexport type Same = Game;',
];

const PURE_PLACES = ["packages/kernel/src", "packages/kernel/src/deep/down", "packages/games/src/some-game"];
const FREE_PLACES = [
  "packages/kernel/src/testing",
  "packages/bots/src",
  "packages/cli/src",
  "packages/bench/src",
];
const TEST_PLACES = ["packages/kernel/src", "packages/games/src/some-game"];

const folder = mkdtempSync(join(tmpdir(), "portolan-lint-"));
/** The files that Biome found an error in, with what it said. */
const errors = new Map<string, string[]>();
let exitCode: number | null;

// One run of Biome over all snippets in all places, with this repository's configuration.
beforeAll(() => {
  cpSync(join(ROOT, "biome.json"), join(folder, "biome.json"));
  cpSync(join(ROOT, "scripts/pure.grit"), join(folder, "scripts/pure.grit"));
  for (const snippet of [...IMPURE, ...PURE]) {
    for (const place of [...PURE_PLACES, ...FREE_PLACES]) write(fileOf(snippet, place), snippet);
    for (const place of TEST_PLACES) write(fileOf(snippet, place, ".test.ts"), snippet);
  }
  const run = spawnSync(
    process.execPath,
    [BIOME, "lint", "--vcs-enabled=false", "--reporter=json", "--max-diagnostics=none"],
    { cwd: folder, encoding: "utf8" },
  );
  exitCode = run.status;
  for (const { severity, message, location } of JSON.parse(run.stdout).diagnostics) {
    if (severity === "error") errors.set(location.path, [...(errors.get(location.path) ?? []), message]);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test("an offence fails the whole run", () => {
  expect(exitCode).toBe(1);
});

describe.each(PURE_PLACES)("in %s", (place) => {
  test.each(IMPURE)("forbidden: %s", (snippet) => {
    expect(errors.get(fileOf(snippet, place))).toBeDefined();
  });
  test.each(PURE)("allowed: %s", (snippet) => {
    expect(errors.get(fileOf(snippet, place))).toBeUndefined();
  });
});

test.each(FREE_PLACES)("everything is allowed in %s", (place) => {
  for (const snippet of [...IMPURE, ...PURE]) expect(errors.get(fileOf(snippet, place))).toBeUndefined();
});

test.each(TEST_PLACES)("everything is allowed in tests in %s", (place) => {
  for (const snippet of [...IMPURE, ...PURE])
    expect(errors.get(fileOf(snippet, place, ".test.ts"))).toBeUndefined();
});

function fileOf(snippet: string, place: string, ending = ".ts"): string {
  return `${place}/snippet-${[...IMPURE, ...PURE].indexOf(snippet)}${ending}`;
}

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
}
