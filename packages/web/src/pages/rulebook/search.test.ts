import { expect, test } from "vitest";
import type { Book } from "./book.ts";
import { entriesOf, highlighted, search } from "./search.ts";

const book: Book = {
  title: "A book",
  preface: [],
  parts: [
    {
      id: "part-1",
      level: 2,
      title: "Città",
      blocks: [
        { kind: "text", text: ["In the city there is a ", { em: ["market"] }, "."] },
        {
          kind: "rules",
          rules: [
            { id: "XX-BUY-1", text: ["You may buy. The market is open to all."], isHouse: false },
            {
              id: "XX-SELL-1",
              text: ["You may sell, see ", { to: "XX-BUY-1", text: ["XX-BUY-1"] }, "."],
              isHouse: true,
            },
          ],
        },
      ],
    },
    {
      id: "part-2",
      level: 2,
      title: "Glossary",
      blocks: [{ kind: "table", head: [["Word"], ["Meaning"]], rows: [[["Market"], ["where one buys"]]] }],
    },
  ],
};
const entries = entriesOf(book);

function targets(typed: string): string[] {
  return search(entries, typed).map(({ entry }) => entry.target);
}

test("rules and passages are found by their words, rules first", () => {
  expect(targets("market")).toEqual(["XX-BUY-1", "part-1", "part-2"]);
});

test("a rule is found by its id, before those that only mention it", () => {
  expect(targets("xx-buy")).toEqual(["XX-BUY-1", "XX-SELL-1"]);
});

test("all words have to be there, in any order, with or without accents", () => {
  expect(targets("open market")).toEqual(["XX-BUY-1"]);
  expect(targets("CITTA sell")).toEqual(["XX-SELL-1"]);
  expect(targets("ship")).toEqual([]);
  expect(targets("  ")).toEqual([]);
});

test("the sentence that is shown is the one with the word, and the word stands out in it", () => {
  expect(search(entries, "open")[0].sentence).toEqual(["The market is ", "open", " to all."]);
});

test("letters that grow in lower case do not shift what stands out", () => {
  expect(highlighted("İstanbul market", ["market"])).toEqual(["İstanbul ", "market", ""]);
});
