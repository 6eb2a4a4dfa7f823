import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Rules of WCAG 2.2 AA, and what axe holds for good practice. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** While a dialog is open the page behind it is out of reach, and with it its landmarks. */
const ABOUT_WHOLE_PAGES = ["landmark-one-main", "page-has-heading-one"];

/** Axe is a large script: a page that has it does not get it again. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  const axe = new AxeBuilder(isThere ? { page, axeSource: "0" } : { page });
  // The pages have no frames: the plain way of asking finds the same, without opening a page for every answer.
  // Nor is anybody interested in a list of all that is well. Of what axe can fetch beforehand only sounds and films are
  // needed: style sheets are for a rule that is not asked for.
  const preload = { assets: ["media"], timeout: 10_000 };
  return axe.setLegacyMode(true).options({ resultTypes: ["violations"], preload });
}

type Theme = "light" | "dark";

async function themeOf(page: Page): Promise<Theme> {
  return (await page.locator("html").getAttribute("data-theme")) === "dark" ? "dark" : "light";
}

async function inTheme(page: Page, colorScheme: Theme, ask: (axe: AxeBuilder) => AxeBuilder) {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  const { violations } = await ask(await axeOn(page)).analyze();
  return violations.map(({ id, nodes }) => {
    return { colorScheme, id, nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]) };
  });
}

/** What stays at the edge of the screen lies over things that can be scrolled out from under it: axe calls them too small. */
async function letStick(page: Page, position: "static" | ""): Promise<void> {
  await page.evaluate((value) => {
    for (const element of document.querySelectorAll<HTMLElement>(".bar, .coach")) {
      element.style.position = value;
    }
  }, position);
}

/** Expects that axe finds nothing to complain about on the page as it is, in both themes. */
export async function findsNothing(page: Page, where: string): Promise<void> {
  const isDialog = (await page.locator("[role=dialog]").count()) > 0;
  await letStick(page, "static");
  // Changing the theme draws all of the page again: it begins with the one that is shown.
  const shown = await themeOf(page);
  const all = await inTheme(page, shown, (axe) =>
    axe.withTags(TAGS).disableRules(isDialog ? ABOUT_WHOLE_PAGES : []),
  );
  // Themes differ in their colours and in nothing else.
  const colours = await inTheme(page, shown === "light" ? "dark" : "light", (axe) =>
    axe.withRules(["color-contrast", "link-in-text-block"]),
  );
  await letStick(page, "");
  expect([...all, ...colours], `axe about ${where}`).toEqual([]);
}

/** Expects that what stands in each of these fits into it. */
export async function fitInside(all: Locator): Promise<void> {
  const texts = await all.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [inner, outer] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
        return inner.left < outer.left || inner.right > outer.right;
      })
      .map((element) => element.textContent),
  );
  expect(await all.count()).toBeGreaterThan(0);
  expect(texts).toEqual([]);
}

/** Expects that the page does not have to be moved sideways. */
export async function fitsWidth(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => {
    return { content: document.documentElement.scrollWidth, screen: document.documentElement.clientWidth };
  });
  expect(content).toBeLessThanOrEqual(screen);
}
