import type { Catalogue } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { GUIDES } from "./registry.ts";

/** What stands in the outermost braces of a sentence. */
function bracedIn(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "{" && depth++ === 0) from = at + 1;
    if (text[at] === "}" && --depth === 0) found.push(text.slice(from, at));
  }
  return found;
}

/** The names of all parts that a sentence speaks of, also within its plurals. */
function partsOf(text: string): string[] {
  const names = bracedIn(text).flatMap((braced) => {
    const [name] = braced.split(",", 1);
    return [name.trim(), ...bracedIn(braced).flatMap(partsOf)];
  });
  return [...new Set(names)].sort();
}

describe.each(Object.entries(GUIDES))("the guide of %s", (_, load) => {
  test.each(["it", "nl"] as const)(
    "has the same messages in English and in %s, about the same things",
    async (language) => {
      const { words } = await load();
      const en: Catalogue = await words.en();
      const other: Catalogue = await words[language]();
      expect(Object.keys(other)).toEqual(Object.keys(en));
      for (const [id, text] of Object.entries(en)) {
        expect({ id, parts: partsOf(other[id]) }).toEqual({ id, parts: partsOf(text) });
      }
    },
  );
});
