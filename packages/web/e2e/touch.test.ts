import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { market } from "../src/games/traders-of-carthage/places.ts";
import { atPlace } from "../src/table/place.ts";
import { findsNothing, fitInside, fitsWidth } from "./axe.ts";
import { doing, playHastily, tap } from "./board.ts";
import { goOffline, NARROW, type Person } from "./people.ts";
import { movesOn, untilAsked, untilStill } from "./table.ts";
import { openVenue, tellOneStory } from "./venue.ts";

/** What cannot be done is marked so, and can still be asked for the reason. */
const PRESSED_ALL_THE_SAME = { force: true };

describe("a whole game of Traders of Carthage on the board of a small telephone, without a network", () => {
  const venue = openVenue();
  tellOneStory();
  let ada: Person;

  beforeAll(async () => {
    ada = await venue.loner("Ada", NARROW, {}, "keeping the client");
  });

  async function playUntil(moves: number): Promise<void> {
    const { page } = ada;
    let made = await movesOn(page);
    while (await untilAsked(page, made)) {
      made = await movesOn(page);
      if (made >= moves) return;
      await playHastily(page, tap);
      made++;
    }
  }

  /** What the drawer with the log says. */
  async function logOf(page: Page): Promise<string> {
    await page.getByRole("button", { name: "Log", exact: true }).tap();
    const dialog = page.getByRole("dialog", { name: "Log" });
    const lines = await dialog.locator(".log-lines").innerText();
    await findsNothing(page, "the log on a small screen");
    await dialog.getByRole("button", { name: "Close" }).last().tap();
    await dialog.waitFor({ state: "detached" });
    return lines;
  }

  test("it is begun with a finger", async () => {
    const { page } = ada;
    await page.goto("/");
    await goOffline(ada);
    await page.reload();
    await findsNothing(page, "the first page on a small screen");
    await fitsWidth(page);
    await page.getByRole("button", { name: "Play Traders of Carthage" }).tap();
    const dialog = page.getByRole("dialog");
    await dialog.locator(".radio", { hasText: "2 players" }).tap();
    await dialog.locator(".radio", { hasText: /^Novice/ }).tap();
    await findsNothing(page, "the questions before a game on a small screen");
    await dialog.getByRole("button", { name: "Start the game" }).tap();
    await untilAsked(page, 0);
    await untilStill(page);
    await findsNothing(page, "the beginning on a small screen");
    await fitsWidth(page);
    await fitInside(doing(page).getByRole("button"));
  });

  test("what cannot be done says why, and opens the rule", async () => {
    const { page } = ada;
    const before = await movesOn(page);
    // Before anybody has a token, no card can be had.
    await page.locator(atPlace(market)).getByRole("button").first().tap(PRESSED_ALL_THE_SAME);
    await page.getByRole("alert").getByText("You can't do that").waitFor();
    await findsNothing(page, "a refusal");
    await page.getByRole("button", { name: /^Read rule TC-/ }).tap();
    await page.getByRole("dialog").getByRole("searchbox").waitFor();
    await findsNothing(page, "the rule beside the table");
    await fitsWidth(page);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
    await page.getByRole("button", { name: "OK" }).tap();
    expect(await movesOn(page)).toBe(before);
  });

  test("moves of the others are shown at once if one likes", async () => {
    const { page } = ada;
    await page.getByRole("button", { name: "Menu" }).tap();
    await findsNothing(page, "the menu of the table on a small screen");
    await page.getByRole("menuitem", { name: "Settings" }).tap();
    await page.locator(".radio", { hasText: "Instant" }).tap();
    await findsNothing(page, "the settings");
    await page.getByRole("button", { name: "Close" }).tap();
    await playUntil((await movesOn(page)) + 6);
    await findsNothing(page, "the middle of a game on a small screen");
    await fitsWidth(page);
  });

  test("a table that is opened again is as it was", async () => {
    const { page } = ada;
    const before = await movesOn(page);
    const log = await logOf(page);
    await page.reload();
    await untilAsked(page, before);
    expect(await movesOn(page)).toBe(before);
    expect(await logOf(page)).toBe(log);
  });

  test("it is played to its end, and played again", async () => {
    const { page } = ada;
    await playUntil(Number.POSITIVE_INFINITY);
    await page.locator("#end-title").waitFor();
    await findsNothing(page, "the end on a small screen");
    await fitsWidth(page);
    await page.getByRole("button", { name: "Rematch" }).tap();
    await untilAsked(page, 0);
  });
});
