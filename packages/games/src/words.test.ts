/** What is said in one language is said in all: the catalogues of a game hold the same messages, with the same parts. */
import { type Catalogue, type Locale, type Part, say } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { games } from "./index.ts";

const LOCALES: readonly Locale[] = ["en", "it", "nl"];
/** None, one and several; a million, because some languages have a plural of its own for it. */
const COUNTS = [0, 1, 2, 1_000_000];

/** The names of the parts that a message asks for, whatever its plurals choose. */
function partsOf(id: string, locale: Locale, catalogue: Catalogue): string[] {
  const asked = new Set<string>();
  for (const count of COUNTS) {
    const parts = new Proxy<Record<string, Part>>(
      {},
      {
        get(_, name) {
          asked.add(String(name));
          return count;
        },
      },
    );
    const sentence = say({ id, parts }, { locale, catalogue, seatName: String });
    expect(sentence, `${id} (${locale})`).toMatch(/\S/);
  }
  return [...asked].toSorted();
}

function allParts(locale: Locale, catalogue: Catalogue): Record<string, string[]> {
  return Object.fromEntries(Object.keys(catalogue).map((id) => [id, partsOf(id, locale, catalogue)]));
}

/** The moves that a refusal names as examples: they are typed as they are in every language. */
function examples(catalogue: Catalogue): string {
  const sentence = catalogue["refuse.notation"] ?? "";
  return sentence.slice(sentence.indexOf(": "));
}

describe.each(games.map(({ id, words }) => ({ id, words })))("$id", ({ words }) => {
  test("speaks English, Italian and Dutch", () => {
    expect(Object.keys(words).toSorted()).toEqual(LOCALES);
  });

  test.each(LOCALES)("says in %s all that it says in English, with the same parts", (locale) => {
    expect(allParts(locale, words[locale] ?? {})).toEqual(allParts("en", words.en));
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
    expect(examples(words.en)).toMatch(/^: \w+ .*\.$/);
    expect(examples(words[locale] ?? {})).toBe(examples(words.en));
  });
});
