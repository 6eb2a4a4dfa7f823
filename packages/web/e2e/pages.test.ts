import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { findsNothing, fitsWidth } from "./axe.ts";
import { pressAt } from "./keyboard.ts";
import { NARROW, WIDE } from "./people.ts";
import { openVenue } from "./venue.ts";

/** Addresses, and what is to be seen there when all has come. */
const PAGES: readonly { readonly path: string; readonly shows: string | RegExp }[] = [
  { path: "/", shows: "The games" },
  { path: "/games", shows: "On this device" },
  { path: "/learn", shows: "Learn a game" },
  { path: "/invite", shows: "Invite friends" },
  { path: "/join", shows: "Join a table" },
  { path: "/watch", shows: "Watch" },
  { path: "/account", shows: "My account" },
  { path: "/replay", shows: "Watch a replay" },
  { path: "/play/nowhere", shows: "This table cannot be opened" },
  { path: "/nowhere", shows: "Page not found" },
];

async function open(page: Page, path: string, shows: string | RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { name: shows }).first().waitFor();
}

/** What the page asks the server for in vain: browsers complain of it in their console. */
function refusalsOn(page: Page): string[] {
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  return refused;
}

describe("every page", () => {
  const venue = openVenue();

  describe("of a newcomer", () => {
    let page: Page;
    let refused: string[];

    beforeAll(async () => {
      ({ page } = await venue.person("Ada", NARROW));
      refused = refusalsOn(page);
    });

    test.each(PAGES)("$path can be used, on small screens and large ones", async ({ path, shows }) => {
      await page.setViewportSize(NARROW);
      await open(page, path, shows);
      await findsNothing(page, `${path} on a small screen`);
      for (const screen of [NARROW, WIDE]) {
        await page.setViewportSize(screen);
        await fitsWidth(page);
      }
      expect(refused.splice(0)).toEqual([]);
    });
  });

  test("is reached past the head of the page with one key", async () => {
    const { page, context } = await venue.person("Ada", WIDE);
    await open(page, "/", "The games");
    await pressAt(page, page.locator(".skip"));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    await context.close();
  });
});
