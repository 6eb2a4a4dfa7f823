import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { putGames } from "../tools/browser/browser.ts";
import { fixedGame, type Moment, momentWith } from "../tools/browser/games.ts";
import { findsNothing } from "./axe.ts";
import { DESKS, fitsAt, HANDHELDS } from "./measure.ts";
import {
  clicked,
  handCards,
  playHastily,
  playHastilyByKeys,
  playWritten,
  tapped,
  tradingTable,
} from "./oltremare-board.ts";
import { WIDE } from "./people.ts";
import { describeStates, playOut, report, UPRIGHT } from "./stage-suite.ts";
import { untilAsked } from "./table.ts";
import { openVenue } from "./venue.ts";

const NEW_GAME = "/new/oltremare?seat=0&level=novice&seed=lagoon&players=";

describe("a whole game of Oltremare on the stage", () => {
  const venue = openVenue();

  test("by pointing alone, on a desk", async () => {
    const { page, context } = await venue.loner("Ada", WIDE, { pace: "instant" });
    await page.goto(`${NEW_GAME}3`);
    report("Oltremare", "a mouse", await playOut(page, () => playHastily(page, clicked)));
    await context.close();
  });

  test("by keys alone, on a small screen", async () => {
    const { page, context } = await venue.loner("Ada", UPRIGHT, { pace: "instant" });
    await page.goto(`${NEW_GAME}2`);
    report("Oltremare", "a keyboard", await playOut(page, () => playHastilyByKeys(page)));
    await context.close();
  });

  test("with five seats on a telephone, by finger", async () => {
    const { page, context } = await venue.loner("Ada", UPRIGHT, { pace: "instant" });
    await page.goto(`${NEW_GAME}5`);
    report("Oltremare", "a finger", await playOut(page, () => playHastily(page, tapped)));
    await context.close();
  });
});

/** The first seat is asked for this kind of move. */
const asksFor = (type: string) => (moment: Moment) =>
  moment.table.toAct.includes(0) && moment.table.legal.some((move) => move.type === type);

/** An offer that lies before the person at the table. */
const hasOffer = (moment: Moment): boolean => asksFor("decline")(moment) && asksFor("accept")(moment);

async function selectCards(page: Page): Promise<void> {
  const cards = handCards(page);
  for (let more = Math.min(2, await cards.count()); more > 0; more--) await clicked(page, cards.first());
}

async function draftOffer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Make an offer" }).click();
  await tradingTable(page)
    .getByRole("button", { name: /^Ask for/ })
    .first()
    .click();
  await clicked(page, handCards(page).first());
  await tradingTable(page)
    .getByRole("button", { name: /^Offer .* for/ })
    .waitFor();
}

async function counterOffer(page: Page): Promise<void> {
  await tradingTable(page)
    .getByRole("button", { name: /^Counter/ })
    .click();
  await tradingTable(page)
    .getByRole("button", { name: /^Counter: / })
    .waitFor();
}

const games = Promise.all([fixedGame("oltremare", 3, "stage"), fixedGame("oltremare", 5, "stage")]);
// A game that cannot be played fails the tests that need it, not the whole file.
games.catch(() => undefined);

describeStates("Oltremare", async () => {
  const [three, five] = await games;
  const trade = momentWith(three, (one, at) => at > 10 && asksFor("end")(one));
  const offer = momentWith([...three, ...five], hasOffer);
  return [
    { name: "trading", moment: trade, isHeardSmall: true },
    { name: "an offer put together", moment: trade, prepare: draftOffer, isHeardSmall: true },
    { name: "an offer to answer", moment: offer, isHeardSmall: true },
    { name: "a counter-offer", moment: offer, prepare: counterOffer },
    {
      name: "cards to play",
      moment: momentWith(three, asksFor("play")),
      prepare: selectCards,
      isHeardSmall: true,
    },
    { name: "a voyage", moment: momentWith(three, asksFor("sail")) },
    { name: "a load", moment: momentWith(three, asksFor("load")), isHeardSmall: true },
    { name: "a surplus", moment: momentWith([...three, ...five], asksFor("discard")) },
    { name: "five players", moment: momentWith(five, (one, at) => at > 30 && asksFor("end")(one)) },
    { name: "the end", moment: five[five.length - 1], isHeardSmall: true },
  ];
});

/** A moment at which the person's own move, as it was made, leads to the interim scoring. */
async function beforeVenice(): Promise<{ readonly moment: Moment; readonly move: string }> {
  for (const seed of ["stage", "venice", "rialto", "lido", "murano", "torcello"]) {
    const moments = await fixedGame("oltremare", 3, seed);
    const at = moments.findIndex(
      ({ table }, i) =>
        table.toAct.includes(0) && (moments[i + 1]?.news.some(({ type }) => type === "interim") ?? false),
    );
    if (at < 0) continue;
    const written = moments[at + 1].save.record.moves[moments[at].table.moves];
    if (/^0 (buy|play) /.test(written)) return { moment: moments[at], move: written.slice(2) };
  }
  throw new Error("the first player brought about no interim scoring");
}

describe("the scorings of Oltremare are shown", () => {
  const venue = openVenue();

  test.each([
    { screen: WIDE, screens: DESKS, least: 24 },
    { screen: UPRIGHT, screens: HANDHELDS, least: 44 },
  ] as const)("payment by payment, at $screen.width pixels", async (shown) => {
    const { page, context } = await venue.person("Ada", shown.screen, { pace: "calm" });
    const { moment, move } = await beforeVenice();
    await page.goto("/");
    await putGames(page, [moment.save]);
    await page.goto(`/play/${moment.save.id}`);
    await untilAsked(page, 0);
    await playWritten(page, move);
    const show = page.getByRole("dialog", { name: "Venice" });
    await show.waitFor();
    const next = show.getByRole("button", { name: "Next" });
    const back = show.getByRole("button", { name: "Back", exact: true });
    await next.click();
    await next.click();
    const said = show.getByRole("status");
    const second = await said.innerText();
    await next.click();
    await expect.poll(() => said.innerText()).not.toBe(second);
    await back.click();
    await expect.poll(() => said.innerText()).toBe(second);
    await findsNothing(page, "the interim scoring");
    await fitsAt(page, shown.screens, shown.least, "the interim scoring");
    await page.setViewportSize(shown.screen);
    await show.getByRole("button", { name: "Skip to the result" }).click();
    await show.waitFor({ state: "detached" });
    await context.close();
  });
});
