import { describe, test } from "vitest";
import { type Point, tap } from "./board.ts";
import { playRestlessly, pressByKeys, restless } from "./harbour.ts";
import { untilFocused } from "./keyboard.ts";
import { type Screen, WIDE } from "./people.ts";
import { playOut, report, UPRIGHT } from "./stage-suite.ts";
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
