import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { slowest } from "./slowest.ts";
import { duration, timeTable } from "./time-table.mjs";

const RUN = join(import.meta.dirname, "run.mjs");

function start(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, "start", ...args], {
    encoding: "utf8",
  });
  return { code: status, out: stdout, err: stderr };
}

describe("npm start", () => {
  test.each([
    { args: ["--port", "8080", "--help"], usage: "portolan serve" },
    { args: ["serve", "--help"], usage: "portolan serve" },
    { args: ["play", "--help"], usage: "portolan play" },
    { args: ["--help"], usage: "portolan [options] [command]" },
  ])("$args goes to $usage", ({ args, usage }) => {
    const { code, out, err } = start(...args);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain(`Usage: ${usage}`);
  });

  test("what is wrong with an option is said by the server", () => {
    const { code, err } = start("--port", "many", "--web", ".");
    expect(code).toBe(2);
    expect(err).toContain("--port");
  });
});

test("every platform gets the same version of Node", () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(RUN, "../../package.json"), "utf8"));
  const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith("node-"));
  expect(versions.length).toBe(5);
  expect(new Set(versions.map(([, version]) => version)).size).toBe(1);
});

test("how long each part took, and all of them", () => {
  expect(duration(12_400)).toBe("12 s");
  expect(duration(425_000)).toBe("7 min 05 s");
  expect(
    timeTable([
      { title: "Types", ms: 9_000 },
      { title: "Tests", ms: 301_000 },
    ]),
  ).toBe("         9 s  Types\n  5 min 01 s  Tests\n  5 min 10 s  All together");
});

test("which test files took longest, where there are many", () => {
  const files = Array.from({ length: 20 }, (_, i) => ({ file: `${i}.test.ts`, ms: i * 10_000 }));
  const lines = slowest(files).trimEnd().split("\n");
  expect(lines).toHaveLength(9);
  expect(lines.slice(0, 3)).toEqual([
    "Slowest files:",
    "  3 min 10 s  19.test.ts",
    "  3 min 00 s  18.test.ts",
  ]);
  expect(slowest(files.slice(0, 3))).toBe("");
});
