import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { findChromium } from "./chromium.ts";

export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("there is no Chromium");
  // In a container there is often neither a sandbox nor much shared memory.
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

/** Somebody with a browser of their own. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong on the page without anybody seeing it. */
  readonly faults: readonly string[];
}

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 360, height: 740 };

/** What the player has chosen in the settings, as far as it is not the usual. */
export type Chosen = Readonly<Record<string, string | boolean>>;

export async function person(
  browser: Browser,
  url: string,
  name: string,
  screen: { readonly width: number; readonly height: number },
  chosen: Chosen = {},
): Promise<Person> {
  const isSmall = screen.width < 600;
  const context = await browser.newContext({
    baseURL: url,
    viewport: screen,
    locale: "en-GB",
    hasTouch: isSmall,
    isMobile: isSmall,
    reducedMotion: "reduce",
  });
  await context.addInitScript((choices) => {
    if (!localStorage.getItem("portolan.choices")) {
      localStorage.setItem("portolan.choices", JSON.stringify(choices));
    }
  }, chosen);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${name}: ${error.stack ?? error.message}`));
  return { name, page, context, faults };
}

/** Rules of WCAG 2.2 AA, and what axe holds for good practice. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** While a dialog is open the page behind it is out of reach, and with it its landmarks. */
const ABOUT_WHOLE_PAGES = ["landmark-one-main", "page-has-heading-one"];

/** Expects that axe finds nothing to complain about on the page as it is, in both themes. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    const isDialog = (await page.locator("[role=dialog]").count()) > 0;
    const axe = new AxeBuilder({ page }).withTags(TAGS).disableRules(isDialog ? ABOUT_WHOLE_PAGES : []);
    const { violations } = await axe.analyze();
    const told = violations.map(({ id, nodes }) => {
      return {
        where,
        colorScheme,
        id,
        nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
      };
    });
    expect(told).toEqual([]);
  }
}

/** Expects that the page does not have to be moved sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => {
    return { content: document.documentElement.scrollWidth, screen: document.documentElement.clientWidth };
  });
  expect(content).toBeLessThanOrEqual(screen);
}
