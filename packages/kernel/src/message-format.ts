/**
 * Reads the ICU notation of a message: `{name}`, and choices between branches,
 * `{count, plural, =0 {nothing} one {# card} other {# cards}}`, `selectordinal` and `select`. Branches may hold parts and
 * choices of their own. An apostrophe is an apostrophe: no catalogue needs a brace as text, so nothing is quoted.
 */

export type Choosing = "plural" | "selectordinal" | "select";

export type FormatNode =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "part"; readonly name: string }
  /** `#`, the number that the plural around it chose by. */
  | { readonly kind: "number" }
  | {
      readonly kind: "choice";
      readonly name: string;
      readonly by: Choosing;
      readonly branches: ReadonlyMap<string, Format>;
    };

export type Format = readonly FormatNode[];

const CHOOSING: readonly string[] = ["plural", "selectordinal", "select"] satisfies readonly Choosing[];

function isChoosing(word: string): word is Choosing {
  return CHOOSING.includes(word);
}

interface Reader {
  readonly text: string;
  at: number;
}

function fail(reader: Reader, what: string): never {
  throw new Error(`message with ${what} at ${reader.at}: ${reader.text}`);
}

/** The text up to one of these characters, which is left to be read. */
function until(reader: Reader, ends: RegExp): string {
  const rest = reader.text.slice(reader.at);
  const length = rest.search(ends);
  if (length < 0) fail(reader, "unbalanced braces");
  reader.at += length;
  return rest.slice(0, length).trim();
}

function readBranches(reader: Reader, by: Choosing, isCounting: boolean): Map<string, Format> {
  const branches = new Map<string, Format>();
  for (let key = until(reader, /[{}]/); reader.text[reader.at] === "{"; key = until(reader, /[{}]/)) {
    reader.at++;
    branches.set(key, readFormat(reader, isCounting || by !== "select"));
    reader.at++;
  }
  if (!branches.has("other")) fail(reader, "a choice without the branch “other”");
  return branches;
}

/** What stands between two braces; the closing one is left to be read. */
function readBraces(reader: Reader, isCounting: boolean): FormatNode {
  const name = until(reader, /[,{}]/);
  if (!/^\w+$/.test(name)) fail(reader, "an unnamed part");
  if (reader.text[reader.at] === "}") return { kind: "part", name };
  reader.at++;
  const by = until(reader, /[,{}]/);
  if (!isChoosing(by) || reader.text[reader.at] !== ",") fail(reader, "an unknown choice");
  reader.at++;
  return { kind: "choice", name, by, branches: readBranches(reader, by, isCounting) };
}

/** Up to the end of the text or to the brace that closes the branch, which is left to be read. */
function readFormat(reader: Reader, isCounting: boolean): Format {
  const nodes: FormatNode[] = [];
  while (reader.at < reader.text.length && reader.text[reader.at] !== "}") {
    const character = reader.text[reader.at];
    if (character === "{") {
      reader.at++;
      nodes.push(readBraces(reader, isCounting));
      reader.at++;
    } else if (character === "#" && isCounting) {
      reader.at++;
      nodes.push({ kind: "number" });
    } else {
      const start = reader.at;
      const end = reader.text.slice(start).search(isCounting ? /[{}#]/ : /[{}]/);
      reader.at = end < 0 ? reader.text.length : start + end;
      nodes.push({ kind: "text", text: reader.text.slice(start, reader.at) });
    }
  }
  return nodes;
}

/** By their text: a sentence is read once, however often it is said. */
const known = new Map<string, Format>();

export function formatOf(text: string): Format {
  const before = known.get(text);
  if (before) return before;
  const reader = { text, at: 0 };
  const format = readFormat(reader, false);
  if (reader.at < text.length) fail(reader, "unbalanced braces");
  known.set(text, format);
  return format;
}

/** The names of all parts that a sentence speaks of, in whatever branch, in alphabetical order. */
export function partsNamed(text: string): string[] {
  const names = new Set<string>();
  const visit = (format: Format): void => {
    for (const node of format) {
      if (node.kind === "part" || node.kind === "choice") names.add(node.name);
      if (node.kind === "choice") for (const branch of node.branches.values()) visit(branch);
    }
  };
  visit(formatOf(text));
  return [...names].toSorted();
}
