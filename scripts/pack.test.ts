// The packages that others may use, packed and installed where nothing of this repository is.

import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = dirname(import.meta.dirname);
const TYPESCRIPT = join(ROOT, "node_modules/typescript/bin/tsc");
const folder = mkdtempSync(join(tmpdir(), "portolan-packed-"));

function run(command: string, ...args: string[]): string {
  const shell = process.platform === "win32";
  return execFileSync(command, args, { cwd: folder, encoding: "utf8", shell });
}

/** The versions that this repository is tested with, which npm has in its cache. */
function knownVersions() {
  const { lockfileVersion, packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const known = Object.entries(packages).flatMap(([path, entry]) => {
    const ofKernel = path.replace(
      "packages/kernel/node_modules/",
      "node_modules/@portolan/kernel/node_modules/",
    );
    return ofKernel.startsWith("node_modules/") && !isLink(entry) ? [[ofKernel, entry]] : [];
  });
  return { lockfileVersion, packages: Object.fromEntries(known) };
}

function isLink(entry: unknown): boolean {
  return typeof entry === "object" && entry !== null && "link" in entry;
}

beforeAll(() => {
  const tarballs = join(folder, "tarballs");
  execFileSync(process.execPath, [join(ROOT, "scripts/pack.ts"), tarballs], { stdio: "pipe" });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "stranger", type: "module" }));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(knownVersions()));
  const packed = globSync("*.tgz", { cwd: tarballs }).map((name) => `./tarballs/${name}`);
  expect(packed.length).toBe(7);
  run("npm", "install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error", ...packed);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What the compiler says about a program, with all declarations that it uses. */
function compile(program: string): string {
  const settings = [
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2024",
    "--types",
    "",
    "--outDir",
    "built",
  ];
  return spawnSync(process.execPath, [TYPESCRIPT, ...settings, program], { cwd: folder, encoding: "utf8" })
    .stdout;
}

test("a game is played through the library, and its types are right", () => {
  cpSync(join(ROOT, "examples/library.ts"), join(folder, "library.ts"));
  expect(compile("library.ts")).toBe("");
  const { moves, scores } = JSON.parse(run(process.execPath, "built/library.js"));
  expect(moves).toBeGreaterThan(20);
  expect(scores.length).toBe(3);
});

test("a wrong use of the library is a type error", () => {
  const wrong = `import { game } from "@portolan/games/traders-of-carthage";
    export const rules = game.open({ players: "three" });`;
  writeFileSync(join(folder, "wrong.ts"), wrong);
  expect(compile("wrong.ts")).toContain("'string' is not assignable to type 'number'");
});

test("the command line simulates, in threads, and shows a rule", () => {
  const played = run(
    "npx",
    "portolan",
    "simulate",
    "oltremare",
    "--bots",
    "trader",
    "--games",
    "4",
    "--json",
  );
  expect(JSON.parse(played).games).toBe(4);
  expect(run("npx", "portolan", "rules", "traders-of-carthage", "TC-END-1")).toContain("TC-END-1");
});
