import type { Catalogue } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import type { Lesson } from "../src/table/lesson/lesson.ts";
import { atPlace } from "../src/table/place.ts";
import { findsNothing, fitsWidth } from "./axe.ts";
import { NARROW, WIDE } from "./people.ts";
import { untilAsked, untilStill } from "./table.ts";
import { openVenue } from "./venue.ts";

/** Walks a guided first game from its beginning to its end, and on into a real one. */
export function describeLesson(game: {
  readonly name: string;
  readonly lesson: Lesson;
  /** What the lesson says, in English. */
  readonly words: Catalogue;
  /** Steps at which the table looks different from before: axe looks at them. */
  readonly lookedAt: readonly string[];
}): void {
  const { name, lesson, words, lookedAt } = game;
  describe(`the guided first game of ${name}, from its beginning to its end`, () => {
    const venue = openVenue();

    test.each([
      { where: "a small telephone", screen: NARROW },
      { where: "a desk", screen: WIDE },
    ])("on $where", async ({ screen }) => {
      const { page, context } = await venue.loner("Ada", screen, { pace: "instant" });
      await page.goto(`/learn/${lesson.game}`);
      const guide = page.getByRole("region", { name: "Your guide" });
      for (const { kind, id, look = [] } of lesson.steps) {
        await guide.getByRole("heading", { name: words[`learn.${id}.title`], exact: true }).waitFor();
        await untilStill(page);
        if (lookedAt.includes(id)) {
          await findsNothing(page, `step "${id}" of the lesson`);
          await fitsWidth(page);
        }
        // What a step speaks of lies on the board; some of it may have been picked up meanwhile.
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
}
