import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { putGames } from "../tools/browser/browser.ts";
import { fixedGame, isOpenQuestion, type Moment, momentWith } from "../tools/browser/games.ts";
import { findsNothing, fitsWidth } from "./axe.ts";
import { untilFocused } from "./keyboard.ts";
import { NARROW } from "./people.ts";
import { moveOn, movesOn, untilAsked, untilMoves } from "./table.ts";
import { openVenue } from "./venue.ts";

/** A level that no release has, as a save of another one might name. */
const UNKNOWN = "commodore";

/** Leaves the table that is open no room to be saved in, until it is made again. */
async function fillStorage(page: Page): Promise<() => Promise<void>> {
  const [worker] = page.workers();
  const put = await worker.evaluateHandle(() => IDBObjectStore.prototype.put);
  await worker.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("There is no room.", "QuotaExceededError");
    };
  });
  return () =>
    worker.evaluate((real) => {
      IDBObjectStore.prototype.put = real;
    }, put);
}

describe("when something goes wrong at a table on this device", () => {
  const venue = openVenue();
  let moment: Moment;

  beforeAll(async () => {
    const moments = await fixedGame("traders-of-carthage", 2, "trouble");
    moment = momentWith(moments, (one, at) => at >= 4 && isOpenQuestion(one));
  });

  async function sitDown(page: Page, { save }: Moment): Promise<void> {
    await page.goto("/");
    await putGames(page, [save]);
    await page.goto(`/play/${save.id}`);
    await untilAsked(page, 0);
  }

  test("a game that cannot be saved goes on, says so once, and is saved when there is room again", async () => {
    const { page, context } = await venue.person("Ada", NARROW, { style: "plain", pace: "instant" });
    await sitDown(page, moment);
    const makeRoom = await fillStorage(page);
    const notice = page.getByRole("alert").filter({ hasText: "This game can’t be saved on this device" });
    await moveOn(page);
    await notice.waitFor();
    await untilAsked(page, await movesOn(page));
    await findsNothing(page, "a game that cannot be saved");
    await fitsWidth(page);
    await notice.getByRole("button", { name: "Try again" }).click();
    await notice.getByRole("button", { name: "OK" }).click();
    await untilFocused(page, "#question");
    await moveOn(page);
    await untilAsked(page, await movesOn(page));
    expect(await notice.count()).toBe(0);

    await makeRoom();
    await moveOn(page);
    await untilAsked(page, await movesOn(page));
    const moves = await movesOn(page);
    await page.reload();
    await untilMoves(page, moves);
    await context.close();
  });

  test("a computer player without an answer is named, and can be asked again", async () => {
    const { page, context } = await venue.person("Ada", NARROW, { style: "plain", pace: "instant" });
    const { save } = moment;
    const seats = save.record.seats.map((seat, i) => (i === 0 ? seat : { ...seat, player: UNKNOWN }));
    await sitDown(page, { ...moment, save: { ...save, record: { ...save.record, seats } } });
    const notice = page.getByRole("alert").filter({ hasText: `there is no computer player "${UNKNOWN}"` });
    await moveOn(page);
    await notice.waitFor();
    expect(await page.getByText("thinking …").count()).toBe(0);
    await findsNothing(page, "a computer player without an answer");
    await fitsWidth(page);
    await notice.getByRole("button", { name: "Try again" }).click();
    await notice.waitFor();
    await context.close();
  });
});
