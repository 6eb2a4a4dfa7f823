import type { Browser, Page } from "playwright-core";
import type { Save } from "../../src/app/storage/saves.ts";
import type { Chosen } from "../browser/browser.ts";
import type { Cast } from "./cast.ts";

/** Something to take a picture of. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly chosen?: Chosen;
  /** Whether the page is shown to its end, however long it is. */
  readonly isWhole?: boolean;
  /** What is done before the picture is taken. */
  arrange(page: Page): Promise<unknown>;
}

const PLAIN: Chosen = { style: "plain" };
const READY = ":root[data-gallery=ready]";

/** A page that is ready when something on it can be seen. */
function still(name: string, path: string, ready: string, chosen: Chosen = {}): Scene {
  return { name, path, chosen, arrange: (page) => page.locator(ready).first().waitFor() };
}

function table(name: string, { id }: Save, chosen: Chosen = {}): Scene {
  return still(name, `/play/${id}`, "[data-board], #end-title, .plain-state", chosen);
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

/** The gallery's own page, and every position that it leads to. */
export async function galleryScenes(browser: Browser, url: string): Promise<readonly Scene[]> {
  const page = await browser.newPage({ baseURL: url });
  await page.goto("/gallery");
  await page.locator(READY).waitFor();
  const links = page.locator(".gallery-positions a");
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  await page.close();
  return [
    { ...still("gallery", "/gallery", READY), isWhole: true },
    ...paths.map((path) => still(path.slice(1).replaceAll("/", "-"), path, READY)),
  ];
}

/** Games that are being played, and the pages around them. */
export function scenesOf(cast: Cast): readonly Scene[] {
  return [
    still("home", "/", ".game-card"),
    table("game", cast.running),
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
        await page.locator("[data-board]").waitFor();
        await page.locator(".jumps .button").last().click();
        await page.locator(".tick").first().waitFor();
      },
    },
    still("learn", "/learn/traders-of-carthage", "[data-board]"),
    still("join", "/join", "#lobby-title"),
    still("invite", "/invite/traders-of-carthage", ".invite-seats"),
    still("account", "/account", "h1"),
  ];
}
