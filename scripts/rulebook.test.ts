/** Promise 1: every rule is findable. The rulebooks in docs/rules are the list; tests and sources must agree with it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { games } from "@portolan/games";
import { LOCALES } from "@portolan/kernel";
import { describe, expect, test } from "vitest";

const ROOT = new URL("../", import.meta.url);
const RULE_ID = /\b[A-Z]{2}-[A-Z0-9]+-\d+\b/g;
/** The title of a test or of a group of tests, also of a table of them. */
const TITLE = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(["'`])([\s\S]*?)\1/g;

function filesBelow(folder: string): string[] {
  return readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(new URL(`${folder}${name}`, ROOT), "utf8"));
}

function idsIn(text: string): string[] {
  return text.match(RULE_ID) ?? [];
}

interface Rule {
  readonly anchor: string;
  /** The id that readers see. */
  readonly shown: string;
  readonly text: string;
}

/** The rulebook of a game in a language; empty if there is none. */
function bookOf(game: string, language: string): string {
  const book = new URL(`docs/rules/${game}.${language}.md`, ROOT);
  return existsSync(book) ? readFileSync(book, "utf8") : "";
}

function rulesIn(book: string): Rule[] {
  return [...book.matchAll(/^- <a id="([^"]+)"><\/a>\*\*([^*]+)\*\* (\S.*)$/gm)].map(
    ([, anchor, shown, text]) => ({ anchor, shown, text }),
  );
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target);
}

/** What stays as it is in every language: options, their values and moves. */
function codesIn(text: string): string[] {
  return text.match(/`[^`]+`/g) ?? [];
}

describe.each(games.map(({ id }) => id))("%s", (id) => {
  const text = bookOf(id, "en");
  const rules = rulesIn(text);
  const anchors = rules.map(({ anchor }) => anchor);
  const [prefix] = (anchors[0] ?? "").split("-");
  const sources = filesBelow(`packages/games/src/${id}/`);
  const titles = sources.flatMap((source) => [...source.matchAll(TITLE)].map((match) => match[2]));

  test("has a rulebook in which every rule stands once", () => {
    expect(anchors.length).toBeGreaterThan(0);
    expect(anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i)).toEqual([]);
    expect(anchors.filter((anchor) => !anchor.startsWith(`${prefix}-`))).toEqual([]);
    expect(rules.filter(({ anchor, shown }) => anchor !== shown)).toEqual([]);
  });

  test.each(LOCALES)("its rulebook in %s refers only to rules that it has", (language) => {
    const links = linksIn(bookOf(id, language)).filter((target) => target.startsWith(`${prefix}-`));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((target) => !anchors.includes(target))).toEqual([]);
  });

  test.each(LOCALES)("its rulebook in %s has the rules of the English one, in the same order", (language) => {
    const ids = (book: readonly Rule[]): string[] =>
      book.map(({ anchor, shown }) => `${anchor} shown as ${shown}`);
    expect(ids(rulesIn(bookOf(id, language)))).toEqual(ids(rules));
  });

  test.each(LOCALES)(
    "every rule in %s names the options, moves and rules that it names in English",
    (language) => {
      const named = (book: readonly Rule[]): Record<string, string[]> =>
        Object.fromEntries(
          book.map(({ anchor, text }) => [anchor, [...codesIn(text), ...linksIn(text)].toSorted()]),
        );
      expect(named(rulesIn(bookOf(id, language)))).toEqual(named(rules));
    },
  );

  test.each(LOCALES)("its rulebook in %s has the headings and tables of the English one", (language) => {
    const shape = (book: string): string[] =>
      book.split("\n").flatMap((line) => {
        if (line.startsWith("#")) return line.slice(0, line.indexOf(" "));
        return line.startsWith("|") ? `table of ${line.split("|").length - 2}` : [];
      });
    expect(shape(bookOf(id, language))).toEqual(shape(text));
  });

  test("every rule is named by a test", () => {
    const named = new Set(titles.flatMap(idsIn));
    expect(anchors.filter((anchor) => !named.has(anchor))).toEqual([]);
  });

  test("tests and sources name only rules that exist", () => {
    const cited = sources.flatMap(idsIn).filter((rule) => rule.startsWith(`${prefix}-`));
    expect([...new Set(cited)].filter((rule) => !anchors.includes(rule))).toEqual([]);
  });
});
