// Finds the Chromium that the browser tests use. Run as a program, it installs Debian's where it may and otherwise
// says how to get one.

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
  "The tests in a browser need Chromium: install it (Debian and Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium), or name any Chromium or Chrome in PORTOLAN_CHROMIUM.";

/** The exit code that says: this cannot be done here, and it is nobody's fault. */
const NOT_HERE = 77;

/** The path of a Chromium on this machine, or null. */
export function findChromium(): string | null {
  const { PORTOLAN_CHROMIUM: named, PATH = "" } = process.env;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const candidates = named === undefined ? [...onPath, ...PLACES] : [named];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** Only where it is somebody's to install things, and nobody has named another browser. */
function mayInstall(): boolean {
  return (
    process.env.PORTOLAN_CHROMIUM === undefined &&
    process.getuid?.() === 0 &&
    existsSync("/etc/debian_version") &&
    existsSync("/usr/bin/apt-get")
  );
}

function install(): void {
  process.stderr.write("Installing Debian's Chromium for the tests in a browser (a minute or two) ...\n");
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", ["--quiet=2", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  const get = () => aptGet("install", "--yes", "--no-install-recommends", "chromium");
  if (!get() && aptGet("update")) get();
}

if (import.meta.main) {
  if (findChromium() === null && mayInstall()) install();
  if (findChromium() === null) {
    process.stderr.write(`${HOW_TO_GET_ONE}\n`);
    // Whoever builds for everybody must not leave these tests out.
    process.exitCode = process.env.CI ? 1 : NOT_HERE;
  }
}
