import { type Catalogue, LOCALES, partsNamed } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { GUIDES } from "./registry.ts";

describe.each(Object.entries(GUIDES))("the guide of %s", (_, load) => {
  test.each(LOCALES.filter((locale) => locale !== "en"))(
    "has the same messages in English and in %s, about the same things",
    async (language) => {
      const { words } = await load();
      const en: Catalogue = await words.en();
      const other: Catalogue = await words[language]();
      expect(Object.keys(other)).toEqual(Object.keys(en));
      for (const [id, text] of Object.entries(en)) {
        expect({ id, parts: partsNamed(other[id]) }).toEqual({ id, parts: partsNamed(text) });
      }
    },
  );
});
