import { expect, test } from "vitest";
import { splitOutsideQuotes, wordsOf } from "./split.ts";

test("a list is split at its commas, but not within quotation marks", () => {
  expect(splitOutsideQuotes("a,b c,,d", /,/)).toEqual(["a", "b c", "", "d"]);
  expect(splitOutsideQuotes(`a,"b,c" d,'e,"f'`, /,/)).toEqual(["a", `"b,c" d`, `'e,"f'`]);
});

test("a command line is split into words, and quotation marks keep words together", () => {
  expect(wordsOf("  python3  my.py ")).toEqual(["python3", "my.py"]);
  expect(wordsOf(`node "my bots/one.mjs" --name='A B'`)).toEqual(["node", "my bots/one.mjs", "--name=A B"]);
  expect(wordsOf(" ")).toEqual([]);
});
