import type { aids } from "@portolan/games/porto-carthago";
import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { fixedGame, isOpenQuestion, type Moment, momentWith } from "../tools/browser/games.ts";
import { type Point, tap } from "./board.ts";
import { playRestlessly, pressByKeys, restless } from "./harbour.ts";
import { untilFocused } from "./keyboard.ts";
import { type Screen, WIDE } from "./people.ts";
import { describeStates, playOut, report, UPRIGHT } from "./stage-suite.ts";
import { openVenue } from "./venue.ts";

const LAPTOP: Screen = { width: 1280, height: 720 };
const click: Point = (at) => at.click();

function newGame(players: number): string {
  return `/new/porto-carthago?players=${players}&seat=0&level=novice&seed=harbour`;
}

describe("a whole game of Porto Carthago on the stage", () => {
  const venue = openVenue();

  test.each([
    { how: "a mouse, three players", screen: WIDE, players: 3, press: click },
    { how: "a mouse on a laptop, five players", screen: LAPTOP, players: 5, press: click },
    { how: "a finger on a telephone, five players", screen: UPRIGHT, players: 5, press: tap },
  ])("with $how", async ({ how, screen, players, press }) => {
    const { page, context } = await venue.loner("Ada", screen, { pace: "instant" });
    await page.goto(newGame(players));
    const chance = restless(players);
    const counts = await playOut(page, () => playRestlessly(page, chance, press));
    report("Porto Carthago", how, counts);
    await context.close();
  });

  test("by keys alone, on a small screen", async () => {
    const { page, context } = await venue.loner("Ada", UPRIGHT, { pace: "instant" });
    await page.goto(newGame(3));
    const chance = restless(8);
    const counts = await playOut(page, async () => {
      let keys = 0;
      await playRestlessly(page, chance, async (at) => {
        keys += await pressByKeys(page, at);
      });
      return keys;
    });
    await untilFocused(page, "#end-title");
    report("Porto Carthago", "a keyboard", counts);
    await context.close();
  });
});

type Stage = aids.View["stage"]["stage"];

function viewOf({ table }: Moment): aids.View {
  return table.view as aids.View;
}

/** The person is asked at this stage, with nothing else to be finished before. */
const asksAt =
  (stage: Stage, type?: string) =>
  (moment: Moment): boolean =>
    isOpenQuestion(moment) &&
    viewOf(moment).stack.length === 0 &&
    viewOf(moment).stage.stage === stage &&
    (type === undefined || moment.table.legal.some((move) => move.type === type));

/** The person is asked in the middle of a delivery. */
const asksFor =
  (frame: aids.Frame["frame"]) =>
  (moment: Moment): boolean =>
    isOpenQuestion(moment) && viewOf(moment).stack.at(-1)?.frame === frame;

const pressFirst =
  (selector: string, times = 1) =>
  async (page: Page): Promise<void> => {
    for (let i = 0; i < times; i++) await page.locator(selector).first().click();
  };

describeStates("Porto Carthago", async () => {
  const three = await fixedGame("porto-carthago", 3, "stage");
  const five = await fixedGame("porto-carthago", 5, "stage");
  const send = ".pc-stepper button:last-child:not([aria-disabled=true])";
  return [
    { name: "the first dock", moment: momentWith(five, asksAt("setupClaim")) },
    { name: "my turn", moment: momentWith(three, asksAt("main")), isHeardSmall: true },
    { name: "five players", moment: momentWith(five, (one, at) => at > 120 && asksAt("main")(one)) },
    {
      name: "a good in hand",
      moment: momentWith(three, asksAt("act", "carry")),
      prepare: pressFirst(".pc-chip"),
      isHeardSmall: true,
    },
    {
      name: "servants on their way",
      moment: momentWith(three, asksAt("act", "court")),
      prepare: pressFirst(send, 2),
      isHeardSmall: true,
    },
    { name: "a bonus", moment: momentWith(three, asksAt("tail", "seat")) },
    { name: "points in a chain", moment: momentWith(three, asksFor("points")), isHeardSmall: true },
    { name: "a ship to bring in", moment: momentWith(three, asksAt("shipsPick")) },
    { name: "the end", moment: three[three.length - 1] },
  ];
});
