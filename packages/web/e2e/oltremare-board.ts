import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { card } from "../src/games/oltremare/places.ts";
import { atPiece } from "../src/table/place.ts";
import { doing } from "./board.ts";
import { counting, focusFault, untilFocused } from "./keyboard.ts";
import { untilStill } from "./table.ts";

/** How a person presses: with a mouse or with a finger, where the thing can be seen. */
export type Press = (page: Page, at: Locator) => Promise<void>;

export const clicked: Press = async (page, at) => {
  const { x, y } = await spotInSight(at);
  await page.mouse.click(x, y);
};
export const tapped: Press = async (page, at) => {
  const { x, y } = await spotInSight(at);
  await page.touchscreen.tap(x, y);
};

/** Where something can be pressed: a card of a fan is covered by the next one, but for a part of it. */
async function spotInSight(at: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await at.waitFor();
  const spot = await at.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const along of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const [x, y] = [left + along * width, top + down * height];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  });
  if (!spot) throw new Error(`${at} cannot be seen`);
  return spot;
}

/** What the board asks for: `surplus`, `trade`, `play`, `sail`, `compass`, `load`. */
async function stepOn(page: Page): Promise<string> {
  const dock = page.locator("[data-dock] [data-step]:not([data-step=watch])");
  return (await dock.getAttribute("data-step")) ?? "";
}

/** What lies on the trading table: `none`, `offer`, `open`, `draft`, `call`. */
async function trayOn(page: Page): Promise<string> {
  return (await page.locator("[data-dock] [data-tray]").first().getAttribute("data-tray")) ?? "";
}

export function tradingTable(page: Page): Locator {
  return page.locator("[data-place=trade]");
}

/** The cards of the viewer's hand that are not selected. */
export function handCards(page: Page): Locator {
  return page.getByRole("toolbar", { name: /^Your hand/ }).locator("button[data-picked=false]");
}

/** The golden button of the question. */
function golden(page: Page): Locator {
  return doing(page).locator(".go");
}

/** What a hasty merchant answers while trading is on: accepts what can be paid, makes no offers, buys only what is needed. */
async function tradeAnswer(page: Page): Promise<Locator> {
  const table = tradingTable(page);
  switch (await trayOn(page)) {
    case "offer": {
      const accept = table.getByRole("button", { name: /^Accept/, disabled: false });
      return (await accept.count()) > 0 ? accept : table.getByRole("button", { name: "No", exact: true });
    }
    case "draft":
      return table.getByRole("button", { name: "Pass", exact: true });
    default: {
      const end = doing(page).getByRole("button", { name: /^End trading/ });
      return (await end.count()) > 0 ? end : doing(page).getByRole("button", { name: /^Buy a card/ });
    }
  }
}

/** Makes the first decision that comes to mind; gives the number of presses. */
export async function playHastily(page: Page, press: Press): Promise<number> {
  let presses = 0;
  async function point(at: Locator): Promise<void> {
    presses++;
    await press(page, at);
  }
  await untilStill(page);
  switch (await stepOn(page)) {
    case "surplus":
      await point(handCards(page).first());
      await point(doing(page).getByRole("button", { name: /to the pirates$/, disabled: false }));
      break;
    case "trade":
      await point(await tradeAnswer(page));
      break;
    case "play":
      while ((await golden(page).getAttribute("aria-disabled")) === "true")
        await point(handCards(page).first());
      await point(golden(page));
      break;
    case "sail":
    case "compass":
      await point(page.locator("[data-dock] .om-port-chips button").first());
      break;
    default:
      await point(golden(page));
  }
  return presses;
}

/** Makes the move that is written like this; only those that draw cards can be. */
export async function playWritten(page: Page, notation: string): Promise<void> {
  await untilStill(page);
  const [kind, ...rest] = notation.split(" ");
  if (kind === "buy") {
    const name = rest[0] === "deck" ? /^Buy a card/ : /^Buy back/;
    return clicked(page, doing(page).getByRole("button", { name }));
  }
  if (kind !== "play") throw new Error(`nobody knows how to point at "${notation}"`);
  for (const code of rest) await clicked(page, page.locator(`.om-hand ${atPiece(card(code))}`));
  await clicked(page, golden(page));
}

/** More stops than there are between the question and an answer. */
const MOST_STOPS = 60;

/** The same with the keyboard alone, from the question on; gives the number of keys. */
export async function playHastilyByKeys(page: Page): Promise<number> {
  const keys = counting(page);
  async function isAt(wanted: Locator): Promise<boolean> {
    const [first] = await wanted.all();
    return first !== undefined && (await first.evaluate((element) => element === document.activeElement));
  }
  /** From stop to stop until the focus is there, with arrows among the answers; at every stop it has to be in sight. */
  async function go(wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    const answers = doing(page).locator("button:focus");
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      if (await isAt(wanted)) return;
      const isAmongAnswers = key === "Tab" && (await answers.count()) > 0;
      await keys.press(isAmongAnswers && (await isAnswer(wanted)) ? "ArrowRight" : key);
      expect(await page.evaluate(focusFault)).toBe("");
    }
    throw new Error(`${key} does not lead to ${wanted}`);
  }
  async function isAnswer(wanted: Locator): Promise<boolean> {
    const [region] = await doing(page).all();
    return (
      (await region?.evaluate((place, button) => place.contains(button), await wanted.elementHandle())) ??
      false
    );
  }
  async function pickCards(count: () => Promise<boolean>): Promise<void> {
    while (await count()) {
      const focused = page.locator(".om-card:focus");
      if ((await focused.count()) === 0) await go(focused, "Shift+Tab");
      while ((await focused.getAttribute("data-picked")) === "true") await keys.press("ArrowRight");
      expect(await page.evaluate(focusFault)).toBe("");
      await keys.press("Enter");
    }
  }
  await untilStill(page);
  await keys.press("m");
  await untilFocused(page, "#question");
  const isShut = async (): Promise<boolean> => (await golden(page).getAttribute("aria-disabled")) === "true";
  switch (await stepOn(page)) {
    case "surplus":
    case "play":
      await pickCards(isShut);
      await go(golden(page));
      break;
    case "trade":
      await go(await tradeAnswer(page));
      break;
    case "sail":
    case "compass":
      await go(page.locator("[data-dock] .om-port-chips button").first());
      break;
    default:
      await go(golden(page));
  }
  await keys.press("Enter");
  return keys.count();
}
