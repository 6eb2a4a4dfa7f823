import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { confirmButton, verbs } from "./board.ts";
import { movesOn, SOMETIMES, untilAsked, untilStill } from "./table.ts";

/** More stops than any page has. */
const MOST_STOPS = 300;

/** What has the focus, for whoever has to find out why it is not what was expected. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? "nothing");
}

/** Waits until the focus is there. */
export async function untilFocused(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.activeElement?.matches(wanted) === true,
    selector,
    SOMETIMES,
  );
}

async function untilAt(wanted: Locator): Promise<void> {
  await wanted.and(wanted.page().locator(":focus")).waitFor();
}

/** How the focus shows at the element that has it; an empty text if it shows as it should. */
export function focusFault(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return "";
  // Radio buttons and switches are drawn by their labels.
  const label = element.matches("input[type=radio], input[type=checkbox]") ? element.closest("label") : null;
  const shown = label ?? element;
  const { outlineStyle, boxShadow } = getComputedStyle(shown);
  const where = shown.outerHTML.slice(0, 200);
  if (outlineStyle === "none" && boxShadow === "none") return `the focus cannot be seen at ${where}`;
  const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
  const inset = Math.min(4, width / 4, height / 4);
  const isInSight = [left + inset, (left + right) / 2, right - inset].some((x) =>
    [top + inset, (top + bottom) / 2, bottom - inset].some((y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    }),
  );
  return isInSight ? "" : `something lies over ${where}`;
}

/** Goes from stop to stop with the Tab key until the focus is where it is wanted; at every stop it has to be in sight. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor({ state: "attached" });
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(focusFault)).toBe("");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the Tab key does not lead to ${wanted}; it is at ${await focused(page)}`);
}

/** Goes through everything on the page that the Tab key leads to, once around; gives the number of stops. */
export async function tabAround(page: Page): Promise<number> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press("Tab");
    const isAround = await page.evaluate(() => {
      const isNew = !document.activeElement?.hasAttribute("data-visited");
      document.activeElement?.setAttribute("data-visited", "");
      return !isNew;
    });
    if (isAround) return stops;
    expect(await page.evaluate(focusFault)).toBe("");
  }
  throw new Error(`the Tab key never comes around; it is at ${await focused(page)}`);
}

/** Goes there and presses it. */
export async function pressAt(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

/**
 * Makes a move at the plain table with the keyboard alone: from the question one step to the first move that is
 * offered, Enter to show it in the bar, Enter to confirm it. The focus has to be at the question, or is brought there.
 */
export async function moveByKeys(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await untilFocused(page, ".choice");
  await page.keyboard.press("Enter");
  await confirmByKeys(page);
}

/** Confirms what is in the bar: whoever chose by keyboard has the focus there already. */
export async function confirmByKeys(page: Page): Promise<void> {
  await untilFocused(page, ".bar-buttons .button.primary");
  await page.keyboard.press("Enter");
}

/** Plays with the keyboard until so many moves have been made; false if the game was over before. */
export async function playByKeys(page: Page, moves: number): Promise<boolean> {
  let made = await movesOn(page);
  while (await untilAsked(page, made)) {
    made = await movesOn(page);
    if (made >= moves) return true;
    await untilFocused(page, "#question, #moves-title");
    await moveByKeys(page);
    made++;
  }
  return false;
}

/** Counts the keys that are pressed. */
export function counting(page: Page) {
  let pressed = 0;
  return {
    count: () => pressed,
    async press(key: string): Promise<void> {
      pressed++;
      await page.keyboard.press(key);
    },
  };
}

/** What a hasty player does on the board of Traders of Carthage, from the question on; gives the number of keys. */
export async function playHastilyByKeys(page: Page): Promise<number> {
  const keys = counting(page);
  await untilStill(page);
  await untilFocused(page, "#question");
  /** Into the group of answers with Tab, to the one that is wanted with arrow keys. */
  async function go(wanted: Locator): Promise<void> {
    await keys.press("Tab");
    for (let steps = 0; steps < MOST_STOPS; steps++) {
      expect(await page.evaluate(focusFault)).toBe("");
      if (await wanted.evaluate((element) => element === document.activeElement)) break;
      await keys.press("ArrowRight");
    }
    await keys.press("Enter");
  }
  const { proposal, answer, use } = verbs(page);
  if ((await proposal.count()) > 0) {
    await go(proposal);
    await untilAt(confirmButton(page));
  } else if ((await answer.count()) > 0) {
    await go(answer);
    return keys.count();
  } else {
    await go(use);
    await untilFocused(page, "[data-state=lit]");
    expect(await page.evaluate(focusFault)).toBe("");
    await keys.press("Enter");
    await untilAt(confirmButton(page));
  }
  expect(await page.evaluate(focusFault)).toBe("");
  await keys.press("Enter");
  return keys.count();
}
