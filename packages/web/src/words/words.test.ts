import type { Catalogue, Locale } from "@portolan/kernel";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { FACES, GAME_IDS } from "../games/registry.ts";

interface Translated {
  readonly en: Catalogue;
  readonly it: Catalogue;
  readonly nl: Catalogue;
}

/** The catalogue is the only thing that its file exports. */
async function only(file: Promise<object>): Promise<Catalogue> {
  const found = Object.values(await file).filter((value) => typeof value === "object");
  expect(found).toHaveLength(1);
  return found[0] as Catalogue;
}

async function languagesIn(folder: string, name = ""): Promise<Translated> {
  const [en, it, nl] = await Promise.all(
    ["en", "it", "nl"].map((language) => only(import(`${folder}/${name}${language}.ts`))),
  );
  return { en, it, nl };
}

async function allOf(words: Readonly<Record<Locale, () => Promise<Catalogue>>>): Promise<Translated> {
  const [en, it, nl] = await Promise.all([words.en(), words.it(), words.nl()]);
  return { en, it, nl };
}

/** The names of all parts that a sentence speaks of, also within its plurals. */
function partsOf(text: string): string[] {
  const names = new Set<string>();
  const visit = (elements: readonly object[]): void => {
    for (const element of elements) {
      const { type, value, options } = element as {
        readonly type: number;
        readonly value?: string;
        readonly options?: Readonly<Record<string, { readonly value: readonly object[] }>>;
      };
      // Types 0 and 7 are plain text and the number sign of a plural.
      if (type !== 0 && type !== 7 && value !== undefined) names.add(value);
      for (const branch of Object.values(options ?? {})) visit(branch.value);
    }
  };
  visit(new IntlMessageFormat(text.replaceAll("'", "''"), "en", undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
}

const sets = [
  { what: "the interface", load: () => languagesIn(".") },
  ...GAME_IDS.flatMap((game) => {
    const { words } = FACES[game];
    return words ? [{ what: `the board of ${game}`, load: () => allOf(words) }] : [];
  }),
  ...GAME_IDS.filter((game) => FACES[game].lesson).map((game) => ({
    what: `the lesson of ${game}`,
    load: () => languagesIn(`../games/${game}/lesson`, "words."),
  })),
  ...["rules", "replay", "table/lesson", "online"].map((page) => ({
    what: `the page ${page}`,
    load: () => languagesIn(`../${page}`, "words."),
  })),
];

describe.each(sets)("$what", ({ load }) => {
  test.each(["it", "nl"] as const)(
    "has the same messages in English and in %s, about the same things",
    async (language) => {
      const { en, [language]: other } = await load();
      expect(Object.keys(other)).toEqual(Object.keys(en));
      for (const [id, text] of Object.entries(en)) {
        expect({ id, parts: partsOf(other[id]) }).toEqual({ id, parts: partsOf(text) });
      }
    },
  );
});
