import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findsNothing, fitsWidth } from "./axe.ts";
import { confirmByKeys, playByKeys, pressAt, tabTo, untilFocused } from "./keyboard.ts";
import { goOffline, WIDE } from "./people.ts";
import { movesOn, untilAsked } from "./table.ts";
import { openVenue } from "./venue.ts";

/** A game, and how few can play it. */
const GAMES = [
  { name: "Traders of Carthage", players: 2, also: lookAround },
  { name: "Oltremare", players: 2, also: offerByKeys },
  { name: "Galactic Traders", players: 2, also: nothingElse },
  { name: "Porto Carthago", players: 3, also: nothingElse },
];

async function nothingElse(): Promise<void> {}

/** Opens and closes what else there is at a table. */
async function lookAround(page: Page): Promise<void> {
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
  await findsNothing(page, "the list of keys");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.keyboard.press("m");
  await pressAt(page, page.getByRole("button", { name: "Table", exact: true }));
  await page.getByRole("menu").waitFor();
  await findsNothing(page, "the menu of the table");
  const rules = page.getByRole("menuitem", { name: "Rules" });
  while (!(await rules.evaluate((item) => item === document.activeElement))) {
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("searchbox").waitFor();
  await findsNothing(page, "the rules beside the table");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Puts together an offer: a card of one's own for one of another good. */
async function offerByKeys(page: Page): Promise<void> {
  const composer = page.getByRole("region", { name: "Put together an offer of your own" });
  while (!(await composer.isVisible())) await playByKeys(page, (await movesOn(page)) + 1);
  await findsNothing(page, "the offers of Oltremare");
  await tabTo(page, composer.getByRole("checkbox").first());
  await page.keyboard.press("Space");
  await pressAt(page, composer.getByRole("button", { name: "silk: +1" }));
  await composer.getByText(/^Allowed: /).waitFor();
  await findsNothing(page, "an offer put together");
  await pressAt(page, composer.getByRole("button", { name: "Show it in the bar" }));
  const before = await movesOn(page);
  await confirmByKeys(page);
  await untilAsked(page, before + 1);
}

/** Takes the advice that the captain gives. */
async function moveByAdvice(page: Page): Promise<void> {
  const before = await movesOn(page);
  await page.keyboard.press("h");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: /^Best: / }).waitFor();
  await findsNothing(page, "advice");
  await pressAt(page, dialog.getByRole("button", { name: "Show it in the bar" }).first());
  await dialog.waitFor({ state: "detached" });
  await confirmByKeys(page);
  await untilAsked(page, before + 1);
}

describe("a whole game with the keyboard alone, without a network", () => {
  const venue = openVenue();

  test.each(GAMES)("of $name", async ({ name, players, also }) => {
    const ada = await venue.loner("Ada", WIDE, { style: "plain" });
    const { page } = ada;
    await page.goto("/");
    await goOffline(ada);
    await page.reload();

    await pressAt(page, page.getByRole("button", { name: `Play now: ${name}` }));
    const dialog = page.getByRole("dialog", { name: `New game: ${name}` });
    await dialog.waitFor();
    await findsNothing(page, "the questions before a game");
    const few = dialog.getByRole("radio", { name: `${players} players` });
    if (!(await few.isChecked())) {
      await tabTo(page, dialog.getByRole("radio", { checked: true }).first());
      await page.keyboard.press("ArrowLeft");
    }
    expect(await few.isChecked()).toBe(true);
    await tabTo(page, dialog.getByRole("radio", { name: /^Trader/ }));
    await page.keyboard.press("ArrowUp");
    expect(await dialog.getByRole("radio", { name: /^Novice/ }).isChecked()).toBe(true);
    await pressAt(page, dialog.getByRole("button", { name: "Start the game" }));

    await untilAsked(page, 0);
    await findsNothing(page, `the beginning of ${name}`);
    await page.keyboard.press("m");
    await untilFocused(page, "#moves-title");
    await moveByAdvice(page);
    await also(page);
    await page.keyboard.press("m");
    await playByKeys(page, 20);
    await findsNothing(page, `the middle of ${name}`);
    await fitsWidth(page);

    await playByKeys(page, Number.POSITIVE_INFINITY);
    await untilFocused(page, "#end-title");
    await findsNothing(page, `the end of ${name}`);
    await pressAt(page, page.getByRole("link", { name: "To the games" }));
    await page.getByText(/^Finished, place \d$/).waitFor();
    await ada.context.close();
  });
});
