import type { aids } from "@portolan/games/galactic-traders";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { gamesOn, putGames } from "../tools/browser/browser.ts";
import { fixedGame, isOpenQuestion, type Moment, momentWith } from "../tools/browser/games.ts";
import { confirmButton, tap } from "./board.ts";
import { untilFocused } from "./keyboard.ts";
import { NARROW } from "./people.ts";
import { playAgain } from "./plain-again.ts";
import { describeStates, playOut, report, UPRIGHT } from "./stage-suite.ts";
import { layGoods, layIntoBays, playHastily, pointing, sights, walking } from "./star-chart.ts";
import { untilAsked, untilStill } from "./table.ts";
import { openVenue } from "./venue.ts";

const GAME = "Galactic Traders";
const newGame = (players: number): string =>
  `/new/galactic-traders?players=${players}&seat=0&level=trader&seed=harbour`;
const LAPTOP = { width: 1280, height: 720 };

/** The last third of a game: what a board may get wrong late it gets wrong there, with all planets and chains. */
async function leap(page: Page, players: number): Promise<void> {
  const moments = await fixedGame("galactic-traders", players, "harbour");
  const late = momentWith(moments, (moment, at) => at > (moments.length * 2) / 3 && isOpenQuestion(moment));
  await page.goto("/");
  await putGames(page, [late.save]);
  await page.goto(`/play/${late.save.id}`);
}

describe("Galactic Traders on the stage, to the end", () => {
  const venue = openVenue();

  test("for two on a laptop, by a mouse alone, and the same game at the plain table", async () => {
    const { page, context } = await venue.loner("Ada", LAPTOP, { pace: "instant" });
    await page.goto(newGame(2));
    const pointer = pointing((at) => at.click());
    const counts = await playOut(page, async () => {
      await playHastily(page, pointer.press, layIntoBays);
      return pointer.take();
    });
    report(`${GAME} for 2`, "a mouse", counts);
    const [played] = await gamesOn(page);
    await context.close();
    const plain = await venue.loner("Ada", LAPTOP, { style: "plain", pace: "instant" });
    const presses = await playAgain(plain.page, played);
    report(`${GAME} for 2`, "the plain table", presses);
    const [again] = await gamesOn(plain.page);
    expect(again?.record.moves).toEqual(played?.record.moves);
    await plain.context.close();
  });

  test.each([
    { how: "a mouse on a laptop", screen: LAPTOP },
    { how: "a finger on a small telephone", screen: NARROW },
  ])("for four, by $how alone, from the last third", async ({ how, screen }) => {
    const { page, context } = await venue.loner("Ada", screen, { pace: "instant" });
    await leap(page, 4);
    const pointer = pointing(screen === NARROW ? tap : (at) => at.click());
    const counts = await playOut(page, async () => {
      await playHastily(page, pointer.press);
      return pointer.take();
    });
    report(`${GAME} for 4, the last third,`, how, counts);
    await context.close();
  });

  test("for two on a telephone, by keys alone", async () => {
    const { page, context } = await venue.loner("Ada", UPRIGHT, { pace: "instant" });
    await page.goto(newGame(2));
    await untilAsked(page, 0);
    await untilStill(page);
    await page.keyboard.press("m");
    const keys = walking(page);
    const counts = await playOut(page, async () => {
      await untilFocused(page, "#question");
      await playHastily(page, keys.press);
      return keys.take();
    });
    await untilFocused(page, "#end-title");
    report(`${GAME} for 2`, "a keyboard", counts);
    await context.close();
  });

  test("for two on a telephone, by a finger alone, from the last third", async () => {
    const { page, context } = await venue.loner("Ada", UPRIGHT, { pace: "instant" });
    await leap(page, 2);
    const pointer = pointing(tap);
    const counts = await playOut(page, async () => {
      await playHastily(page, pointer.press);
      return pointer.take();
    });
    report(`${GAME} for 2, the last third,`, "a finger", counts);
    await context.close();
  });
});

/** The person is to decide this. */
const asksFor = (step: string) => (moment: Moment) => {
  const { agenda } = moment.table.view as aids.View;
  return moment.table.toAct.includes(0) && agenda.at(-1)?.step === step && moment.table.legal.length > 1;
};

/** A delivery turn with goods to lay and planets to use. */
const isFullTurn = (moment: Moment): boolean => {
  const { traders } = moment.table.view as aids.View;
  const [own] = traders;
  return asksFor("recall")(moment) && own !== undefined && own.handSize > 1 && own.planets.length > 0;
};

/** A good can be laid, and a planet be used. */
const isDelivery = (moment: Moment): boolean =>
  asksFor("deliver")(moment) &&
  moment.table.legal.some(({ type }) => type === "lay") &&
  (moment.table.view as aids.View).traders[0]?.planets.length !== 0;

/** The person must make room for a good on the tray. */
const isCrowded = (moment: Moment): boolean =>
  asksFor("draft")(moment) && (moment.table.view as aids.View).traders[0]?.handSize === 4;

const isLastRound = (moment: Moment): boolean =>
  (moment.table.view as aids.View).isLastRound && asksFor("draft")(moment);

async function pointAtOffer(page: Page): Promise<void> {
  await sights(page).offered.click();
  await sights(page).spare.waitFor();
}

async function pointAtGood(page: Page): Promise<void> {
  await sights(page).good.click();
  await sights(page).takers.first().waitFor();
}

/** Lays all that can be laid, without ending the turn. */
async function layAll(page: Page): Promise<void> {
  await layGoods(page, (at) => at.click());
}

async function pointAtPlanet(page: Page): Promise<void> {
  await sights(page).takers.first().click();
  await sights(page).way.or(confirmButton(page)).first().waitFor();
}

describeStates(GAME, async () => {
  const two = await fixedGame("galactic-traders", 2, "harbour");
  const three = await fixedGame("galactic-traders", 3, "harbour");
  const four = await fixedGame("galactic-traders", 4, "orbit");
  const turn = momentWith(two, isFullTurn);
  return [
    { name: "the tray", moment: momentWith(two, asksFor("draft")), isHeardSmall: true },
    { name: "the tray of four", moment: momentWith(four, asksFor("draft")) },
    { name: "a full hand", moment: momentWith(two, isCrowded), prepare: pointAtOffer },
    { name: "my turn", moment: turn, isHeardSmall: true },
    { name: "a good", moment: momentWith(two, isDelivery), prepare: pointAtGood },
    { name: "a plan", moment: momentWith(three, isFullTurn), prepare: layAll, isHeardSmall: true },
    { name: "nine planets", moment: momentWith(four, asksFor("deliver")), prepare: layAll },
    { name: "out of turn", moment: momentWith(three, asksFor("redistribute")), prepare: pointAtPlanet },
    { name: "a gift", moment: momentWith(four, asksFor("give")), isHeardSmall: true },
    { name: "several complete", moment: momentWith(four, asksFor("agree")) },
    { name: "the last round", moment: momentWith(three, isLastRound) },
    { name: "the end for two", moment: two[two.length - 1] },
    { name: "the end for four", moment: four[four.length - 1] },
  ];
});
