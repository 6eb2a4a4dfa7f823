import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { GameId } from "../src/games/registry.ts";
import { putGames } from "../tools/browser/browser.ts";
import { fixedGame, isOpenQuestion } from "../tools/browser/games.ts";
import { findsNothing, fitsWidth } from "./axe.ts";
import { confirmByKeys, playByKeys, pressAt, tabTo, untilFocused } from "./keyboard.ts";
import { goOffline, WIDE } from "./people.ts";
import { movesOn, untilAsked } from "./table.ts";
import { openVenue } from "./venue.ts";

/** A game, how few can play it, and what else is tried at its table. */
export interface Journey {
  readonly name: string;
  readonly players: number;
  /** A long game, of which only the first moves and the last ones are played: the tests of its board play all of them. */
  readonly leapsIn?: GameId;
  readonly also?: (page: Page) => Promise<void>;
}

/** Takes the advice that is given. */
async function moveByAdvice(page: Page): Promise<void> {
  const before = await movesOn(page);
  await page.keyboard.press("h");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: /^Best: / }).waitFor();
  await findsNothing(page, "advice");
  await pressAt(page, dialog.getByRole("button", { name: "Preview this move" }).first());
  await dialog.waitFor({ state: "detached" });
  await confirmByKeys(page);
  await untilAsked(page, before + 1);
}

/** Goes to another game, in which the player has a last decision to make. */
async function leapToLastDecision(page: Page, id: GameId, players: number): Promise<void> {
  const last = (await fixedGame(id, players, "journey")).findLast(isOpenQuestion);
  if (!last) throw new Error("nobody was ever asked");
  await putGames(page, [last.save]);
  await page.goto(`/play/${last.save.id}`);
  await untilAsked(page, 0);
}

/** A game from the first page to the last, each in a file of its own so that they are played side by side. */
export function describeJourney({ name, players, leapsIn, also }: Journey): void {
  describe("from the first page to the end of a game with the keyboard alone, without a network", () => {
    const venue = openVenue();

    test(`of ${name}`, async () => {
      const ada = await venue.loner("Ada", WIDE, { style: "plain", pace: "instant" }, "keeping the client");
      const { page } = ada;
      await page.goto("/");
      await goOffline(ada);
      await page.reload();

      await pressAt(page, page.getByRole("button", { name: `Play ${name}` }));
      const dialog = page.getByRole("dialog", { name: `New game: ${name}` });
      await dialog.waitFor();
      await findsNothing(page, "the questions before a game");
      const few = dialog.getByRole("radio", { name: `${players} players` });
      if (!(await few.isChecked())) {
        await tabTo(page, dialog.getByRole("radio", { checked: true }).first());
        await page.keyboard.press("ArrowLeft");
      }
      expect(await few.isChecked()).toBe(true);
      await tabTo(page, dialog.getByRole("radio", { name: /^Trader/ }));
      await page.keyboard.press("ArrowUp");
      expect(await dialog.getByRole("radio", { name: /^Novice/ }).isChecked()).toBe(true);
      await pressAt(page, dialog.getByRole("button", { name: "Start the game" }));

      await untilAsked(page, 0);
      await findsNothing(page, `the beginning of ${name}`);
      await page.keyboard.press("m");
      await untilFocused(page, "#moves-title");
      await moveByAdvice(page);
      await also?.(page);
      await page.keyboard.press("m");
      await playByKeys(page, 20);
      await findsNothing(page, `the middle of ${name}`);
      await fitsWidth(page);

      if (leapsIn) await leapToLastDecision(page, leapsIn, players);
      await page.keyboard.press("m");
      await playByKeys(page, Number.POSITIVE_INFINITY);
      await untilFocused(page, "#end-title");
      await findsNothing(page, `the end of ${name}`);
      await pressAt(page, page.getByRole("link", { name: "All games" }));
      await page.getByText(/^Finished \d(?:st|nd|rd|th)$/).waitFor();
      await ada.context.close();
    });
  });
}
