/** What the build makes of the rulebooks. */
import { readFileSync } from "node:fs";
import { LOCALES } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { GAME_IDS } from "../src/games/registry.ts";
import { type Book, COMPONENTS_PART, type Inline, rulesIn } from "../src/pages/rulebook/book.ts";
import { readBook } from "../tools/build/rulebook.ts";

function markdownOf(game: string, language: string): string {
  return readFileSync(new URL(`../../../docs/rules/${game}.${language}.md`, import.meta.url), "utf8");
}

/** All ids that a book leads to. */
function targetsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "to" in value ? [(value as Extract<Inline, { readonly to: string }>).to] : [];
  return [...own, ...Object.values(value).flatMap(targetsIn)];
}

const outline = (book: Book): string[] => book.parts.map(({ id, level }) => `${id} at level ${level}`);

const house = (book: Book): string[] => rulesIn(book).flatMap(({ id, isHouse }) => (isHouse ? id : []));

test("house rulings are found where a book has some", () => {
  const counts = GAME_IDS.map((game) => house(readBook(markdownOf(game, "en"))).length);
  expect(counts.filter((count) => count > 5).length).toBeGreaterThan(3);
});

describe.each(GAME_IDS)("the rulebook of %s", (game) => {
  const english = readBook(markdownOf(game, "en"));

  test.each(LOCALES)("in %s has every rule of its Markdown", (language) => {
    const markdown = markdownOf(game, language);
    const ids = [...markdown.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
    expect(rulesIn(readBook(markdown)).map(({ id }) => id)).toEqual(ids);
  });

  test.each(LOCALES)("in %s leads only to places that it has", (language) => {
    const book = readBook(markdownOf(game, language));
    const places = [...rulesIn(book), ...book.parts].map(({ id }) => id);
    expect(targetsIn(book).filter((target) => !places.includes(target))).toEqual([]);
  });

  test.each(LOCALES)("in %s has the parts and the house rulings of the English one", (language) => {
    const book = readBook(markdownOf(game, language));
    expect(outline(book)).toEqual(outline(english));
    expect(house(book)).toEqual(house(english));
  });

  test("tells in one part what is on the table", () => {
    const part = english.parts.find(({ id }) => id === COMPONENTS_PART);
    expect(part?.title).toBe("What is on the table");
  });
});

test("a rule is its id, its words, and whether it is ours", () => {
  const book = readBook(
    '# T\n\n## One\n\n- <a id="A-B-1"></a>**A-B-1** Do *this*, see [A-B-1](#A-B-1). *(regola della casa)*\n',
  );
  expect(rulesIn(book)).toEqual([
    {
      id: "A-B-1",
      text: ["Do ", { em: ["this"] }, ", see ", { to: "A-B-1", text: ["A-B-1"] }, "."],
      isHouse: true,
    },
  ]);
});

test("what could not be shown is refused", () => {
  expect(() => readBook("# T\n\n## One\n\n> quoted\n")).toThrow("blockquote");
  expect(() => readBook("# T\n\n## One\n\n[out](https://example.org)\n")).toThrow("leads only to itself");
  expect(() => readBook('# T\n\n## One\n\n- <a id="A-B-1"></a>**A-B-2** No.\n')).toThrow("A-B-1");
});
