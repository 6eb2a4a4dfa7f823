import type { Browser, BrowserContext, Page } from "playwright-core";
import type { Chosen } from "../tools/browser/browser.ts";

/** Somebody with a browser of their own. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong on the page without anybody seeing it. */
  readonly faults: string[];
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/**
 * Whether the client stays on the device, with its service worker, as it does for everybody in truth. It fetches the
 * whole client first, which takes longer than most visits: only those who go offline or are notified need it.
 */
export type Device = "visiting" | "keeping the client";

export const WIDE: Screen = { width: 1440, height: 900 };
/** A small telephone, touched with a finger. */
export const NARROW: Screen = { width: 360, height: 740 };

/** Long enough for any machine: what is waited for comes, or never will. */
const PATIENCE = 60_000;

/** Chance that repeats itself on every run, so that deals, lots and computer players do as well. */
function sameLuck(): void {
  let state = 0x9e3779b9;
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    return array;
  };
}

export async function person(
  browser: Browser,
  url: string,
  name: string,
  screen: Screen,
  chosen: Chosen = {},
  device: Device = "visiting",
): Promise<Person> {
  const isSmall = screen.width < 600;
  const context = await browser.newContext({
    baseURL: url,
    viewport: screen,
    locale: "en-GB",
    hasTouch: isSmall,
    isMobile: isSmall,
    reducedMotion: "reduce",
    serviceWorkers: device === "visiting" ? "block" : "allow",
  });
  await context.addInitScript((choices) => {
    if (!localStorage.getItem("portolan.choices")) {
      localStorage.setItem("portolan.choices", JSON.stringify(choices));
    }
  }, chosen);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${name}: ${error.stack ?? error.message}`));
  return { name, page, context, faults };
}

/** As `person`, for somebody who plays alone: everything that chance decides is the same on every run. */
export async function loner(...given: Parameters<typeof person>): Promise<Person> {
  const someone = await person(...given);
  await someone.context.addInitScript(sameLuck);
  return someone;
}

/** Waits until the client is kept on the device, which has to be one that does, and cuts the line. */
export async function goOffline({ page, context }: Person): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  const isCut = await page.evaluate(() =>
    fetch("/healthz").then(
      () => false,
      () => true,
    ),
  );
  if (!isCut) throw new Error("the line is not cut");
}
