import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A folder for one test file, gone afterwards. */
export function testHome(): string {
  const home = mkdtempSync(join(tmpdir(), "portolan-"));
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  return home;
}
