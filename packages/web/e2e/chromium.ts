// Finds the Chromium that the browser tests use. Run as a program, it installs Debian's where it may and otherwise
// says how; it never fails, because everything but those tests works without.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export const HOW_TO_GET_ONE =
  "The browser tests need Chromium and are left out: install it (Debian: apt-get install chromium) or name one in PORTOLAN_CHROMIUM.";

/** The path of a Chromium on this machine, or null. */
export function findChromium(): string | null {
  const { PORTOLAN_CHROMIUM: named, PATH = "" } = process.env;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const candidates = named === undefined ? [...onPath, ...PLACES] : [named];
  return candidates.find((path) => existsSync(path)) ?? null;
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get");
}

function install(): void {
  process.stderr.write("Installing Chromium for the browser tests ...\n");
  const run = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  const get = () => run("install", "-y", "--no-install-recommends", "chromium");
  if (!get() && run("update")) get();
}

if (import.meta.main) {
  if (findChromium() === null && mayInstall()) install();
  if (findChromium() === null) process.stderr.write(`${HOW_TO_GET_ONE}\n`);
}
