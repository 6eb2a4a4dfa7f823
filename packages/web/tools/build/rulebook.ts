import { lexer, type Token, type Tokens } from "marked";
import type { Block, Book, Inline, Part, Phrase, Rule } from "../../src/pages/rulebook/book.ts";

/** An inline mark such as *(house ruling)*, in any language: words in brackets, stressed, at the end of a rule. */
const HOUSE = /^\([^()]+\)$/;
const ANCHOR = /^<a id="([^"]+)">$/;

function joined(parts: readonly Inline[]): Phrase {
  const result: Inline[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === "string" && typeof last === "string") result[result.length - 1] = last + part;
    else if (part !== "") result.push(part);
  }
  return result;
}

function inline(token: Token): readonly Inline[] {
  switch (token.type) {
    case "text":
    case "escape":
      return "tokens" in token && token.tokens ? phrase(token.tokens) : [token.text];
    case "strong":
      return [{ strong: phrase(token.tokens ?? []) }];
    case "em":
      return [{ em: phrase(token.tokens ?? []) }];
    case "codespan":
      return [{ code: token.text }];
    case "link": {
      const { href, tokens } = token as Tokens.Link;
      if (!href.startsWith("#")) throw new Error(`a rulebook leads only to itself, not to ${href}`);
      return [{ to: href.slice(1), text: phrase(tokens) }];
    }
    case "br":
      return [" "];
    default:
      throw new Error(`a rulebook has no ${token.type}: ${token.raw}`);
  }
}

function phrase(tokens: readonly Token[]): Phrase {
  return joined(tokens.flatMap(inline));
}

/** The words of a list item that is one paragraph. */
function itemTokens({ tokens }: Tokens.ListItem): readonly Token[] {
  return tokens.flatMap((token) => {
    if (token.type !== "text" && token.type !== "paragraph")
      throw new Error(`a list of a rulebook has plain items only: ${token.raw}`);
    return "tokens" in token && token.tokens ? token.tokens : [token];
  });
}

/** A rule begins with an anchor, its end, and its id in bold. */
function ruleOf(tokens: readonly Token[]): Rule | null {
  const [, id] = ANCHOR.exec(tokens[0]?.raw ?? "") ?? [];
  if (id === undefined) return null;
  const [, close, shown, ...rest] = tokens;
  if (close?.raw !== "</a>" || shown?.type !== "strong" || shown.text !== id)
    throw new Error(`the rule ${id} does not begin with its id`);
  const last = rest.at(-1);
  const isHouse = last?.type === "em" && HOUSE.test(last.text);
  const text = phrase(isHouse ? rest.slice(0, -1) : rest);
  return { id, text: trimmed(text), isHouse };
}

function trimmed(text: Phrase): Phrase {
  return text.map((part, i) => {
    if (typeof part !== "string") return part;
    const start = i === 0 ? part.trimStart() : part;
    return i === text.length - 1 ? start.trimEnd() : start;
  });
}

function listOf(list: Tokens.List): Block {
  const items = list.items.map(itemTokens);
  const rules = items.map(ruleOf).filter((rule) => rule !== null);
  if (rules.length === 0)
    return { kind: "list", isOrdered: list.ordered, items: items.map((tokens) => phrase(tokens)) };
  if (rules.length < items.length) throw new Error(`a list mixes rules and other items: ${list.raw}`);
  return { kind: "rules", rules };
}

function blockOf(token: Token): readonly Block[] {
  switch (token.type) {
    case "space":
      return [];
    case "paragraph":
      return [{ kind: "text", text: phrase(token.tokens ?? []) }];
    case "list":
      return [listOf(token as Tokens.List)];
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return [
        {
          kind: "table",
          head: header.map(({ tokens }) => phrase(tokens)),
          rows: rows.map((cells) => cells.map(({ tokens }) => phrase(tokens))),
        },
      ];
    }
    default:
      throw new Error(`a rulebook has no ${token.type}: ${token.raw}`);
  }
}

/** Reads a rulebook's Markdown; anything that the client could not show is refused here, at build time. */
export function readBook(markdown: string): Book {
  let title = "";
  const preface: Block[] = [];
  const parts: (Part & { readonly blocks: Block[] })[] = [];
  let first = 0;
  let second = 0;
  for (const token of lexer(markdown)) {
    if (token.type !== "heading") {
      (parts.at(-1)?.blocks ?? preface).push(...blockOf(token));
      continue;
    }
    const heading = token as Tokens.Heading;
    if (heading.depth === 1) {
      title = heading.text;
      continue;
    }
    if (heading.depth === 2) {
      first++;
      second = 0;
      parts.push({ id: `part-${first}`, level: 2, title: heading.text, blocks: [] });
    } else if (heading.depth === 3 && first > 0) {
      second++;
      parts.push({ id: `part-${first}-${second}`, level: 3, title: heading.text, blocks: [] });
    } else throw new Error(`a rulebook has headings of two levels below its title: ${heading.raw}`);
  }
  if (title === "") throw new Error("a rulebook begins with its title");
  return { title, preface, parts };
}
