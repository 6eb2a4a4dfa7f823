import type { Page } from "playwright-core";
import { beforeAll, describe, test } from "vitest";
import { putGames } from "../stage/browser.ts";
import type { Moment } from "../stage/games.ts";
import { findsNothing } from "./axe.ts";
import { DESKS, fitsAt, HANDHELDS } from "./measure.ts";
import { type Screen, WIDE } from "./people.ts";
import { movesOn, untilAsked, untilStill } from "./table.ts";
import { openVenue } from "./venue.ts";

/** A telephone, held upright. */
export const UPRIGHT: Screen = { width: 390, height: 844 };

/** Prints how many presses the decisions of a game took; nobody fails by them. */
export function report(game: string, how: string, presses: readonly number[]): void {
  const sum = presses.reduce((a, b) => a + b, 0);
  const counts = presses.toSorted((a, b) => a - b);
  process.stdout.write(
    `${game} with ${how}: ${presses.length} decisions, ${sum} presses, ${(sum / presses.length).toFixed(1)} each (median ${counts[counts.length >> 1]}, most ${counts.at(-1)})\n`,
  );
}

/** Nobody looks on while a whole game is played: a page that is not painted saves the browser a quarter of its work. */
async function paint(page: Page, opacity: "" | "0"): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.opacity = value;
  }, opacity);
}

/** Plays to the end on the drawn board; gives the presses of each decision. */
export async function playOut(page: Page, decide: () => Promise<number>): Promise<readonly number[]> {
  const presses: number[] = [];
  let made = 0;
  await paint(page, "0");
  while (await untilAsked(page, made)) {
    made = (await movesOn(page)) + 1;
    // Neither the text nor a list of all moves: the drawn board.
    await page.locator("[data-board]").waitFor();
    presses.push(await decide());
  }
  await page.locator("#end-title").waitFor();
  await paint(page, "");
  return presses;
}

/** A moment of a game, and what a player does in it before it is looked at. */
export interface State {
  readonly name: string;
  readonly moment: Moment;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Whether axe looks at it on a small screen too. */
  readonly isHeardSmall?: boolean;
}

const KINDS = [
  { kind: "a desk", screens: DESKS, first: WIDE, least: 24 },
  { kind: "a telephone or tablet", screens: HANDHELDS, first: UPRIGHT, least: 44 },
];

/** Tests that in these states nothing scrolls, is cut off, covered, too small, or wrong for axe, at eight sizes. */
export function describeStates(game: string, gather: () => Promise<readonly State[]>): void {
  describe(`everything has its place on the stage of ${game}`, () => {
    const venue = openVenue();
    let states: readonly State[];

    beforeAll(async () => {
      states = await gather();
    });

    test.each(KINDS)("on the screen of $kind", async ({ screens, first, least }) => {
      const { page, context } = await venue.person("Ada", first, { pace: "instant" });
      await page.goto("/");
      await putGames(
        page,
        states.map(({ moment }) => moment.save),
      );
      for (const { name, moment, prepare, isHeardSmall } of states) {
        await page.setViewportSize(first);
        await page.goto(`/play/${moment.save.id}`);
        if (await untilAsked(page, 0)) await untilStill(page);
        await prepare?.(page);
        if (first === WIDE || isHeardSmall) await findsNothing(page, name);
        await fitsAt(page, screens, least, name);
      }
      await context.close();
    });
  });
}
