import type { Browser, BrowserContext, Page } from "playwright-core";
import { follow, movesOn, untilAsked, untilStill } from "../../e2e/table.ts";
import { putGames, settle } from "../browser/browser.ts";
import type { Moment } from "../browser/games.ts";
import { markFromHere, traced, type Work } from "./trace.ts";

/** A phone in the country: what Chromium's own tools call slow 4G, and a processor four times slower than this one. */
export const SLOW = { latency: 150, downKilobits: 1638, upKilobits: 675, processor: 4 } as const;

async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: (SLOW.downKilobits * 1024) / 8,
    uploadThroughput: (SLOW.upKilobits * 1024) / 8,
  });
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOW.processor });
}

/** Milliseconds until a visitor who comes for the first time can press the first button and is answered. */
export async function interactiveMs(browser: Browser, server: string): Promise<number> {
  const context = await browser.newContext({ baseURL: server, serviceWorkers: "block", locale: "en" });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(() => {
      const look = (): void => {
        const button = document.querySelector("main button, main a.button");
        if (!button) {
          requestAnimationFrame(look);
          return;
        }
        // The main thread has nothing else to do: whoever presses now is answered.
        requestIdleCallback(() => {
          document.documentElement.dataset.ready = String(performance.now());
        });
      };
      requestAnimationFrame(look);
    });
    await page.goto("/");
    const ready = page.locator("html[data-ready]");
    await ready.waitFor();
    return Number(await ready.getAttribute("data-ready"));
  } finally {
    await context.close();
  }
}

/** What the dock of Traders of Carthage shows when it is the viewer's turn, and the button that makes the move. */
const ASKED = ".act-turn";
const GO = ".act .go";

/** A page at a moment of a game that is kept in its browser. */
async function openGame(context: BrowserContext, { save }: Moment): Promise<Page> {
  const page = await context.newPage();
  await settle(page, { theme: "light" });
  await page.goto("/icon.svg");
  await putGames(page, [save]);
  await page.goto(`/play/${save.id}`);
  await page.locator(ASKED).waitFor();
  await page.waitForLoadState("networkidle");
  return page;
}

/** Long enough for a show on any machine. */
const PATIENCE_MS = 120_000;

const DESK = { width: 1440, height: 900 };

async function withContext<T>(
  browser: Browser,
  server: string,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: server, viewport: DESK, locale: "en" });
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

/** The main thread's work while computer players think about their answers to a move, and the answers are shown. */
export async function thinking(browser: Browser, server: string, moment: Moment): Promise<Work> {
  return withContext(browser, server, async (context) => {
    const page = await openGame(context, moment);
    const moves = await movesOn(page);
    await page.locator(".is-market .tc-card[data-state=open]").first().click();
    const [work] = await traced(page, async () => {
      await markFromHere(page);
      await page.locator(GO).first().click();
      await untilAsked(page, moves + moment.save.record.seats.length);
    });
    return work;
  });
}

/** A payday of Traders of Carthage, and the longest time between two of its frames. */
export interface Payday extends Work {
  readonly frame: number;
}

/** The longest time between two frames while the board shows what is going on, from now until it stands still. */
async function longestFrame(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last: number | null = null;
        let longest = 0;
        const look = (now: number): void => {
          if (last !== null) longest = Math.max(longest, now - last);
          last = now;
          if (document.querySelector("[data-running=true]")) requestAnimationFrame(look);
          else resolve(longest);
        };
        requestAnimationFrame(look);
      }),
  );
}

export async function payday(browser: Browser, server: string, moment: Moment): Promise<Payday> {
  return withContext(browser, server, async (context) => {
    const page = await openGame(context, moment);
    // The golden button proposes the purchase first, then makes it.
    await page.locator(GO).click();
    await page.locator(".act-facts").waitFor();
    let frame = 0;
    const [work] = await traced(page, async () => {
      await markFromHere(page);
      await page.locator(GO).click();
      await page.locator(".tc-scroll[data-kind=payday]").waitFor();
      frame = await longestFrame(page);
    });
    return { ...work, frame };
  });
}

/** What a board costs: to be drawn for the first time, and to show what the others do until it is the viewer's turn. */
export interface BoardWork {
  readonly opening: Work;
  readonly show: Work;
}

/** One moment to warm up at, and one at which others are to move. */
export interface BoardMoments {
  readonly warmUp: Moment;
  readonly measured: Moment;
}

/**
 * Opens a game in which the others are to move: they do so at once, and the board shows it. The client is there already,
 * and has shown the same board before: nothing of it has to be fetched or compiled.
 */
export async function boardWork(
  browser: Browser,
  server: string,
  { warmUp, measured }: BoardMoments,
): Promise<BoardWork> {
  return withContext(browser, server, async (context) => {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await settle(page, { theme: "light", pace: "brisk" });
    await page.goto("/icon.svg");
    await putGames(page, [warmUp.save, measured.save]);
    await page.goto(`/play/${warmUp.save.id}`);
    await untilAsked(page, 0);
    await untilStill(page);
    await page.waitForLoadState("networkidle");
    await follow(page, "/games");
    await page.locator("[data-moves]").waitFor({ state: "detached" });
    const [opening, show] = await traced(page, async () => {
      await markFromHere(page);
      await follow(page, `/play/${measured.save.id}`);
      await page.locator("[data-board]").waitFor();
      await markFromHere(page);
      await page.locator("[data-running=true]").first().waitFor({ state: "attached" });
      await untilAsked(page, measured.table.moves + 1);
      await untilStill(page);
    });
    return { opening, show };
  });
}
