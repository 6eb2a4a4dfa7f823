import { type Chance, fastChance } from "@portolan/kernel";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { confirmButton, doing, type Point } from "./board.ts";
import { focusFault } from "./keyboard.ts";
import { movesOn, untilStill } from "./table.ts";

/** Somebody who plays Porto Carthago by pressing whatever is open: the same on every run. */

/** Nobody needs more presses than this for one decision, however much is put back. */
const MOST_PRESSES = 40;
/** More stops than any page has. */
const MOST_STOPS = 200;

/** What can be pressed: things of the board and of one's own place that are lit, and the answers beside the question. */
const OPEN = [
  "[data-board] button[data-state=open]",
  "[data-dock] button[data-state=open]",
  "[data-dock] button[data-state=lit]",
  ".pc-chip[aria-pressed=false]",
  ".pc-stepper button:not([aria-disabled=true])",
].join(", ");

export function restless(seed: number): Chance {
  return fastChance(seed);
}

/** One of the things that are open; else what ends the turn or gives something up. */
async function something(page: Page, chance: Chance): Promise<Locator> {
  const open = page.locator(OPEN).and(page.locator(":visible"));
  const count = await open.count();
  if (count > 0) return open.nth(chance.below(count));
  return doing(page).locator(".go, .act-verb:not(.is-cancel)").first();
}

/** Presses one thing after the other until a move is made; gives the number of presses. */
export async function playRestlessly(page: Page, chance: Chance, press: Point): Promise<number> {
  await untilStill(page);
  await doing(page).locator("#question").waitFor();
  const before = await movesOn(page);
  for (let presses = 1; presses <= MOST_PRESSES; presses++) {
    const confirm = confirmButton(page);
    const isReady = (await confirm.count()) > 0;
    await press(isReady ? confirm.first() : await something(page, chance));
    if ((await movesOn(page)) > before) return presses;
    if (isReady) {
      await page.waitForFunction(
        (made) => Number(document.querySelector("[data-moves]")?.getAttribute("data-moves")) > made,
        before,
      );
      return presses;
    }
  }
  throw new Error(`no move after ${MOST_PRESSES} presses`);
}

/** The key that brings the focus nearer to the thing that is wanted: groups are one stop for the Tab key. */
function keyTowards(wanted: Element): string {
  const focused = document.activeElement;
  if (focused === wanted) return "Enter";
  const isBefore =
    focused !== null && (wanted.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isInGroup = wanted.closest("fieldset, .act")?.contains(focused) && focused?.tagName === "BUTTON";
  if (isInGroup) return isBefore ? "ArrowLeft" : "ArrowRight";
  return isBefore ? "Shift+Tab" : "Tab";
}

/** Presses with keys alone: Tab to the group, arrow keys to the thing, Enter. Gives the number of keys. */
export async function pressByKeys(page: Page, wanted: Locator): Promise<number> {
  const element = await wanted.elementHandle();
  if (!element) throw new Error(`there is no ${wanted}`);
  for (let keys = 1; keys <= MOST_STOPS; keys++) {
    const key = await element.evaluate(keyTowards);
    await page.keyboard.press(key);
    if (key === "Enter") return keys;
    expect(await page.evaluate(focusFault)).toBe("");
  }
  throw new Error(`keys do not lead to ${wanted}`);
}
