import { type Catalogue, LOCALES, type Locale, partsNamed } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { FACES, GAME_IDS } from "../../games/registry.ts";

type Translated = Readonly<Record<Locale, Catalogue>>;

async function inAll(load: (locale: Locale) => Promise<Catalogue>): Promise<Translated> {
  const loaded = await Promise.all(LOCALES.map(async (locale) => [locale, await load(locale)]));
  return Object.fromEntries(loaded);
}

/** The catalogue is the only thing that its file exports. */
async function only(file: Promise<object>): Promise<Catalogue> {
  const found = Object.values(await file).filter((value) => typeof value === "object");
  expect(found).toHaveLength(1);
  return found[0] as Catalogue;
}

function languagesIn(folder: string, name = ""): Promise<Translated> {
  return inAll((locale) => only(import(`${folder}/${name}${locale}.ts`)));
}

function allOf(words: Readonly<Record<Locale, () => Promise<Catalogue>>>): Promise<Translated> {
  return inAll((locale) => words[locale]());
}

const sets = [
  { what: "the interface", load: () => languagesIn(".") },
  ...GAME_IDS.flatMap((game) => {
    const { words } = FACES[game];
    return words ? [{ what: `the board of ${game}`, load: () => allOf(words) }] : [];
  }),
  ...GAME_IDS.filter((game) => FACES[game].lesson).map((game) => ({
    what: `the lesson of ${game}`,
    load: () => languagesIn(`../../games/${game}/lesson`, "words."),
  })),
  ...["pages/rulebook", "pages/replay", "table/lesson", "app/online"].map((page) => ({
    what: `the page ${page}`,
    load: () => languagesIn(`../../${page}`, "words."),
  })),
];

describe.each(sets)("$what", ({ load }) => {
  test.each(LOCALES.filter((locale) => locale !== "en"))(
    "has the same messages in English and in %s, about the same things",
    async (language) => {
      const { en, [language]: other } = await load();
      expect(Object.keys(other)).toEqual(Object.keys(en));
      for (const [id, text] of Object.entries(en)) {
        expect({ id, parts: partsNamed(other[id]) }).toEqual({ id, parts: partsNamed(text) });
      }
    },
  );
});
