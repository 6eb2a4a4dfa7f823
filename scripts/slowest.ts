import type { Reporter, TestModule } from "vitest/node";
import { duration } from "./time-table.mjs";

/** Files that are named after a run. */
const NAMED = 8;

interface TimedFile {
  readonly file: string;
  readonly ms: number;
}

/** A line for each of the files that took longest, the longest first; nothing where there is nothing to compare. */
export function slowest(files: readonly TimedFile[]): string {
  if (files.length <= NAMED) return "";
  const named = files.toSorted((a, b) => b.ms - a.ms).slice(0, NAMED);
  const width = Math.max(...named.map(({ ms }) => duration(ms).length));
  const lines = named.map(({ file, ms }) => `  ${duration(ms).padStart(width)}  ${file}`);
  return `${["Slowest files:", ...lines].join("\n")}\n`;
}

/** Says which test files to look at first when tests take too long. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((one) => ({ file: one.relativeModuleId, ms: one.diagnostic().duration }));
    process.stderr.write(slowest(files));
  }
}
