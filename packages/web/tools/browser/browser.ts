import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium, HOW_TO_GET_ONE } from "../../e2e/chromium.ts";
import type { Save } from "../../src/app/storage/saves.ts";

/** Builds the client as its sources are now; flags as `build.ts` has them. */
export function buildClient(...flags: readonly string[]): void {
  const build = join(import.meta.dirname, "..", "build", "build.ts");
  const { status } = spawnSync(process.execPath, [build, "--if-needed", ...flags], { stdio: "inherit" });
  if (status !== 0) throw new Error("the browser client could not be built");
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(HOW_TO_GET_ONE);
  // In a container there is often neither a sandbox nor much shared memory.
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

/** What a player has chosen in the settings, as far as it is not the usual. */
export type Chosen = Readonly<Record<string, string | boolean>>;

/** Makes choices for a page before anything else runs in it. */
export async function settle(page: Page, chosen: Chosen): Promise<void> {
  await page.addInitScript((choices) => {
    localStorage.setItem("portolan.choices", JSON.stringify(choices));
  }, chosen);
}

/** Puts games into the browser's storage, as if they had been played there. Needs a page of the client's address. */
export async function putGames(page: Page, saves: readonly Save[]): Promise<void> {
  await page.evaluate(async (games) => {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open("portolan", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("games", { keyPath: "id" });
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const writing = database.transaction("games", "readwrite");
        for (const game of games) writing.objectStore("games").put(game);
        writing.oncomplete = () => {
          database.close();
          resolve();
        };
        writing.onerror = () => reject(writing.error);
      };
    });
  }, saves);
}

/** The games in the browser's storage. Needs a page of the client's address. */
export async function gamesOn(page: Page): Promise<readonly Save[]> {
  return page.evaluate(
    () =>
      new Promise<Save[]>((resolve, reject) => {
        const opening = indexedDB.open("portolan", 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction("games").objectStore("games").getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
  );
}

/** Proposes to buy the Market, on the board of Traders of Carthage. */
export async function buyMarket(page: Page): Promise<void> {
  const doing = page.getByRole("region", { name: "What to do" });
  await doing.getByRole("button", { name: /^Buy the Market for/ }).click();
  await doing.getByRole("button", { name: "Cancel" }).waitFor();
}
