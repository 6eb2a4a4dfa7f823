/** What the build makes of the fonts. */
import { expect, test } from "vitest";
import { MAX_FONT_BYTES, subsetFonts } from "../tools/build/fonts.ts";

test("the fonts are compressed for the web and together light enough for a first visit", async () => {
  const fonts = await subsetFonts();
  expect([...fonts.keys()].toSorted()).toEqual([
    "alegreya-italic.woff2",
    "alegreya-sans-400.woff2",
    "alegreya-sans-500.woff2",
    "alegreya-sans-700.woff2",
    "alegreya.woff2",
  ]);
  for (const [name, font] of fonts) expect(font.toString("latin1", 0, 4), name).toBe("wOF2");
  const bytes = [...fonts.values()].reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeLessThan(MAX_FONT_BYTES);
});
