import { stripVTControlCharacters, styleText } from "node:util";

/** What there is to draw on: so many columns, with or without colours and frames. */
export interface Screen {
  readonly columns: number;
  readonly hasColour: boolean;
  /** Plain lines instead of frames and columns: for screen readers and very narrow windows. */
  readonly isPlain: boolean;
}

export type Style = Parameters<typeof styleText>[0];

/** The text in a style, or as it is where there are no colours. */
export function paint(screen: Pick<Screen, "hasColour">, style: Style, text: string): string {
  return screen.hasColour && text !== "" ? styleText(style, text, { validateStream: false }) : text;
}

export function bold(screen: Pick<Screen, "hasColour">, text: string): string {
  return paint(screen, "bold", text);
}

export function dim(screen: Pick<Screen, "hasColour">, text: string): string {
  return paint(screen, "dim", text);
}

/** What nobody should overlook. */
export function alarm(screen: Pick<Screen, "hasColour">, text: string): string {
  return paint(screen, ["red", "bold"], text);
}

/** Letters that take two columns (East Asian wide forms and emoji), as ranges. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

function letterWidth(letter: string): number {
  if (/^\p{M}|^\p{Cf}/u.test(letter)) return 0;
  const code = letter.codePointAt(0) ?? 0;
  return WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
}

/** How many columns the text takes, colours left out. */
export function width(text: string): number {
  const bare = stripVTControlCharacters(text);
  let sum = 0;
  for (const letter of bare) sum += letter.charCodeAt(0) < 0x300 ? 1 : letterWidth(letter);
  return sum;
}

export function padEnd(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - width(text)));
}

export function padStart(text: string, columns: number): string {
  return " ".repeat(Math.max(0, columns - width(text))) + text;
}

/** A text without colours, cut to so many columns; a dot of dots tells that something is missing. */
export function clip(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = "";
  for (const letter of text) {
    if (width(kept + letter) > columns - 1) break;
    kept += letter;
  }
  return `${kept}…`;
}

/** Breaks a text between words into lines of so many columns; lines after the first are indented. */
export function wrap(text: string, columns: number, indent = ""): string[] {
  const wrapped: string[] = [];
  let current = "";
  let isEmpty = true;
  for (const word of text.split(/ +/)) {
    if (!isEmpty && width(current) + 1 + width(word) > columns) {
      wrapped.push(current);
      current = indent;
      isEmpty = true;
    }
    current += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...wrapped, current];
}

/** Breaks a line and keeps its indentation. A line that fits stays as it is: it may be a row of a table. */
export function wrapIndented(text: string, columns: number, indent = "  "): string[] {
  if (width(text) <= columns) return [text];
  const margin = /^ */.exec(text)?.[0] ?? "";
  return wrap(text.trimStart(), columns - margin.length, indent).map((part) => margin + part);
}

/** Cells in columns as wide as their widest cell; numbers stand to the right. */
export function columnsOf(
  rows: readonly (readonly string[])[],
  gap = 2,
  toTheRight: ReadonlySet<number> = new Set(),
): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, width(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (toTheRight.has(i) ? padStart(cell, widths[i]) : padEnd(cell, widths[i])))
      .join(" ".repeat(gap))
      .trimEnd(),
  );
}

/** Short cells side by side, as many in a line as fit. */
export function flow(cells: readonly string[], columns: number, gap = 3): string[] {
  const cell = Math.max(0, ...cells.map(width)) + gap;
  const inLine = Math.max(1, Math.floor((columns + gap) / cell));
  const rows: string[] = [];
  for (let i = 0; i < cells.length; i += inLine) {
    rows.push(
      cells
        .slice(i, i + inLine)
        .map((text) => padEnd(text, cell))
        .join("")
        .trimEnd(),
    );
  }
  return rows;
}

/** Lines in a frame of so many columns, with a title in its upper edge. */
export function box(
  screen: Screen,
  title: string,
  content: readonly string[],
  columns: number,
  tail = "",
): string[] {
  const edge = (text: string): string => paint(screen, "dim", text);
  const shown = width(title) === 0 ? "" : ` ${title} `;
  // What does not fit into the edge beside the title is left out.
  const hasTail = width(tail) > 0 && width(shown) + width(tail) + 2 <= columns - 6;
  const end = hasTail ? ` ${tail} ` : "";
  const rule = Math.max(0, columns - 4 - width(shown) - width(end));
  return [
    edge("╭─") + shown + edge("─".repeat(rule)) + end + edge("─╮"),
    ...content.map((text) => `${edge("│")} ${padEnd(text, columns - 4)} ${edge("│")}`),
    edge(`╰${"─".repeat(columns - 2)}╯`),
  ];
}

/** Two pictures next to each other. */
export function beside(left: readonly string[], right: readonly string[], gap = 1): string[] {
  const leftColumns = Math.max(0, ...left.map(width));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    (padEnd(left[i] ?? "", leftColumns + gap) + (right[i] ?? "")).trimEnd(),
  );
}
