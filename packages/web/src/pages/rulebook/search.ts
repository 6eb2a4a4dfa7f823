import { type Block, type Book, type Phrase, plain } from "./book.ts";

/** Something that can be found: a rule by its id, or a passage by the heading it stands under. */
export interface Entry {
  /** Where it is: the id of the rule, or of the part. */
  readonly target: string;
  /** Set for rules. */
  readonly rule: string | null;
  readonly heading: string;
  readonly text: string;
}

export interface Found {
  readonly entry: Entry;
  /** The sentence that holds what was looked for, in pieces; every other one, from the second on, is a match. */
  readonly sentence: readonly string[];
}

function passages(block: Exclude<Block, { readonly kind: "rules" }>): readonly Phrase[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "list":
      return block.items;
    case "table":
      return block.rows.map((cells) => cells.flatMap((cell, i) => (i === 0 ? cell : [" · ", ...cell])));
  }
}

/** All that can be found in a book, in its order. */
export function entriesOf({ parts }: Book): readonly Entry[] {
  return parts.flatMap(({ id, title, blocks }) =>
    blocks.flatMap((block): Entry[] => {
      if (block.kind === "rules")
        return block.rules.map((rule) => ({
          target: rule.id,
          rule: rule.id,
          heading: title,
          text: plain(rule.text),
        }));
      return passages(block).map((text) => ({ target: id, rule: null, heading: title, text: plain(text) }));
    }),
  );
}

/** Letters without accents, and in one case; as many characters as before, so that places stay the same. */
function folded(text: string): string {
  return [...text.normalize("NFC")]
    .map((letter) => {
      const bare = letter.normalize("NFD")[0].toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join("");
}

/** Sentences of a text; an abbreviation at worst makes one of them short. */
function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+/u).filter((sentence) => sentence !== "");
}

/** The text in pieces, with every other one a match of a word. */
export function highlighted(text: string, words: readonly string[]): readonly string[] {
  const whole = text.normalize("NFC");
  const search = folded(whole);
  const pieces: string[] = [];
  let from = 0;
  while (from < whole.length) {
    const next = words
      .map((word) => ({ at: search.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.length - a.length)[0];
    if (next === undefined) break;
    pieces.push(whole.slice(from, next.at), whole.slice(next.at, next.at + next.length));
    from = next.at + next.length;
  }
  return [...pieces, whole.slice(from)];
}

function bestSentence(text: string, words: readonly string[]): string {
  const scored = sentencesOf(text).map((sentence) => {
    const search = folded(sentence);
    return { sentence, score: words.filter((word) => search.includes(word)).length };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best), { sentence: text, score: 0 })
    .sentence;
}

/** As many as one reads through. */
const MOST = 40;

/** The places that hold all the words, those with the words in the id or heading first. */
export function search(entries: readonly Entry[], typed: string): readonly Found[] {
  const words = folded(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const found = entries.flatMap((entry) => {
    const head = folded(`${entry.rule ?? ""} ${entry.heading}`);
    const all = `${head} ${folded(entry.text)}`;
    if (!words.every((word) => all.includes(word))) return [];
    const inId = entry.rule !== null && words.some((word) => folded(entry.rule ?? "").includes(word));
    return [{ entry, rank: inId ? 0 : entry.rule !== null ? 1 : 2 }];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ entry }) => ({ entry, sentence: highlighted(bestSentence(entry.text, words), words) }));
}
