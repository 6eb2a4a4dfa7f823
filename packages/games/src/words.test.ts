/** What is said in one language is said in all: the catalogues of a game hold the same messages, with the same parts. */
import { type Catalogue, type Format, formatOf, LOCALES, type Part, partsNamed, say } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { games } from "./index.ts";

/** None, one and several; a million, because some languages have a plural of its own for it. */
const COUNTS = [0, 1, 2, 1_000_000];

/** A part of any name, the number every time. */
function counting(count: number): Record<string, Part> {
  return new Proxy<Record<string, Part>>({}, { get: () => count });
}

function allParts(catalogue: Catalogue): Record<string, string[]> {
  return Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, partsNamed(text)]));
}

/** The moves that a refusal names as examples: they are typed as they are in every language. */
function examples(catalogue: Catalogue): string {
  const sentence = catalogue["refuse.notation"] ?? "";
  return sentence.slice(sentence.indexOf(": "));
}

/** Parts that stand for players. */
const SEATS: ReadonlySet<string> = new Set(["seat", "partner", "from", "to", "owner"]);

/** Whether a sentence begins after this text. */
function endsSentence(text: string): boolean {
  return /(^|[.:!?])\s*$/.test(text);
}

/** The players whom a sentence has as its subject without a form for the reader. */
function unaddressed(format: Format, before = "", addressed: ReadonlySet<string> = new Set()): string[] {
  let said = before;
  return format.flatMap((node) => {
    const isStart = endsSentence(said);
    said += node.kind === "text" ? node.text : "…";
    if (node.kind === "part") {
      return isStart && SEATS.has(node.name) && !addressed.has(node.name) ? [node.name] : [];
    }
    if (node.kind !== "choice") return [];
    const known = node.branches.has("you") ? new Set([...addressed, node.name]) : addressed;
    return [...node.branches.values()].flatMap((branch) => unaddressed(branch, isStart ? "" : "…", known));
  });
}

test("a sentence that speaks of a player and never to them is found", () => {
  expect(unaddressed(formatOf("{seat} takes {card}."))).toEqual(["seat"]);
  expect(unaddressed(formatOf("Over: {seat} takes {card}."))).toEqual(["seat"]);
  expect(
    unaddressed(formatOf("{seat, select, you {You take} other {{seat} takes}} it from {from}.")),
  ).toEqual([]);
});

describe.each(games.map(({ id, words }) => ({ id, words })))("$id", ({ words }) => {
  test("speaks English, Italian and Dutch", () => {
    expect(Object.keys(words).toSorted()).toEqual(LOCALES);
  });

  test.each(LOCALES)("says in %s all that it says in English, with the same parts", (locale) => {
    expect(allParts(words[locale] ?? {})).toEqual(allParts(words.en));
  });

  test.each(LOCALES)("has something to say in %s for every number", (locale) => {
    const catalogue = words[locale] ?? {};
    for (const id of Object.keys(catalogue)) {
      for (const count of COUNTS) {
        const sentence = say({ id, parts: counting(count) }, { locale, catalogue, seatName: String });
        expect(sentence, id).toMatch(/\S/);
      }
    }
  });

  test.each(LOCALES)("speaks to the reader in %s wherever a player is the subject", (locale) => {
    const told = Object.entries(words[locale] ?? {}).filter(([id]) => /^(event|ask)\./.test(id));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(([, text]) => unaddressed(formatOf(text)).length > 0)).toEqual([]);
    expect(words[locale]?.["seat.you"]).toMatch(/\S/);
  });

  test.each(LOCALES)("ends its sentences in %s where English does", (locale) => {
    const ends = (catalogue: Catalogue, id: string): boolean => /[.!]$/.test(catalogue[id] ?? "");
    const differing = Object.keys(words.en).filter(
      (id) => ends(words[locale] ?? {}, id) !== ends(words.en, id),
    );
    expect(differing).toEqual([]);
  });

  test.each(LOCALES)("says in %s in what a reason is counted, one and several", (locale) => {
    const catalogue = words[locale] ?? {};
    const reason = (id: string, points: number): string =>
      say({ id, parts: { points } }, { locale, catalogue, seatName: String }).replace(String(points), "#");
    const weighed = Object.keys(catalogue).filter((id) => /^advice\..*\.(better|worse)$/.test(id));
    expect(weighed.length).toBeGreaterThan(0);
    expect(weighed.filter((id) => reason(id, 1) === reason(id, 2))).toEqual([]);
  });

  test.each(LOCALES)("gives the same examples of moves in %s", (locale) => {
    expect(examples(words.en)).toMatch(/^: \w+.*\.$/);
    expect(examples(words[locale] ?? {})).toBe(examples(words.en));
  });
});
