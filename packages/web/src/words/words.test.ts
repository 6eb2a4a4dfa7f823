import { type Catalogue, type Locale, partsNamed } from "@portolan/kernel";
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
        expect({ id, parts: partsNamed(other[id]) }).toEqual({ id, parts: partsNamed(text) });
      }
    },
  );
});
