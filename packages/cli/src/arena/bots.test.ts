import { expect, test } from "vitest";
import { readContestants } from "./bots.ts";

test("names are computer players, in any case; everything else is a command line", () => {
  expect(readContestants("Trader, random,Admiral@0.3,python3 my.py,./bot")).toEqual([
    { kind: "own", name: "trader" },
    { kind: "own", name: "random" },
    { kind: "own", name: "admiral@0.3" },
    { kind: "program", name: "python3 my.py", words: ["python3", "my.py"] },
    { kind: "program", name: "./bot", words: ["./bot"] },
  ]);
});

test("a command line may stand in quotation marks, and needs them around a comma", () => {
  expect(readContestants(`random,"python3 my.py",node "a,b.mjs"`).slice(1)).toEqual([
    { kind: "program", name: "python3 my.py", words: ["python3", "my.py"] },
    { kind: "program", name: `node "a,b.mjs"`, words: ["node", "a,b.mjs"] },
  ]);
});

test.each([
  ["trader", /at least two/],
  ["trader,,random", /empty/],
  ["trader,random,Trader", /“trader” twice/],
])("%s is refused", (list, message) => {
  expect(() => readContestants(list)).toThrow(message);
});
