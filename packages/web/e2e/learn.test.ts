import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { lesson } from "../src/games/traders-of-carthage/lesson/lesson.ts";
import { english } from "../src/games/traders-of-carthage/lesson/words.en.ts";
import type { Look } from "../src/table/lesson/lesson.ts";
import { LEARNER } from "../src/table/sources/lesson/course.ts";
import { findsNothing, fitsWidth } from "./axe.ts";
import { playHastily, playOnBoard, tap } from "./board.ts";
import { NARROW } from "./people.ts";
import { SOMETIMES, untilAsked, untilStill } from "./table.ts";
import { openVenue } from "./venue.ts";

const WORDS: Readonly<Record<string, string>> = english;

/** Steps at which the table looks different from before. */
const LOOKED_AT = new Set(["welcome", "token", "buy", "payday", "store", "end"]);

/** Waits until these places of the board are framed, and no others. */
async function untilFramed(page: Page, looks: readonly Look[]): Promise<void> {
  const places = looks.map((look) => (typeof look === "string" ? look : look.place));
  await page.waitForFunction(
    (wanted) => {
      const board = [...document.querySelectorAll<HTMLElement>(".tc [data-place]")];
      const lesson = document.querySelector(".lesson");
      const frame = lesson ? getComputedStyle(lesson).getPropertyValue("--frame") : "";
      const framed = board.filter((place) => {
        const { outlineWidth, outlineStyle } = getComputedStyle(place);
        return frame.startsWith(`${outlineWidth} ${outlineStyle} `);
      });
      return (
        framed
          .map(({ dataset }) => dataset.place)
          .sort()
          .join() === wanted
      );
    },
    places.toSorted().join(),
    SOMETIMES,
  );
}

describe("the guided first game, from its beginning to its end", () => {
  const venue = openVenue();

  test("on a small telephone", async () => {
    const { page, context } = await venue.loner("Ada", NARROW, { pace: "instant" });
    await page.goto("/");
    await tap(page.getByRole("link", { name: "Learn Traders of Carthage" }));
    const guide = page.getByRole("region", { name: "Your guide" });
    for (const step of lesson.steps) {
      const heading = guide.getByRole("heading", { name: WORDS[`learn.${step.id}.title`], exact: true });
      await heading.waitFor();
      if (LOOKED_AT.has(step.id)) {
        await findsNothing(page, `step "${step.id}" of the lesson`);
        await fitsWidth(page);
      }
      // What a step speaks of is framed, all of it.
      await untilFramed(page, step.look ?? []);
      if (step.id === "token") {
        await playOnBoard(page, tap, LEARNER, "token blue");
        await guide.getByText(WORDS["learn.token.else"]).waitFor();
      }
      if (step.id === "reserve") {
        await page.reload();
        await heading.waitFor();
      }
      if (step.kind === "do") {
        if (step.accept === "any") await playHastily(page, tap);
        else await playOnBoard(page, tap, LEARNER, step.accept[0].move);
      } else if (step.id !== "end") await tap(guide.getByRole("button", { name: "Next" }));
    }
    await tap(guide.getByRole("button", { name: "Play on against a trader" }));
    await page.waitForURL("**/play/*");
    await untilAsked(page, 0);
    await untilStill(page);
    expect(await page.locator(".log-lines").innerText()).toContain("Hanno");
    await context.close();
  });
});
