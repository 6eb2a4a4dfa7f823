import type { Page } from "playwright-core";
import { beforeAll, describe, test } from "vitest";
import { market } from "../src/games/traders-of-carthage/places.ts";
import { atPlace } from "../src/table/place.ts";
import { buyMarket, putGames } from "../stage/browser.ts";
import { fixedGame, isOpenQuestion, type Moment, momentBeforePayday, momentWith } from "../stage/games.ts";
import { findsNothing } from "./axe.ts";
import { doing, type Point, playHastily, untilStill } from "./board.ts";
import { playHastilyByKeys, untilFocused } from "./keyboard.ts";
import { DESKS, fitsAt, HANDHELDS } from "./measure.ts";
import { type Screen, WIDE } from "./people.ts";
import { movesOn, untilAsked } from "./table.ts";
import { openVenue } from "./venue.ts";

const UPRIGHT: Screen = { width: 390, height: 844 };
const NEW_GAME = "/new/traders-of-carthage?players=2&seat=0&level=novice&seed=harbour";

/** Prints how many presses the turns of a game took; nobody fails by them. */
function report(how: string, presses: readonly number[]): void {
  const sum = presses.reduce((a, b) => a + b, 0);
  const counts = presses.toSorted((a, b) => a - b);
  process.stdout.write(
    `Traders of Carthage with ${how}: ${presses.length} decisions, ${(sum / presses.length).toFixed(1)} presses each (median ${counts[counts.length >> 1]}, most ${counts.at(-1)})\n`,
  );
}

/** Plays to the end; gives the presses of each decision. */
async function playOut(page: Page, decide: () => Promise<number>): Promise<readonly number[]> {
  const presses: number[] = [];
  let made = 0;
  while (await untilAsked(page, made)) {
    made = (await movesOn(page)) + 1;
    // Neither the text nor a list of all moves: the drawn board.
    await page.locator("[data-board]").waitFor();
    presses.push(await decide());
  }
  await page.locator("#end-title").waitFor();
  return presses;
}

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
    report("a mouse", counts);
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
    report("a keyboard", counts);
    await context.close();
  });
});

/** What a player does in a moment before it is looked at. */
interface State {
  readonly name: string;
  readonly moment: Moment;
  readonly prepare?: (page: Page) => Promise<void>;
}

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

describe("everything has its place on the stage of Traders of Carthage", () => {
  const venue = openVenue();
  let states: readonly State[];

  beforeAll(async () => {
    const two = await fixedGame("traders-of-carthage", 2, "stage");
    const four = await fixedGame("traders-of-carthage", 4, "stage");
    const payday = momentBeforePayday(two);
    states = [
      { name: "the first token", moment: momentWith(two, asksFor("token")) },
      { name: "my turn", moment: payday },
      { name: "a payment", moment: payday, prepare: buyMarket },
      { name: "a card", moment: payday, prepare: pointAtCard },
      { name: "storage", moment: momentWith(two, asksFor("store")) },
      { name: "four players", moment: momentWith(four, (one, at) => at > 20 && isOpenQuestion(one)) },
      { name: "the end", moment: two[two.length - 1] },
    ];
  });

  const kinds = [
    { kind: "a desk", screens: DESKS, first: WIDE, least: 24, isHeard: () => true },
    // Where a whole game is played with a finger, axe hears of the other states.
    {
      kind: "a telephone or tablet",
      screens: HANDHELDS,
      first: UPRIGHT,
      least: 44,
      isHeard: (name: string) => ["a payment", "a card", "storage"].includes(name),
    },
  ];

  test.each(kinds)("on the screen of $kind", async ({ screens, first, least, isHeard }) => {
    const { page, context } = await venue.person("Ada", first, { pace: "instant" });
    await page.goto("/");
    await putGames(
      page,
      states.map(({ moment }) => moment.save),
    );
    for (const { name, moment, prepare } of states) {
      await page.setViewportSize(first);
      await page.goto(`/play/${moment.save.id}`);
      if (await untilAsked(page, 0)) await untilStill(page);
      await prepare?.(page);
      if (isHeard(name)) await findsNothing(page, name);
      await fitsAt(page, screens, least, name);
    }
    await context.close();
  });
});
