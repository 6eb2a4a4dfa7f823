import type { Locator, Page } from "playwright-core";

/** Looking at every frame would make the browser draw frames that nobody needs, which costs most of its time. */
export const SOMETIMES = { polling: 15 };

/** How many moves the table shows. */
export async function movesOn(page: Page): Promise<number> {
  return Number(await page.locator("[data-moves]").getAttribute("data-moves"));
}

/** Waits until a table shows at least so many moves, or the end. */
export async function untilMoves(page: Page, moves: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => Number(document.querySelector("[data-moves]")?.getAttribute("data-moves") ?? -1) >= wanted,
    moves,
    SOMETIMES,
  );
}

/** Whether the table asks its player for a decision. */
export async function isAsked(page: Page): Promise<boolean> {
  return (await page.locator("[data-moves]").getAttribute("data-asked")) === "true";
}

/** Waits until at least so many moves have been made and the next decision is the player's; false if the game is over. */
export async function untilAsked(page: Page, moves: number): Promise<boolean> {
  const found = await page.waitForFunction(
    (wanted) => {
      const table = document.querySelector("[data-moves]");
      if (Number(table?.getAttribute("data-moves") ?? -1) < wanted) return null;
      if (document.getElementById("end-title")) return "over";
      return table?.getAttribute("data-asked") === "true" ? "asked" : null;
    },
    moves,
    SOMETIMES,
  );
  return (await found.jsonValue()) === "asked";
}

/** Waits until a board shows the present moment and nothing moves on it. */
export async function untilStill(page: Page): Promise<void> {
  await page.locator("[data-running=false]").first().waitFor({ state: "attached" });
}

/** Nobody looks on while a game is played or measured: a page that is not painted saves the browser much of its work. */
export async function paint(page: Page, painted: "painted" | "unpainted"): Promise<void> {
  await page.evaluate(
    (opacity) => {
      document.documentElement.style.opacity = opacity;
    },
    painted === "painted" ? "" : "0",
  );
}

/** Goes to another page of the client as its links do: the client stays, which is much faster than loading it again. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** The button of the plain table that plays the move in the bar; it says what the move does. */
export function confirmButton(page: Page): Locator {
  return page.locator(".bar-buttons .button.primary");
}

/** Makes a move at the plain table: the first one that is offered, shown in the bar and confirmed. */
export async function moveOn(page: Page): Promise<void> {
  const before = await movesOn(page);
  await page.locator(".choice").first().click();
  await confirmButton(page).click();
  await untilMoves(page, before + 1);
}
