import { beforeAll, describe, expect, test } from "vitest";
import { putGames } from "../tools/browser/browser.ts";
import { fixedGame, type Moment } from "../tools/browser/games.ts";
import { findsNothing } from "./axe.ts";
import { untilFocused } from "./keyboard.ts";
import { type Person, WIDE } from "./people.ts";
import { openVenue, tellOneStory } from "./venue.ts";

/** From the smallest telephone to a large screen, upright and on its side. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  WIDE,
  { width: 1920, height: 1080 },
];

describe("the end of a game on the stage", () => {
  const venue = openVenue();
  tellOneStory();
  let ada: Person;
  let moments: readonly Moment[];

  beforeAll(async () => {
    ada = await venue.person("Ada", WIDE, { pace: "instant" });
    moments = await fixedGame("traders-of-carthage", 3, "harbour");
  });

  test("comes as a scene that takes the focus and says who won, by how much and why", async () => {
    const { page } = ada;
    const before = moments[moments.length - 2];
    const { result } = moments[moments.length - 1].table;
    await page.goto("/");
    await putGames(page, [before.save]);
    await page.goto(`/play/${before.save.id}`);
    // The last purchase is the player's own: proposed, then confirmed.
    const go = page.locator(".act .go").first();
    await go.click();
    await page.locator(".act .go", { hasText: "Buy" }).first().click();
    await untilFocused(page, "#end-title");
    expect(await page.locator("#end-title").innerText()).toBe("You win!");
    for (const score of result?.scores ?? []) {
      await page.locator(".tc-standing li b").getByText(String(score), { exact: true }).first().waitFor();
    }
    expect(await page.locator(".end-lead").count()).toBeGreaterThan(0);
    expect(await page.getByRole("table", { name: "Points, payday by payday" }).count()).toBe(1);
    await findsNothing(page, "the end as a scene");
  });

  test("fills the window at every size, with rematch in sight and no page to scroll", async () => {
    const { page } = ada;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const box = await page.getByRole("button", { name: "Rematch" }).boundingBox();
      expect({ size, isInSight: box !== null && box.y + box.height <= size.height }).toEqual({
        size,
        isInSight: true,
      });
      const whole = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }));
      expect(whole).toEqual(size);
    }
    await page.setViewportSize(WIDE);
  });

  test("can be put aside for the board and brought back, and shows the score in detail", async () => {
    const { page } = ada;
    await page.getByRole("button", { name: "Look at the board" }).first().click();
    await page.locator("[data-board]").waitFor();
    await page.getByRole("button", { name: "Back to the result" }).press("Enter");
    await untilFocused(page, "#end-title");
    await page.getByRole("button", { name: "Scores in detail" }).click();
    await page.getByRole("dialog").getByRole("table", { name: "Scores" }).waitFor();
    await findsNothing(page, "the score in detail");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.locator("[data-board]").waitFor();
  });
});
