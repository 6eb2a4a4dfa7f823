import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { hand, tray } from "../src/games/galactic-traders/places.ts";
import { atPlace } from "../src/table/place.ts";
import { confirmButton, doing, type Point } from "./board.ts";
import { focusFault } from "./keyboard.ts";
import { SOMETIMES, untilStill } from "./table.ts";

/** What the chart of Galactic Traders asks for. */
type Step = "draft" | "recall" | "deliver" | "agree" | "give" | "redistribute";

async function stepOn(page: Page): Promise<Step> {
  await untilStill(page);
  return (await page.locator(".gt[data-step]").getAttribute("data-step")) as Step;
}

/** What a hasty player looks for. */
export function sights(page: Page) {
  const held = page.locator(atPlace(hand(0)));
  return {
    offered: page.locator(`${atPlace(tray)} button[data-state=open]`).first(),
    /** A good that can be delivered. */
    good: held.locator("button[data-state=open]").first(),
    /** A good that makes room for another. */
    spare: held.locator("button[data-state=lit]").first(),
    /** A bay that asks for a good of the hand. */
    bay: page.locator(".gt-bay[data-fits=true]").first(),
    /** Planets that take the good that is pointed at. */
    takers: page.locator(".gt-planet[data-takes=true]"),
    /** Ways that pointing does not tell apart. */
    way: doing(page).locator(".gt-choices button").first(),
    heir: doing(page).locator(".gt-heir").first(),
    end: doing(page).locator(".go"),
  };
}

/** How a player makes something happen: by pointing at it, or by walking there with the keyboard. */
export type Press = (at: Locator) => Promise<void>;

/** The planet that lacks fewest goods. */
async function nearest(planets: Locator): Promise<Locator> {
  const lacks = await planets.evaluateAll((all) =>
    all.map((planet) => planet.querySelectorAll(".gt-bay:not(:has(.gt-laid))").length),
  );
  return planets.nth(lacks.indexOf(Math.min(...lacks)));
}

async function isThere(wanted: Locator): Promise<boolean> {
  return (await wanted.count()) > 0;
}

/** Waits until the table asks for something else than a delivery: everything that was planned is made then. */
async function untilTurnEnds(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const step = document.querySelector(".gt[data-step]")?.getAttribute("data-step");
      return step !== "recall" && step !== "deliver";
    },
    undefined,
    SOMETIMES,
  );
}

/** Waits until the good that was pointed at is laid, or the table asks how. */
async function untilTaken(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector(".gt-held[data-state=picked]") === null ||
      document.querySelector(".gt-choices button") !== null,
    undefined,
    SOMETIMES,
  );
}

async function draft(page: Page, press: Press): Promise<void> {
  const { offered, spare } = sights(page);
  await press(offered);
  if (await isThere(spare)) await press(spare);
  await press(confirmButton(page));
}

/** Lays every good where it fits first. */
export async function layGoods(page: Page, press: Press): Promise<void> {
  const { good, takers, way } = sights(page);
  while (await isThere(good)) {
    await press(good);
    // Only a swap would take this good: it stays.
    if (!(await isThere(takers))) return page.keyboard.press("Escape");
    await press(await nearest(takers));
    await untilTaken(page);
    if (await isThere(way)) await press(way);
  }
}

/** The same with one press for each good, on a bay that asks for it: where bays are large enough to be pressed. */
export async function layIntoBays(page: Page, press: Press): Promise<void> {
  const { bay } = sights(page);
  while (await isThere(bay)) await press(bay);
  await layGoods(page, press);
}

/** Lays what can be laid, and ends the turn. */
async function deliver(page: Page, press: Press, lay: typeof layGoods): Promise<void> {
  const { end } = sights(page);
  await lay(page, press);
  await press(end);
  // Who completes a planet for somebody else is asked once more.
  if (await isThere(doing(page).getByRole("button", { name: "End turn anyway" }))) await press(end);
  await untilTurnEnds(page);
}

async function redistribute(page: Page, press: Press): Promise<void> {
  const { takers, way } = sights(page);
  await press(await nearest(takers));
  await way.or(confirmButton(page)).first().waitFor();
  if (await isThere(way)) await press(way);
  await press(confirmButton(page));
}

/** What a hasty player does: keeps the first good, lays all that can be laid, and thinks about nothing. */
export async function playHastily(page: Page, press: Press, lay = layGoods): Promise<void> {
  const { heir, end } = sights(page);
  switch (await stepOn(page)) {
    case "draft":
      return draft(page, press);
    case "recall":
    case "deliver":
      return deliver(page, press, lay);
    case "redistribute":
      return redistribute(page, press);
    case "give":
      await press(heir);
      return press(confirmButton(page));
    case "agree":
      await press(end.first());
      return press(confirmButton(page));
  }
}

/** Counts presses of a pointer. */
export function pointing(point: Point) {
  let presses = 0;
  return {
    take(): number {
      const made = presses;
      presses = 0;
      return made;
    },
    async press(at: Locator): Promise<void> {
      presses++;
      await point(at);
    },
  };
}

/** More stops than any board has. */
const MOST_STOPS = 200;

/** Walks to what is wanted with Tab and arrow keys, and presses Enter; counts the keys. */
export function walking(page: Page) {
  let keys = 0;
  async function key(name: string): Promise<void> {
    keys++;
    await page.keyboard.press(name);
    expect(await page.evaluate(focusFault)).toBe("");
  }
  const isAt = (wanted: Locator): Promise<boolean> =>
    wanted.evaluate((element) => element === document.activeElement);
  /** Whether arrow keys lead from the focus to what is wanted. */
  const isNear = (wanted: Locator): Promise<boolean> =>
    wanted.evaluate((element) => {
      const group = element.closest("section.act, [role=toolbar]");
      return group?.contains(document.activeElement) === true && document.activeElement?.id !== "question";
    });
  return {
    take(): number {
      const made = keys;
      keys = 0;
      return made;
    },
    async press(wanted: Locator): Promise<void> {
      const at = wanted.first();
      await at.waitFor();
      for (let stops = 0; stops < MOST_STOPS; stops++) {
        if (await isAt(at)) {
          keys++;
          await page.keyboard.press("Enter");
          return;
        }
        await key((await isNear(at)) ? "ArrowRight" : "Tab");
      }
      throw new Error(`no key leads to ${wanted}`);
    },
  };
}
