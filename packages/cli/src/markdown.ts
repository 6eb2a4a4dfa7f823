import { padEnd, paint, type Screen, type Style, width, wrap } from "./screen.ts";

/** The part of Markdown that the rulebooks use, for a terminal. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "item"; readonly mark: string; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] };

function cells(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function isRule(row: string): boolean {
  return /^[\s|:-]+$/.test(row);
}

/** The blocks of a Markdown text, in order. */
export function blocksOf(markdown: string): Block[] {
  const found: Block[] = [];
  const rows = markdown.split(/\r?\n/);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    const heading = /^(#+) (.*)$/.exec(row);
    const item = /^(-|\d+\.) (.*)$/.exec(row);
    if (heading) found.push({ kind: "heading", level: heading[1].length, text: heading[2] });
    else if (item) found.push({ kind: "item", mark: item[1] === "-" ? "•" : item[1], text: item[2] });
    else if (row.startsWith("|")) {
      const first = i;
      while (rows[i + 1]?.startsWith("|")) i++;
      const table = rows.slice(first, i + 1).filter((one) => !isRule(one));
      found.push({ kind: "table", rows: table.map(cells) });
    } else if (row.trim() !== "") found.push({ kind: "paragraph", text: row.trim() });
  }
  return found;
}

const MARKS = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*]+)\*|\[([^\]]+)\]\([^)]*\)|<a id="[^"]*"><\/a>/g;

/** The text without its marks. */
export function bare(markdown: string): string {
  return markdown.replace(MARKS, (_, bold, code, italic, link) => bold ?? code ?? italic ?? link ?? "");
}

/** The text with its marks as colours, word by word so that it can be broken into lines. */
export function inline(screen: Screen, markdown: string): string {
  const words = (style: Style, text: string): string =>
    text
      .split(" ")
      .map((word) => paint(screen, style, word))
      .join(" ");
  return markdown.replace(MARKS, (_, bold, code, italic, link) => {
    if (bold !== undefined) return words("bold", bold);
    if (code !== undefined) return words("cyan", code);
    if (italic !== undefined) return words("italic", italic);
    return link === undefined ? "" : words("underline", link);
  });
}

/** Column widths for a table that must fit: the widest gives way first, but no word is broken. */
function fitted(rows: readonly (readonly string[])[], columns: number, gap: number): number[] {
  const count = Math.max(...rows.map((row) => row.length));
  const cellsOf = (column: number): string[] => rows.map((row) => bare(row[column] ?? ""));
  const indices = Array.from({ length: count }, (_, i) => i);
  const widths = indices.map((i) => Math.max(1, ...cellsOf(i).map(width)));
  const least = indices.map((i) => Math.max(1, ...cellsOf(i).flatMap((text) => text.split(" ").map(width))));
  let excess = widths.reduce((sum, one) => sum + one, 0) + gap * (count - 1) - columns;
  while (excess-- > 0) {
    const canGive = indices.filter((i) => widths[i] > least[i]);
    if (canGive.length === 0) break;
    widths[canGive.reduce((best, i) => (widths[i] > widths[best] ? i : best))]--;
  }
  return widths;
}

function renderTable(screen: Screen, rows: readonly (readonly string[])[], columns: number): string[] {
  const gap = 2;
  const widths = fitted(rows, columns, gap);
  const rendered = rows.map((row, at) => {
    const wrapped = widths.map((one, i) => {
      const text = row[i] ?? "";
      const content = at === 0 ? inline(screen, `**${bare(text)}**`) : inline(screen, text);
      return text === "" ? [""] : wrap(content, one);
    });
    const height = Math.max(...wrapped.map((cell) => cell.length));
    return Array.from({ length: height }, (_, line) =>
      wrapped
        .map((cell, i) => padEnd(cell[line] ?? "", widths[i]))
        .join(" ".repeat(gap))
        .trimEnd(),
    );
  });
  const rule = paint(screen, "dim", widths.map((one) => "─".repeat(one)).join(" ".repeat(gap)));
  return [...rendered[0], rule, ...rendered.slice(1).flat()];
}

/** Rule ids that begin a paragraph stand out. */
function renderItem(screen: Screen, mark: string, text: string, columns: number): string[] {
  const indent = " ".repeat(mark.length + 1);
  return wrap(`${mark} ${inline(screen, text)}`, columns, indent);
}

function renderBlock(screen: Screen, block: Block, columns: number): string[] {
  switch (block.kind) {
    case "heading": {
      const text = bare(block.text);
      if (block.level > 2) return ["", paint(screen, "bold", text)];
      const rule = block.level === 1 ? "═" : "─";
      return ["", paint(screen, "bold", text), paint(screen, "dim", rule.repeat(width(text)))];
    }
    case "paragraph":
      return ["", ...wrap(inline(screen, block.text), columns)];
    case "item":
      return renderItem(screen, block.mark, block.text, columns);
    case "table":
      return ["", ...renderTable(screen, block.rows, columns)];
  }
}

/** Lines longer than this are tiring to read, however wide the window is. */
const READABLE = 92;

/** Blocks as lines; what follows a heading or stands between lists is set apart by an empty line. */
export function render(screen: Screen, blocks: readonly Block[]): string[] {
  const columns = Math.min(screen.columns, READABLE);
  const rendered = blocks.flatMap((block, i) => {
    const startsList = block.kind === "item" && blocks[i - 1]?.kind !== "item";
    return [...(startsList ? [""] : []), ...renderBlock(screen, block, columns)];
  });
  return rendered[0] === "" ? rendered.slice(1) : rendered;
}
