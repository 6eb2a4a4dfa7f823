/** Promise 1: every rule is findable. The rulebooks in docs/rules are the list; tests and sources must agree with it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { games } from "@portolan/games";
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

describe.each(games.map(({ id }) => id))("%s", (id) => {
  const book = new URL(`docs/rules/${id}.en.md`, ROOT);
  const text = existsSync(book) ? readFileSync(book, "utf8") : "";
  const anchors = [...text.matchAll(/^- <a id="([^"]+)"><\/a>\*\*([^*]+)\*\* \S/gm)].map(
    ([, anchor]) => anchor,
  );
  const [prefix] = (anchors[0] ?? "").split("-");
  const sources = filesBelow(`packages/games/src/${id}/`);
  const titles = sources.flatMap((source) => [...source.matchAll(TITLE)].map((match) => match[2]));

  test("has a rulebook in which every rule stands once", () => {
    expect(anchors.length).toBeGreaterThan(10);
    expect(anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i)).toEqual([]);
    expect(anchors.filter((anchor) => !anchor.startsWith(`${prefix}-`))).toEqual([]);
  });

  test("its rulebook refers only to rules that it has", () => {
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target);
    expect(links.filter((target) => target.startsWith(`${prefix}-`) && !anchors.includes(target))).toEqual(
      [],
    );
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
