import { describe, expect, test } from "vitest";
import { WIDE } from "./people.ts";
import { openVenue } from "./venue.ts";

/** Every cut of the fonts that the client uses. */
const CUTS = [
  { family: "Alegreya", style: "normal", weight: 500 },
  { family: "Alegreya", style: "normal", weight: 800 },
  { family: "Alegreya", style: "italic", weight: 500 },
  { family: "Alegreya Sans", style: "normal", weight: 400 },
  { family: "Alegreya Sans", style: "normal", weight: 500 },
  { family: "Alegreya Sans", style: "normal", weight: 700 },
];

describe("the fonts of the client", () => {
  const venue = openVenue();

  test("are its own, and their figures are of one width", async () => {
    const { page, context } = await venue.person("Ada", WIDE);
    await page.goto("/");
    for (const cut of CUTS) {
      const seen = await page.evaluate(async ({ family, style, weight }) => {
        const loaded = await document.fonts.load(`${style} ${weight} 100px ${family}`);
        const line = document.createElement("span");
        // One by one: `font` as a whole would set the kind of figures, too, which is the style sheet's part.
        line.style.fontFamily = family;
        line.style.fontStyle = style;
        line.style.fontWeight = String(weight);
        line.style.fontSize = "100px";
        document.body.append(line);
        const width = (text: string): number => {
          line.textContent = text;
          return line.getBoundingClientRect().width;
        };
        const widths = Array.from("0123456789", width);
        line.remove();
        return { faces: loaded.map(({ status }) => status), widths: [...new Set(widths)].length };
      }, cut);
      expect(seen, `${cut.family}, ${cut.style}, ${cut.weight}`).toEqual({ faces: ["loaded"], widths: 1 });
    }
    await context.close();
  });

  test("are fetched together with the page, not after its style sheet", async () => {
    const { page, context } = await venue.person("Ada", WIDE);
    await page.goto("/");
    const preloaded = await page
      .locator("link[rel=preload][as=font]")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(preloaded).toHaveLength(4);
    for (const address of preloaded) {
      const answer = await context.request.get(address);
      expect(answer.headers()["content-type"]).toBe("font/woff2");
    }
    await context.close();
  });
});
