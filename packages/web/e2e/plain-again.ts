import type { Page } from "playwright-core";
import type { Save } from "../src/app/storage/saves.ts";
import { loadGame } from "../src/games/load.ts";
import { putGames } from "../tools/browser/browser.ts";
import { confirmButton, movesOn, untilAsked, untilMoves } from "./table.ts";

/** The button of this move among those that are shown; -1 if it is not shown. */
async function indexOf(page: Page, move: unknown): Promise<number> {
  return page.locator(".choice").evaluateAll((all, wanted) => {
    const sorted = (value: unknown): string =>
      JSON.stringify(Object.entries(value as object).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return all.findIndex(
      (choice) => sorted(JSON.parse(choice.getAttribute("data-move") ?? "{}")) === sorted(wanted),
    );
  }, move);
}

/** Presses the move at the plain table and confirms it; gives the presses that took. */
async function pressMove(page: Page, move: unknown): Promise<number> {
  let presses = 0;
  const folded = page.locator(".choices .button[aria-expanded=false]");
  while ((await indexOf(page, move)) < 0) {
    await folded.first().click();
    presses++;
  }
  await page
    .locator(".choice")
    .nth(await indexOf(page, move))
    .click();
  await confirmButton(page).click();
  return presses + 2;
}

/** A line of a record begins with the seat that moves. */
function withoutSeat(line: string): string {
  return line.slice(line.indexOf(" ") + 1);
}

/** Plays a finished game again at the plain table, against the same computer players; gives the presses of each move. */
export async function playAgain(page: Page, played: Save): Promise<readonly number[]> {
  const game = await loadGame(played.game);
  const { moves, seats } = played.record;
  const rules = game.open({ players: seats.length });
  await page.goto("/");
  await putGames(page, [{ ...played, record: { ...played.record, moves: [] } }]);
  await page.goto(`/play/${played.id}`);
  const presses: number[] = [];
  let made = 0;
  while (await untilAsked(page, made)) {
    made = await movesOn(page);
    const parsed = rules.parse(withoutSeat(moves[made] ?? ""));
    if (!("move" in parsed)) throw new Error(`move ${made} cannot be read`);
    presses.push(await pressMove(page, parsed.move));
    made++;
    await untilMoves(page, made);
  }
  return presses;
}
