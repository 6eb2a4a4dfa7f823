import type { aids } from "@portolan/games/galactic-traders";
import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { fixedGame, type Moment, momentWith } from "../stage/games.ts";
import { confirmButton, tap } from "./board.ts";
import { untilFocused } from "./keyboard.ts";
import { NARROW, WIDE } from "./people.ts";
import { describeStates, playOut, report, UPRIGHT } from "./stage-suite.ts";
import { layGoods, playHastily, pointing, sights, walking } from "./star-chart.ts";
import { movesOn, confirmButton as plainConfirm, untilAsked, untilMoves, untilStill } from "./table.ts";
import { openVenue } from "./venue.ts";

const GAME = "Galactic Traders";
const newGame = (players: number): string =>
  `/new/galactic-traders?players=${players}&seat=0&level=trader&seed=harbour`;
const LAPTOP = { width: 1280, height: 720 };

describe("a whole game of Galactic Traders on the stage", () => {
  const venue = openVenue();

  test.each([
    { players: 2, how: "a mouse", screen: WIDE },
    { players: 4, how: "a mouse on a laptop", screen: LAPTOP },
    { players: 2, how: "a finger", screen: UPRIGHT },
    { players: 4, how: "a finger on a small telephone", screen: NARROW },
  ])("with $players players, by $how alone", async ({ players, how, screen }) => {
    const { page, context } = await venue.loner("Ada", screen, { pace: "instant" });
    await page.goto(newGame(players));
    const pointer = pointing(screen.width < 600 ? tap : (at) => at.click());
    const counts = await playOut(page, async () => {
      await playHastily(page, pointer.press);
      return pointer.take();
    });
    report(`${GAME} for ${players}`, how, counts);
    await context.close();
  });

  test("by keys alone, on a small screen", async () => {
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

  test("at the plain table, to compare", async () => {
    const { page, context } = await venue.loner("Ada", WIDE, { style: "plain", pace: "instant" });
    await page.goto(newGame(2));
    const presses: number[] = [];
    let made = 0;
    while (await untilAsked(page, made)) {
      made = (await movesOn(page)) + 1;
      const choices = page.locator(".choice");
      const delivery = choices.filter({ hasText: /\blay\b/i });
      const isDelivery = (await delivery.count()) > 0;
      const isTurn = (await choices.filter({ hasText: /nothing more/ }).count()) > 0;
      await (isDelivery ? delivery.first() : isTurn ? choices.last() : choices.first()).click();
      await plainConfirm(page).click();
      presses.push(2);
      await untilMoves(page, made);
    }
    report(`${GAME} for 2`, "the plain table", presses);
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
