import type { Browser, BrowserContext, Page } from "playwright-core";
import { putGames, settle } from "../stage/browser.ts";
import type { Moment } from "../stage/games.ts";

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

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds that passed, and those of them in which the thread had a processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** How long a task took, and how much of that the processor worked for it: a busy machine lets tasks wait. */
export interface TaskTime {
  readonly passed: number;
  readonly worked: number;
}

/** Whatever runs on the page's main thread while something is done: the longest task of it, in milliseconds. */
async function longestTask(page: Page, doing: () => Promise<void>): Promise<TaskTime> {
  const tools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  tools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => tools.once("Tracing.tracingComplete", () => resolve()));
  await tools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline", "__metadata"] },
  });
  await doing();
  await tools.send("Tracing.end");
  await complete;
  await tools.detach();
  const main = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name === "RunTask" && main.has(`${pid} ${tid}`));
  const longest = (times: readonly number[]): number => Math.max(0, ...times) / 1000;
  return {
    passed: longest(tasks.map(({ dur = 0 }) => dur)),
    worked: longest(tasks.map(({ tdur = 0 }) => tdur)),
  };
}

/** The longest task on the main thread while computer players think about their answers to a move. */
export async function thinkingTime(browser: Browser, server: string, moment: Moment): Promise<TaskTime> {
  const context = await browser.newContext({ baseURL: server, viewport: { width: 1440, height: 900 } });
  try {
    const page = await openGame(context, moment);
    const moves = Number(await page.locator("[data-moves]").getAttribute("data-moves"));
    await page.locator(".is-market .tc-card[data-state=open]").first().click();
    return await longestTask(page, async () => {
      await page.locator(GO).first().click();
      await page.waitForFunction(
        (wanted) => Number(document.querySelector("[data-moves]")?.getAttribute("data-moves")) >= wanted,
        moves + moment.save.record.seats.length,
      );
      await page.locator(ASKED).waitFor();
    });
  } finally {
    await context.close();
  }
}

/** Fewer frames than this are no payday: what was measured was something else. */
const FEWEST_FRAMES = 30;

/** The longest time between two frames while the board shows what is going on, from now until it stands still. */
async function longestFrame(page: Page): Promise<number> {
  const { longest, frames } = await page.evaluate(
    () =>
      new Promise<{ readonly longest: number; readonly frames: number }>((resolve) => {
        let last = 0;
        let longest = 0;
        let frames = 0;
        const look = (now: number): void => {
          if (frames > 0) longest = Math.max(longest, now - last);
          last = now;
          frames++;
          if (document.querySelector(".tc[data-running=true]")) requestAnimationFrame(look);
          else resolve({ longest, frames });
        };
        requestAnimationFrame(look);
      }),
  );
  if (frames < FEWEST_FRAMES) throw new Error(`the payday was over after ${frames} frames`);
  return longest;
}

/** How smoothly a payday is shown: the longest time between two frames, and the longest task. */
export interface Smoothness extends TaskTime {
  readonly frame: number;
}

export async function paydaySmoothness(
  browser: Browser,
  server: string,
  moment: Moment,
): Promise<Smoothness> {
  const context = await browser.newContext({ baseURL: server, viewport: { width: 1440, height: 900 } });
  try {
    const page = await openGame(context, moment);
    // The golden button proposes the purchase first, then makes it.
    await page.locator(GO).click();
    await page.locator(".act-facts").waitFor();
    let frame = 0;
    const task = await longestTask(page, async () => {
      await page.locator(GO).click();
      await page.locator(".tc-scroll[data-kind=payday]").waitFor();
      frame = await longestFrame(page);
    });
    return { ...task, frame };
  } finally {
    await context.close();
  }
}
