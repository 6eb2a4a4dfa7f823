import type { PlaceId } from "@portolan/guides";
import type { Seat } from "@portolan/kernel";
import type { Locator, Page } from "playwright-core";
import { cardIn, farm, hand, market } from "../src/games/traders-of-carthage/places.ts";
import { atPiece, atPlace } from "../src/table/place.ts";
import { untilStill } from "./table.ts";

/** How a person points: with a mouse or with a finger. */
export type Point = (at: Locator) => Promise<void>;

export const tap: Point = (at) => at.tap();

/** Where the table asks, and is answered. */
export function doing(page: Page): Locator {
  return page.getByRole("region", { name: "What to do" });
}

/** A button of the board that says what to do. */
function verb(page: Page, name: string | RegExp): Locator {
  return doing(page).getByRole("button", { name, disabled: false });
}

/** The button that plays what is previewed: beside it one can cancel. */
export function confirmButton(page: Page): Locator {
  return doing(page).locator("[data-confirms]").locator(".go");
}

/** The first card of a kind in a place of the board. */
function card(page: Page, place: PlaceId, code: string): Locator {
  return page.locator(atPiece(cardIn(place, code, 0)));
}

/** What is done with a card that has been pointed at. A card that has one use is previewed at once. */
async function use(page: Page, point: Point, name: RegExp): Promise<void> {
  await point(verb(page, name).first());
}

/** Points at all that a move of this seat in its notation consists of, and confirms it. */
export async function playOnBoard(page: Page, point: Point, seat: Seat, notation: string): Promise<void> {
  await untilStill(page);
  const [kind, ...rest] = notation.split(" ");
  switch (kind) {
    case "token":
      return point(verb(page, new RegExp(`${rest[0]}$`)));
    case "take":
      await point(card(page, market, rest[0]));
      return use(page, point, /^Take .*\d$/);
    case "reserve":
      await point(card(page, rest[1] === "farm" ? farm : market, rest[0]));
      return use(page, point, /^Reserve .*\d$/);
    case "buy":
      for (const code of rest) await point(card(page, hand(seat), code));
      return point(confirmButton(page));
    case "store":
      await point(verb(page, "Save the most"));
      return point(confirmButton(page));
    case "decline":
      return point(verb(page, "Store nothing"));
    default:
      throw new Error(`nobody knows how to point at "${notation}"`);
  }
}

/** What a hasty player looks for among the answers. */
export function verbs(page: Page) {
  return {
    /** A move that the table proposes, to be confirmed. */
    proposal: verb(page, /^(Buy the Market for|Save the most)/),
    /** An answer that is played at once. */
    answer: verb(page, /^Store nothing|(red|blue|green|yellow)$/).first(),
    /** What is done with a card, to be followed by the card. */
    use: verb(page, /^(Take one card|Reserve one)$/).first(),
  };
}

/** What a hasty player does: buys whenever possible, saves goods, and otherwise takes the first card. */
export async function playHastily(page: Page, point: Point): Promise<void> {
  await untilStill(page);
  await doing(page).getByRole("button").first().waitFor();
  const { proposal, answer } = verbs(page);
  if ((await proposal.count()) > 0) {
    await point(proposal);
    await point(confirmButton(page));
  } else if ((await answer.count()) > 0) {
    await point(answer);
  } else {
    await point(
      page.locator(`${atPlace(market)} [data-state=open], ${atPlace(farm)} [data-state=open]`).first(),
    );
    await use(page, point, /^(Take|Reserve) .*\d$/);
  }
}
