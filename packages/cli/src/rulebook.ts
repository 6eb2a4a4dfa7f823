import { readFileSync } from "node:fs";
import { carried } from "./carried.ts";
import { type Block, bare, blocksOf } from "./markdown.ts";
import { language } from "./words.ts";

export interface Rule {
  readonly id: string;
  /** The headings it stands under, outermost first. */
  readonly under: readonly string[];
  /** Its paragraph in Markdown, without the id. */
  readonly text: string;
}

export interface Rulebook {
  readonly blocks: readonly Block[];
  readonly rules: readonly Rule[];
}

const RULE = /^<a id="([A-Z]+(?:-[A-Z0-9]+)+)"><\/a>\*\*\1\*\* (.*)$/;

/** Reads a rulebook; a rule is a list item that begins with its id. */
export function parseRulebook(markdown: string): Rulebook {
  const blocks = blocksOf(markdown);
  const rules: Rule[] = [];
  let under: string[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") under = [...under.slice(0, block.level - 1), bare(block.text)];
    const found = block.kind === "item" ? RULE.exec(block.text) : null;
    if (found) rules.push({ id: found[1], under, text: found[2] });
  }
  return { blocks, rules };
}

const RULES = carried("rules", "../../docs/rules");

/** The rulebook of a game in the language of this process; null if it has none. */
export function rulebookOf(game: string): Rulebook | null {
  try {
    return parseRulebook(readFileSync(new URL(`${game}.${language()}.md`, RULES), "utf8"));
  } catch {
    return null;
  }
}

export function findRule(book: Rulebook, id: string): Rule | undefined {
  const wanted = id.toUpperCase();
  return book.rules.find((rule) => rule.id === wanted);
}

/** The rules whose text, id or headings hold the word. */
export function searchRules(book: Rulebook, word: string): Rule[] {
  const wanted = word.toLowerCase();
  return book.rules.filter((rule) =>
    [rule.id, bare(rule.text), ...rule.under].some((text) => text.toLowerCase().includes(wanted)),
  );
}
