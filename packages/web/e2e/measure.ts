import type { Page } from "playwright-core";
import { expect } from "vitest";
import { faultsOf } from "./faults.ts";
import type { Screen } from "./people.ts";
import { paint } from "./table.ts";

/** What lies over each other, is cut short or scrolls on purpose. */
const ON_PURPOSE = {
  fans: ".tc-card, .tc-good, .tc-ship",
  faces: ".tc-card > .tc-face, [data-face]",
  cutShort: ".act-latest span, .tc-who strong, [data-cut]",
  scrolling: ".log-lines, .feed-panel, .end-body, [data-scrolls]",
} as const;

/** Sizes that a mouse points at, and those that a finger does. */
export const DESKS: readonly Screen[] = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];
export const HANDHELDS: readonly Screen[] = [
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
];

/** Expects that at these sizes nothing scrolls, is cut off, too small to be pointed at, or covered. */
export async function fitsAt(
  page: Page,
  screens: readonly Screen[],
  least: number,
  state: string,
): Promise<void> {
  const found: Record<string, readonly string[]> = {};
  await paint(page, "unpainted");
  for (const screen of screens) {
    await page.setViewportSize(screen);
    // The board measures its room and draws itself anew.
    await page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
    const faults = await page.evaluate(faultsOf, { least, ...ON_PURPOSE });
    if (faults.length > 0) found[`${state} at ${screen.width} × ${screen.height}`] = faults;
  }
  await paint(page, "painted");
  expect(found).toEqual({});
}
