import { describe, expect, test } from "vitest";
import { lesson } from "../src/games/porto-carthago/lesson/lesson.ts";
import { english } from "../src/games/porto-carthago/lesson/words.en.ts";
import { atPlace } from "../src/table/place.ts";
import { findsNothing, fitsWidth } from "./axe.ts";
import { NARROW, WIDE } from "./people.ts";
import { untilAsked, untilStill } from "./table.ts";
import { openVenue } from "./venue.ts";

const WORDS: Readonly<Record<string, string>> = english;

/** Steps at which the table looks different from before. */
const LOOKED_AT = new Set(["welcome", "claim", "court", "point", "pick", "end"]);

describe("the guided first game of Porto Carthago, from its beginning to its end", () => {
  const venue = openVenue();

  test.each([
    { where: "a small telephone", screen: NARROW },
    { where: "a desk", screen: WIDE },
  ])("on $where", async ({ screen }) => {
    const { page, context } = await venue.loner("Ada", screen, { pace: "instant" });
    await page.goto("/learn/porto-carthago");
    const guide = page.getByRole("region", { name: "Your guide" });
    for (const { kind, id, look = [] } of lesson.steps) {
      await guide.getByRole("heading", { name: WORDS[`learn.${id}.title`], exact: true }).waitFor();
      await untilStill(page);
      if (LOOKED_AT.has(id)) {
        await findsNothing(page, `step "${id}" of the lesson`);
        await fitsWidth(page);
      }
      // What a step speaks of lies on the board; a ship may have been picked meanwhile.
      const places = look.map((one) => atPlace(typeof one === "string" ? one : one.place));
      const shown = page.locator(places.join(", ")).and(page.locator(":visible"));
      expect(await shown.count(), id).toBeGreaterThan(0);
      if (id === "end") break;
      await guide.getByRole("button", { name: kind === "do" ? "Do it for me" : "Next" }).click();
    }
    await guide.getByRole("button", { name: "Play on against a trader" }).click();
    await page.waitForURL("**/play/*");
    await untilAsked(page, 0);
    await context.close();
  });
});
