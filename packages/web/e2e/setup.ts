import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findChromium, HOW_TO_GET_ONE } from "./chromium.ts";

/** Before the browser tests: the client is built as it is now, and a missing browser is named once. */
export default function setup(): void {
  if (findChromium() === null) {
    process.stderr.write(`${HOW_TO_GET_ONE}\n`);
    return;
  }
  const build = join(import.meta.dirname, "..", "build", "build.ts");
  const { status } = spawnSync(process.execPath, [build, "--if-needed"], { stdio: "inherit" });
  if (status !== 0) throw new Error("the browser client could not be built");
}
