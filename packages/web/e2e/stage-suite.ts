import type { Page } from "playwright-core";
import { beforeAll, describe, test } from "vitest";
import { putGames } from "../tools/browser/browser.ts";
import type { Moment } from "../tools/browser/games.ts";
import { findsNothing } from "./axe.ts";
import { DESKS, fitsAt, HANDHELDS } from "./measure.ts";
import { type Screen, WIDE } from "./people.ts";
import { follow, movesOn, paint, untilAsked, untilStill } from "./table.ts";
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

/** Plays to the end on the drawn board; gives the presses of each decision. */
export async function playOut(page: Page, decide: () => Promise<number>): Promise<readonly number[]> {
  const presses: number[] = [];
  let made = 0;
  await paint(page, "unpainted");
  while (await untilAsked(page, made)) {
    made = (await movesOn(page)) + 1;
    // Neither the text nor a list of all moves: the drawn board.
    await page.locator("[data-board]").waitFor();
    presses.push(await decide());
  }
  await page.locator("#end-title").waitFor();
  await paint(page, "painted");
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
      // Each state is a game of its own: what was done in one is not there in the next.
      const saves = states.map(({ moment }, at) => ({ ...moment.save, id: `state-${at}` }));
      await putGames(page, saves);
      for (const [at, { name, prepare, isHeardSmall }] of states.entries()) {
        await paint(page, "unpainted");
        await page.setViewportSize(first);
        await follow(page, "/games");
        await page.locator("[data-moves]").waitFor({ state: "detached" });
        await follow(page, `/play/${saves[at].id}`);
        if (await untilAsked(page, 0)) await untilStill(page);
        await prepare?.(page);
        if (first === WIDE || isHeardSmall) {
          await paint(page, "painted");
          await findsNothing(page, name);
        }
        await fitsAt(page, screens, least, name);
      }
      await context.close();
    });
  });
}
