import type { Page } from "playwright-core";
import { findsNothing } from "./axe.ts";
import { describeJourney } from "./journey.ts";
import { pressAt } from "./keyboard.ts";

/** Opens and closes what else there is at a table. */
async function lookAround(page: Page): Promise<void> {
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
  await findsNothing(page, "the list of keys");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.keyboard.press("m");
  await pressAt(page, page.getByRole("button", { name: "Menu", exact: true }));
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

describeJourney({ name: "Traders of Carthage", players: 2, also: lookAround });
