import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { english } from "../src/app/languages/en.ts";
import { italian } from "../src/app/languages/it.ts";
import { dutch } from "../src/app/languages/nl.ts";
import { factsOf, GAME_IDS } from "../src/games/registry.ts";
import { putGames } from "../tools/browser/browser.ts";
import { fixedGame, isOpenQuestion, momentWith } from "../tools/browser/games.ts";
import { findsNothing, fitsWidth } from "./axe.ts";
import { WIDE } from "./people.ts";
import { confirmButton, movesOn, untilAsked, untilMoves, untilStill } from "./table.ts";
import { openVenue } from "./venue.ts";

const WORDS = { en: english, it: italian, nl: dutch };
/** Words that all three languages share. */
const ALIKE = new Set(["Menu"]);
type Language = keyof typeof WORDS;

/** All that is said in words at the plain table. */
async function told(page: Page) {
  const all = (selector: string) => page.locator(selector).allInnerTexts();
  return {
    question: await page.locator("#question").innerText(),
    chosen: await page.locator(".bar-move").innerText(),
    confirm: await confirmButton(page).innerText(),
    preview: await all(".bar-preview li"),
    choices: await all(".choice"),
    log: await all(".log-lines li"),
    headings: await all(".table-main h2, .table-main h3"),
    tools: await all(".bar button"),
  };
}

async function changeTo(page: Page, from: Language, to: Language): Promise<void> {
  const question = page.locator("#question");
  const asked = await question.innerText();
  const words = WORDS[from];
  if ((await page.locator("[data-stage]").count()) > 0) {
    await page.getByRole("button", { name: words["table.menu"], exact: true }).click();
    await page.getByRole("menuitem", { name: words["settings.title"] }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words["settings.language"]).selectOption(to);
    await page.locator(`html[lang=${to}]`).waitFor();
    await dialog.getByRole("button", { name: WORDS[to].close }).click();
    await dialog.waitFor({ state: "detached" });
  } else {
    await page.getByRole("banner").getByLabel(words["settings.language"]).selectOption(to);
  }
  await page.locator(`html[lang=${to}]`).waitFor();
  // The words of the game come in a file of their own.
  await question.filter({ hasNotText: asked }).waitFor();
}

/** Lines that say the same before and after, as far as they say anything that is not a name or a number. */
function unchanged(before: readonly string[], after: readonly string[]): string[] {
  return before.filter((text, i) => text === after[i] && !ALIKE.has(text) && /\p{Ll}{3}/u.test(text));
}

describe("another language in the middle of a game", () => {
  const venue = openVenue();

  test.each(GAME_IDS)("changes every word of %s and loses nothing", async (id) => {
    const moments = await fixedGame(id, factsOf(id).players.min, "languages");
    const { save } = momentWith(moments, (moment, at) => at >= 12 && isOpenQuestion(moment));
    const { page, context } = await venue.person("Ada", WIDE, { style: "plain", pace: "instant" });
    await page.goto("/");
    await putGames(page, [save]);
    await page.goto(`/play/${save.id}`);
    await untilAsked(page, 0);
    const moves = await movesOn(page);
    await page.locator(".choice").first().click();
    const inEnglish = await told(page);
    for (const part of ["preview", "choices", "log", "headings", "tools"] as const) {
      expect(inEnglish[part], part).not.toEqual([]);
    }

    let before: Language = "en";
    for (const language of ["it", "nl"] as const) {
      await changeTo(page, before, language);
      const after = await told(page);
      expect(await movesOn(page)).toBe(moves);
      for (const part of ["preview", "choices", "log", "headings", "tools"] as const) {
        expect(after[part].length, part).toBe(inEnglish[part].length);
        expect(unchanged(inEnglish[part], after[part]), `${part} in ${language}`).toEqual([]);
      }
      expect(after.question).not.toBe(inEnglish.question);
      expect(after.chosen).not.toBe(inEnglish.chosen);
      expect(after.confirm).not.toBe(inEnglish.confirm);
      await fitsWidth(page);
      before = language;
    }
    await findsNothing(page, `${id} in Dutch`);
    await confirmButton(page).click();
    await untilMoves(page, moves + 1);

    await page.reload();
    await page.locator("html[lang=nl]").waitFor();
    await untilMoves(page, moves + 1);
    await changeTo(page, "nl", "en");
    expect((await page.locator(".log-lines li").allInnerTexts()).slice(0, inEnglish.log.length)).toEqual(
      inEnglish.log,
    );
    await context.close();
  });

  test("changes every word of the board of Traders of Carthage", async () => {
    const moments = await fixedGame("traders-of-carthage", 2, "languages");
    const { save } = momentWith(moments, (moment, at) => at >= 12 && isOpenQuestion(moment));
    const { page, context } = await venue.person("Ada", WIDE);
    await page.goto("/");
    await putGames(page, [save]);
    await page.goto(`/play/${save.id}`);
    await untilStill(page);
    const words = () =>
      page
        .locator(".act h2, .act button, .act-say, .tc-zone h3, .tc-hand h3, .stage-tools button, [role=tab]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? one.textContent ?? ""));
    const inEnglish = await words();
    expect(inEnglish.length).toBeGreaterThan(6);
    await changeTo(page, "en", "nl");
    const inDutch = await words();
    expect(inDutch.length).toBe(inEnglish.length);
    expect(unchanged(inEnglish, inDutch)).toEqual([]);
    await context.close();
  });
});
