import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { numberFrom, wholeFrom } from "./asked.ts";

test("numbers are read as they are written, and nothing else is", () => {
  expect(wholeFrom("steps", "40", 1)).toBe(40);
  expect(numberFrom("judge", "0.5", 0.1)).toBe(0.5);
  for (const text of ["x", "", " ", "0", "-3", "NaN", "Infinity", "2.5"]) {
    expect(() => wholeFrom("steps", text, 1)).toThrow("--steps takes a ");
  }
});

test.each([
  ["tune", ["oltremare", "--steps", "x"], '--steps takes a number of at least 1, not "x"'],
  ["tune", ["oltremare", "--only", "luck"], 'there is no weight "luck"'],
  ["tune", ["oltremare", "--players", "9"], "the game is for 2 to 5 players, not 9"],
  ["tune", [], "name a game: traders-of-carthage, oltremare, galactic-traders, porto-carthago"],
  ["fit", ["oltremare"], "oltremare has no weights for leaves apart from those of its evaluation"],
  ["fit", ["porto-carthago", "--games", "3"], '--games takes a number of at least 4, not "3"'],
  ["ponder", ["oltremare", "--judge", "0"], '--judge takes a number of at least 0.1, not "0"'],
  ["ponder", ["oltremare", "--steps", "1"], "Unknown option '--steps'"],
])("%s %j is answered in one line", (tool, args, line) => {
  const script = fileURLToPath(new URL(`./${tool}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8" });
  expect(stderr.trimEnd().split("\n")).toEqual([expect.stringContaining(line)]);
  expect(stdout).toBe("");
  expect(status).toBe(2);
});
