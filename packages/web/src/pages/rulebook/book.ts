/** A rulebook as data: what the build makes of its Markdown, and what pages and drawers show. */

export type Inline =
  | string
  | { readonly strong: Phrase }
  | { readonly em: Phrase }
  | { readonly code: string }
  /** A way to the rule or part with this id. */
  | { readonly to: string; readonly text: Phrase };
export type Phrase = readonly Inline[];

export interface Rule {
  readonly id: string;
  readonly text: Phrase;
  /** Whether this project decided it because the printed rules leave it open. */
  readonly isHouse: boolean;
}

export type Block =
  | { readonly kind: "text"; readonly text: Phrase }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly Phrase[] }
  | { readonly kind: "rules"; readonly rules: readonly Rule[] }
  | {
      readonly kind: "table";
      readonly head: readonly Phrase[];
      readonly rows: readonly (readonly Phrase[])[];
    };

/** What stands under one heading. Parts are numbered alike in all languages: `part-3`, and below it `part-3-1`. */
export interface Part {
  readonly id: string;
  readonly level: 2 | 3;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Book {
  readonly title: string;
  /** What stands before the first heading. */
  readonly preface: readonly Block[];
  readonly parts: readonly Part[];
}

/** Where every rulebook lists what is on the table, and pictures help. */
export const COMPONENTS_PART = "part-2";

function plainOne(inline: Inline): string {
  if (typeof inline === "string") return inline;
  if ("strong" in inline) return plain(inline.strong);
  if ("em" in inline) return plain(inline.em);
  if ("code" in inline) return inline.code;
  return plain(inline.text);
}

/** The words alone. */
export function plain(text: Phrase): string {
  return text.map(plainOne).join("");
}

/** Every rule of a book, in order. */
export function rulesIn({ parts }: Book): readonly Rule[] {
  return parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "rules" ? block.rules : [])),
  );
}
