import type { Block, Cell, Item, Row, Section } from "@portolan/guides";

/** What a guide says of a table, as lines of text. */

export function itemText({ text, note }: Item): string {
  return note === undefined ? text : `${text} (${note})`;
}

function cellText(cell: Cell): string {
  return typeof cell === "string" ? cell : cell.map(itemText).join("; ");
}

/** A row with the heading of its column before each cell: Anna: Points 3, Hand 2. */
export function rowText(head: readonly string[], { cells: [name, ...rest] }: Row): string {
  const facts = rest.flatMap((cell, i) => {
    const text = cellText(cell);
    return text === "–" ? [] : [`${head[i + 1]} ${text}`];
  });
  return `${name}: ${facts.join(", ")}`;
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "list":
      return block.items.map(itemText);
    case "facts":
      return block.facts.map(({ name, value }) => `${name}: ${value}`);
    case "table":
      return block.rows.map((row) => rowText(block.head, row));
  }
}

/** A section without frames, for screen readers and very narrow windows. */
export function sectionLines({ title, blocks }: Section): string[] {
  return [title, ...blocks.flatMap(blockLines).map((text) => `  ${text}`)];
}

/** The items that a section lists; none if the table has no such section now. */
export function itemsIn(sections: readonly Section[], id: string): readonly Item[] {
  const blocks = sections.find((section) => section.id === id)?.blocks ?? [];
  return blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
}
