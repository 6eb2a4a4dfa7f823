import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { market } from "../src/games/traders-of-carthage/places.ts";
import { atPlace } from "../src/table/place.ts";
import { buyMarket } from "../tools/browser/browser.ts";
import {
  fixedGame,
  isOpenQuestion,
  type Moment,
  momentBeforePayday,
  momentWith,
} from "../tools/browser/games.ts";
import { doing, type Point, playHastily } from "./board.ts";
import { playHastilyByKeys, untilFocused } from "./keyboard.ts";
import { WIDE } from "./people.ts";
import { describeStates, playOut, report, UPRIGHT } from "./stage-suite.ts";
import { untilAsked, untilStill } from "./table.ts";
import { openVenue } from "./venue.ts";

const NEW_GAME = "/new/traders-of-carthage?players=2&seat=0&level=novice&seed=harbour";

describe("a whole game of Traders of Carthage on the stage", () => {
  const venue = openVenue();

  test("by pointing alone, on a desk", async () => {
    const { page, context } = await venue.loner("Ada", WIDE, { pace: "instant" });
    await page.goto(NEW_GAME);
    let presses = 0;
    const point: Point = async (at) => {
      presses++;
      await at.click();
    };
    const counts = await playOut(page, async () => {
      presses = 0;
      await playHastily(page, point);
      return presses;
    });
    report("Traders of Carthage", "a mouse", counts);
    await context.close();
  });

  test("by keys alone, on a small screen", async () => {
    const { page, context } = await venue.loner("Ada", UPRIGHT, { pace: "instant" });
    await page.goto(NEW_GAME);
    await untilAsked(page, 0);
    await untilStill(page);
    await page.keyboard.press("m");
    const counts = await playOut(page, () => playHastilyByKeys(page));
    await untilFocused(page, "#end-title");
    report("Traders of Carthage", "a keyboard", counts);
    await context.close();
  });
});

async function pointAtCard(page: Page): Promise<void> {
  await page
    .locator(`${atPlace(market)} [data-state=open]`)
    .first()
    .click();
  await doing(page)
    .getByRole("button", { name: /^(Take|Reserve) .*\d$/ })
    .first()
    .waitFor();
}

/** Asked for this kind of move. */
const asksFor = (type: string) => (moment: Moment) =>
  moment.table.toAct.includes(0) && moment.table.legal.some((move) => move.type === type);

describeStates("Traders of Carthage", async () => {
  const two = await fixedGame("traders-of-carthage", 2, "stage");
  const four = await fixedGame("traders-of-carthage", 4, "stage");
  const payday = momentBeforePayday(two);
  return [
    { name: "the first token", moment: momentWith(two, asksFor("token")) },
    { name: "my turn", moment: payday },
    { name: "a payment", moment: payday, prepare: buyMarket, isHeardSmall: true },
    { name: "a card", moment: payday, prepare: pointAtCard, isHeardSmall: true },
    { name: "storage", moment: momentWith(two, asksFor("store")), isHeardSmall: true },
    { name: "four players", moment: momentWith(four, (one, at) => at > 20 && isOpenQuestion(one)) },
    { name: "the end", moment: two[two.length - 1] },
  ];
});
