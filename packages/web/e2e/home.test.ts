import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dutch } from "../src/app/languages/nl.ts";
import { putGames } from "../tools/browser/browser.ts";
import { fixedGame, isOpenQuestion, momentWith } from "../tools/browser/games.ts";
import { findsNothing, fitsWidth } from "./axe.ts";
import { NARROW, WIDE } from "./people.ts";
import { openVenue } from "./venue.ts";

const TABLE = /\/play\/([^/]+)$/;

/** Presses the golden button and tells which game is opened. */
async function pressPlay(page: Page, about: string): Promise<string> {
  const play = page.locator(".golden", { hasText: about });
  await play.click();
  await page.waitForURL(TABLE);
  const [, id] = TABLE.exec(page.url()) ?? [];
  return id;
}

describe("the first page", () => {
  const venue = openVenue();

  test("deals a first game to a newcomer, and plays on the next time", async () => {
    const { page, context } = await venue.person("Ada", WIDE);
    await page.goto("/");
    const dealt = await pressPlay(page, "Traders of Carthage, 3 players, 30 minutes");
    await page.goto("/");
    await page.getByRole("region", { name: /^My games/ }).waitFor();
    expect(await pressPlay(page, "Traders of Carthage")).toBe(dealt);
    await context.close();
  });

  test("leads to the game that waits, and deals the last one again when it is over", async () => {
    const moments = await fixedGame("oltremare", 2, "home");
    const { save } = momentWith(moments, (moment, at) => at > 2 && isOpenQuestion(moment));
    const over = momentWith(moments, ({ save: { record } }) => record.result !== undefined).save;
    const { page, context } = await venue.person("Ada", NARROW);
    await page.goto("/");
    await putGames(page, [save]);
    await page.goto("/");
    const note = page.getByRole("region", { name: "My games 1 waits for you" });
    await note.getByRole("link", { name: /Oltremare.*Your move/ }).waitFor();
    await findsNothing(page, "the first page with a game");
    await fitsWidth(page);
    expect(await pressPlay(page, "Oltremare, your move")).toBe(save.id);

    await page.goto("/");
    await putGames(page, [{ ...over, id: save.id }]);
    await page.goto("/");
    const again = await pressPlay(page, "Oltremare again, 2 players");
    expect(again).not.toBe(save.id);
    await context.close();
  });

  test("keeps all games within reach, to look at and to delete", async () => {
    const moments = await fixedGame("oltremare", 2, "home");
    const { save } = momentWith(moments, (moment, at) => at > 2 && isOpenQuestion(moment));
    const { page, context } = await venue.person("Ada", WIDE);
    await page.goto("/");
    await putGames(page, [save]);
    await page.goto("/");
    await page.getByRole("link", { name: "All my games" }).click();
    await page.getByRole("link", { name: /^Replay/ }).waitFor();
    await findsNothing(page, "the list of all games");
    await page.getByRole("button", { name: /^Delete/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("No games yet.").waitFor();
    await context.close();
  });

  test("asks which game, and then how", async () => {
    const { page, context } = await venue.person("Ada", WIDE);
    await page.goto("/");
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("dialog").getByLabel(/^Game/).selectOption("Porto Carthago");
    const dialog = page.getByRole("dialog", { name: "New game: Porto Carthago" });
    await dialog.getByRole("radio", { name: "5 players" }).waitFor();
    await findsNothing(page, "the questions before any game");
    await dialog.getByRole("button", { name: "Start the game" }).click();
    await page.waitForURL(TABLE);
    await context.close();
  });

  test("changes its language at once, and has the settings in a menu", async () => {
    const { page, context } = await venue.person("Ada", WIDE);
    await page.goto("/");
    await page.getByLabel("Language").selectOption("nl");
    await page.getByRole("heading", { name: dutch["app.tagline"] }).waitFor();
    await page.getByRole("button", { name: dutch["nav.menu"] }).click();
    await findsNothing(page, "the menu of the first page");
    await page.getByRole("button", { name: dutch["settings.title"] }).click();
    await page.getByRole("dialog", { name: dutch["settings.title"] }).waitFor();
    await context.close();
  });
});
