import { describe, test } from "vitest";
import { findsNothing, fitsWidth } from "./axe.ts";
import { NARROW, WIDE } from "./people.ts";
import { openVenue } from "./venue.ts";

/** Something to look for in each rulebook, a rule that is to be opened, and where it is read. */
const RULES = [
  { game: "traders-of-carthage", sought: "pirates", rule: "TC-BUY-2", screen: NARROW },
  { game: "oltremare", sought: "ducats", rule: "OM-BUY-2", screen: WIDE },
  { game: "galactic-traders", sought: "planet", rule: "GT-DRAFT-2", screen: NARROW },
  { game: "porto-carthago", sought: "servant", rule: "PC-GEN-2", screen: WIDE },
];

describe("the rulebook of", () => {
  const venue = openVenue();

  test.each(RULES)("$game can be read and searched", async ({ game, sought, rule, screen }) => {
    const { page, context } = await venue.person("Ada", screen);
    await page.goto(`/rules/${game}`);
    await page.getByRole("searchbox").fill(sought);
    await page.getByText(/^\d+ places found\.$/).waitFor();
    await findsNothing(page, `the rulebook of ${game}`);
    await fitsWidth(page);
    await page.getByRole("searchbox").fill(rule);
    await page
      .getByRole("search")
      .getByRole("link", { name: `${rule} ` })
      .click();
    await page.waitForURL(`**/rules/${game}#${rule}`);
    await page.locator(`[id="${rule}"]`).and(page.locator(":target")).waitFor();
    await context.close();
  });
});
