import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { testHome } from "./testing/home.ts";

// The rest of the tests run commands inside; these run the program itself, from the outside.

const home = testHome();
const bin = fileURLToPath(new URL("../bin/portolan.js", import.meta.url));

function portolan(args: readonly string[], input = "") {
  const env = {
    ...process.env,
    PORTOLAN_HOME: home,
    LC_ALL: "C",
    FORCE_COLOR: undefined,
    NO_COLOR: undefined,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    env,
    encoding: "utf8",
  });
  return { code: status, out: stdout, err: stderr };
}

test("the engine answers on standard output, line by line", () => {
  const { code, out, err } = portolan(["engine"], '{"id":1,"op":"games"}\n\nnonsense\n{"id":2,"op":"close"}');
  expect([code, err]).toEqual([0, ""]);
  expect(
    out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).id),
  ).toEqual([1, null, 2]);
});

test("a game can be played through a pipe, and what was typed is shown; when the input ends it is saved", () => {
  const { code, out, err } = portolan(["play", "traders-of-carthage", "--seed", "3"], "token red\nquit\n");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("White> token red\n");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no colours where there is no terminal
  expect(out).not.toMatch(/\u001b/);
  expect(out).toContain("Continue with: portolan play --resume");
  expect(readdirSync(join(home, "saves"))).toHaveLength(1);
  expect(portolan(["play", "--resume"]).out).toContain("Resuming after move");
});

test("the exit code tells how it went", () => {
  expect(portolan(["verify", "-"], "{}").code).toBe(2);
});
