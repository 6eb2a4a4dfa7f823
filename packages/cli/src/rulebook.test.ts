import { describe, expect, test } from "vitest";
import { bare, blocksOf, render } from "./markdown.ts";
import { findRule, parseRulebook, rulebookOf, searchRules } from "./rulebook.ts";
import { width } from "./screen.ts";

const book = rulebookOf("traders-of-carthage");
const screen = { columns: 60, hasColour: false, isPlain: false };

describe("Markdown", () => {
  test("headings, items, tables and paragraphs", () => {
    const kinds = blocksOf("# One\n\nText *so*.\n\n- item\n1. first\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
    expect(kinds.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "item", "item", "table"]);
  });

  test("marks are taken out", () => {
    expect(bare('<a id="X"></a>**bold** `code` *soft* [link](#X)')).toBe("bold code soft link");
  });

  test("a table fits, however narrow the screen", () => {
    const long = "many words in a cell that has to be broken into several lines";
    const [, ...lines] = render(screen, blocksOf(`| head | ${long} |\n|---|---|\n| ${long} | b |`));
    for (const line of lines) expect(width(line)).toBeLessThanOrEqual(60);
  });
});

describe("rulebook", () => {
  test("a rule is found by its id in any case, with its headings and its text", () => {
    const small = parseRulebook('# T\n\n## Buy\n\n- <a id="TC-BUY-3"></a>**TC-BUY-3** Pay *enough*.\n');
    expect(findRule(small, "tc-buy-3")).toEqual({
      id: "TC-BUY-3",
      under: ["T", "Buy"],
      text: "Pay *enough*.",
    });
    expect(findRule(small, "tc-buy-4")).toBeUndefined();
  });

  test("the rulebook of Traders of Carthage is all there, and fits on a screen", () => {
    expect(book?.rules.length).toBeGreaterThan(60);
    for (const line of render(screen, book?.blocks ?? [])) expect(width(line)).toBeLessThanOrEqual(60);
  });

  test("words are searched in ids, texts and headings", () => {
    const found = book ? searchRules(book, "JAR").map(({ id }) => id) : [];
    expect(found).toContain("TC-STO-2");
  });

  test("a game without a rulebook has none", () => {
    expect(rulebookOf("no-such-game")).toBeNull();
  });
});
