import type { Page } from "playwright-core";
import { findsNothing } from "./axe.ts";
import { describeJourney } from "./journey.ts";
import { confirmByKeys, playByKeys, pressAt, tabTo } from "./keyboard.ts";
import { movesOn, untilAsked } from "./table.ts";

/** Puts together an offer: a card of one's own for one of another good. */
async function offerByKeys(page: Page): Promise<void> {
  const composer = page.getByRole("region", { name: "Put together an offer of your own" });
  while (!(await composer.isVisible())) await playByKeys(page, (await movesOn(page)) + 1);
  await findsNothing(page, "the offers of Oltremare");
  await tabTo(page, composer.getByRole("checkbox").first());
  await page.keyboard.press("Space");
  await pressAt(page, composer.getByRole("button", { name: "silk: +1" }));
  await composer.getByText(/^Allowed: /).waitFor();
  await findsNothing(page, "an offer put together");
  await pressAt(page, composer.getByRole("button", { name: "Show it in the bar" }));
  const before = await movesOn(page);
  await confirmByKeys(page);
  await untilAsked(page, before + 1);
}

describeJourney({ name: "Oltremare", players: 2, leapsIn: "oltremare", also: offerByKeys });
