import { beforeAll, describe, expect, test } from "vitest";
import { buyMarket, putGames } from "../tools/browser/browser.ts";
import { fixedGame, type Moment, momentBeforePayday } from "../tools/browser/games.ts";
import { tabAround } from "./keyboard.ts";
import { NARROW, type Person, WIDE } from "./people.ts";
import { untilAsked, untilStill } from "./table.ts";
import { openVenue } from "./venue.ts";

/** Fewer stops than any page has. */
const SOME = 6;

describe("whoever uses the keyboard always sees where they are", () => {
  const venue = openVenue();
  let moment: Moment;

  beforeAll(async () => {
    moment = momentBeforePayday(await fixedGame("traders-of-carthage", 3, "watched-again"));
  });

  describe.each([NARROW, WIDE])("on a screen $width pixels wide", (screen) => {
    let ada: Person;

    beforeAll(async () => {
      ada = await venue.person("Ada", screen);
      await ada.page.goto("/");
      await putGames(ada.page, [moment.save]);
    });

    test("at the board, with a purchase in the bar", async () => {
      const { page } = ada;
      await page.goto(`/play/${moment.save.id}`);
      await untilAsked(page, 0);
      await untilStill(page);
      await buyMarket(page);
      expect(await tabAround(page)).toBeGreaterThan(SOME);
    });

    test("at the plain table, with a move in the bar", async () => {
      const { page } = ada;
      await page.keyboard.press("p");
      await page.locator(".choice").first().click();
      await page.locator(".bar-chosen").waitFor();
      expect(await tabAround(page)).toBeGreaterThan(SOME);
    });

    test("in a replay", async () => {
      const { page } = ada;
      await page.goto(`/replay/${moment.save.id}`);
      await page.locator("#replay-move").waitFor();
      await page.keyboard.press("p");
      await untilStill(page);
      await page.keyboard.press("End");
      expect(await tabAround(page)).toBeGreaterThan(SOME);
    });

    test("in the guided first game", async () => {
      const { page } = ada;
      await page.goto("/learn/traders-of-carthage");
      await page.getByRole("region", { name: "Your guide" }).waitFor();
      await untilStill(page);
      expect(await tabAround(page)).toBeGreaterThan(SOME);
    });

    test("in the rulebook", async () => {
      const { page } = ada;
      await page.goto("/rules/traders-of-carthage");
      await page.getByRole("searchbox").waitFor();
      expect(await tabAround(page)).toBeGreaterThan(SOME);
    });
  });
});
