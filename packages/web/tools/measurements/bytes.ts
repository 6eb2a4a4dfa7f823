import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { GAME_IDS, type GameId } from "../../src/games/registry.ts";
import { openLine } from "./line.ts";

/** What a first visit fetches: what every board needs, and what each board needs besides. */
export interface Weights {
  readonly firstVisit: number;
  /** What of the first visit is script. */
  readonly script: number;
  readonly boards: ReadonlyMap<GameId, number>;
}

/** The files that the browser fetches from the first page up to a board of the game, and their sizes. */
async function visit(browser: Browser, server: string, game: GameId): Promise<ReadonlyMap<string, number>> {
  const line = await openLine(server);
  // What is fetched in the background for flight mode delays nobody.
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: "block", locale: "en" });
  try {
    const page = await context.newPage();
    await page.goto("/");
    // Pictures of the first page must not be taken for the board's.
    await page.waitForLoadState("networkidle");
    // As a link does: the page stays, only its address changes.
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/new/${game}?players=3&seat=0&level=trader&seed=figures`);
    await page.locator("[data-board], .plain-state").waitFor();
    await page.waitForLoadState("networkidle");
    return new Map(line.bytes);
  } finally {
    await context.close();
    line.close();
  }
}

export async function weigh(browser: Browser, server: string): Promise<Weights> {
  const visits = new Map<GameId, ReadonlyMap<string, number>>();
  for (const game of GAME_IDS) visits.set(game, await visit(browser, server, game));
  const all = [...visits.values()];
  const isCommon = (path: string): boolean => all.every((files) => files.has(path));
  const sum = (files: ReadonlyMap<string, number>, isWanted: (path: string) => boolean): number =>
    [...files].reduce((total, [path, bytes]) => total + (isWanted(path) ? bytes : 0), 0);
  return {
    firstVisit: sum(all[0], isCommon),
    script: sum(all[0], (path) => isCommon(path) && path.endsWith(".js")),
    boards: new Map([...visits].map(([game, files]) => [game, sum(files, (path) => !isCommon(path))])),
  };
}

/** The size of all fonts of the built client. */
export function fontBytes(): number {
  const assets = join(import.meta.dirname, "../../dist/assets");
  return globSync("*.woff2", { cwd: assets }).reduce(
    (sum, name) => sum + statSync(join(assets, name)).size,
    0,
  );
}
