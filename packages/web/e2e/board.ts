import type { Seat } from "@portolan/kernel";
import type { Locator, Page } from "playwright-core";
import { cardIn, farm, hand, market } from "../src/games/traders-of-carthage/places.ts";
import { atPiece, type PlaceId } from "../src/table/place.ts";

/** How a person points: with a mouse or with a finger. */
export type Point = (at: Locator) => Promise<void>;

export const tap: Point = (at) => at.tap();

export function confirmButton(page: Page): Locator {
  return page.locator(".bar-buttons .button.primary");
}

/** A button of the board that says what to do. */
export function verb(page: Page, name: string | RegExp): Locator {
  return page.getByRole("toolbar", { name: "What to do" }).getByRole("button", { name });
}

/** The first card of a kind in a place of the board. */
function card(page: Page, place: PlaceId, code: string): Locator {
  return page.locator(atPiece(cardIn(place, code, 0)));
}

/** Waits until the board shows the present moment and nothing moves on it. */
export async function untilStill(page: Page): Promise<void> {
  await page.locator(".tc[data-running=false]").waitFor();
}

/** Points at all that a move of this seat in its notation consists of, and confirms it. */
export async function playOnBoard(page: Page, point: Point, seat: Seat, notation: string): Promise<void> {
  await untilStill(page);
  const [kind, ...rest] = notation.split(" ");
  switch (kind) {
    case "token":
      await point(verb(page, new RegExp(`^${rest[0]}$`, "i")));
      break;
    case "take":
      await point(card(page, market, rest[0]));
      await point(verb(page, `Take ${rest[0]}`));
      break;
    case "reserve":
      await point(card(page, rest[1] === "farm" ? farm : market, rest[0]));
      await point(verb(page, `Reserve ${rest[0]}`));
      break;
    case "buy":
      for (const code of rest) await point(card(page, hand(seat), code));
      break;
    case "store":
      await point(verb(page, "Save the most"));
      break;
    case "decline":
      await point(verb(page, "Store nothing"));
      break;
    default:
      throw new Error(`nobody knows how to point at "${notation}"`);
  }
  await point(confirmButton(page));
}

/** What a hasty player does: buys whenever possible, saves goods, and otherwise takes the first card. */
export async function playHastily(page: Page, point: Point): Promise<void> {
  await untilStill(page);
  const verbs = page.locator(".tc-verb:not([aria-disabled])");
  const hasty = page.locator(".tc-verbs").getByRole("button", {
    name: /^(Buy all|Save the most|Store nothing|Red|Blue|Green|Yellow)/,
    disabled: false,
  });
  await verbs.first().waitFor();
  if ((await hasty.count()) > 0) {
    await point(hasty.first());
  } else {
    await point(page.locator(".tc-zone .tc-card[data-state=open]").first());
    const isDecided = await confirmButton(page).isVisible();
    if (!isDecided) await point(verbs.filter({ hasText: /^(Take|Reserve)/ }).first());
  }
  await point(confirmButton(page));
}
