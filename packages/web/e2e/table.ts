import type { Page } from "playwright-core";

/** How many moves the table shows. */
export async function movesOn(page: Page): Promise<number> {
  return Number(await page.locator(".table").getAttribute("data-moves"));
}

export function isAsked(page: Page): Promise<boolean> {
  return page.locator(".question.asked").isVisible();
}

export function isOver(page: Page): Promise<boolean> {
  return page.locator("#end-title").isVisible();
}

/** Waits until a table shows at least so many moves, or the end. */
export async function untilMoves(page: Page, moves: number): Promise<void> {
  await page.locator(".table").and(page.locator("[data-moves]")).waitFor();
  await page.waitForFunction(
    (wanted) => Number(document.querySelector(".table")?.getAttribute("data-moves") ?? -1) >= wanted,
    moves,
  );
}

/** Makes a move at the plain table: the first one that is offered, shown in the bar and confirmed. */
export async function moveOn(page: Page): Promise<void> {
  const before = await movesOn(page);
  await page.locator(".choice").first().click();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await untilMoves(page, before + 1);
}
