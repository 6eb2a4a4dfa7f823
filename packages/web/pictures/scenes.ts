import type { Page } from "playwright-core";
import type { Save } from "../src/storage/saves.ts";
import { buyMarket, type Chosen } from "../stage/browser.ts";
import type { Cast } from "./cast.ts";

/** Something to take a picture of. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly chosen?: Chosen;
  /** Whether the pieces move: a picture is taken in the middle of it. */
  readonly isMoving?: boolean;
  /** What is done before the picture is taken. */
  arrange(page: Page): Promise<void>;
}

const PLAIN: Chosen = { style: "plain" };

/** A page that is ready when something on it can be seen. */
function still(name: string, path: string, ready: string, chosen: Chosen = {}): Scene {
  return { name, path, chosen, arrange: (page) => page.locator(ready).first().waitFor() };
}

function table(name: string, { id }: Save, chosen: Chosen = {}): Scene {
  return still(name, `/play/${id}`, ".tc-layout, .plain-state", chosen);
}

/** A plain table at which a move has been chosen and waits for confirmation. */
function chosenMove(name: string, { id }: Save): Scene {
  return {
    name,
    path: `/play/${id}`,
    chosen: PLAIN,
    async arrange(page) {
      await page.locator(".choice").first().click();
      await page.locator(".bar-chosen").waitFor();
    },
  };
}

export function scenesOf(cast: Cast): readonly Scene[] {
  return [
    still("home", "/", ".game-card"),
    {
      name: "new-game",
      path: "/",
      async arrange(page) {
        await page.locator(".game-card .button.primary").first().click();
        await page.locator(".dialog .foot .primary:enabled").waitFor();
      },
    },
    table("game", cast.running),
    {
      name: "game-chosen",
      path: `/play/${cast.running.id}`,
      async arrange(page) {
        await buyMarket(page);
      },
    },
    {
      name: "payday",
      path: `/play/${cast.beforePayday.id}`,
      chosen: { pace: "calm" },
      isMoving: true,
      async arrange(page) {
        await buyMarket(page);
        await page.locator(".bar-buttons .primary").click();
        await page.locator(".tc-caption[data-kind=sale]").waitFor();
      },
    },
    table("end", cast.over),
    table("plain-traders-of-carthage", cast.running, PLAIN),
    table("plain-oltremare", cast.oltremare, PLAIN),
    table("plain-galactic-traders", cast.galactic, PLAIN),
    table("plain-porto-carthago", cast.porto, PLAIN),
    chosenMove("chosen-porto-carthago", cast.porto),
    chosenMove("chosen-galactic-traders", cast.galactic),
    {
      name: "offer",
      path: `/play/${cast.offering.id}`,
      chosen: PLAIN,
      async arrange(page) {
        await page.locator(".composer .check").first().click();
        await page.locator(".composer .goods button:enabled").last().click();
      },
    },
    still("rulebook", "/rules/traders-of-carthage", ".book-page h1"),
    {
      name: "replay",
      path: `/replay/${cast.over.id}`,
      async arrange(page) {
        await page.locator(".tc-layout").waitFor();
        await page.locator(".jumps .button").last().click();
        await page.locator(".tick").first().waitFor();
      },
    },
    still("learn", "/learn/traders-of-carthage", ".tc-layout"),
    still("join", "/join", "#lobby-title"),
    still("invite", "/invite/traders-of-carthage", ".invite-seats"),
    still("account", "/account", "h1"),
    {
      name: "settings",
      path: "/",
      async arrange(page) {
        await page.locator(".masthead .buttons .button").last().click();
        await page.locator(".dialog").waitFor();
      },
    },
  ];
}
