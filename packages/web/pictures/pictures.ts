// Takes pictures of the client: `npm run pictures [-- --only NAME] [--widths 360,1440] [--languages en,it,nl]
// [--themes light,dark] [--zoom 2] [--whole] [--to FOLDER]`, of games that are the same every time. With `--docs` it
// takes those that the documents show.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { serve } from "../e2e/server.ts";
import { buildClient, launchBrowser, putGames, settle } from "../stage/browser.ts";
import { type Cast, gatherCast } from "./cast.ts";
import { type Scene, scenesOf } from "./scenes.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const DOCS = join(ROOT, "docs", "pictures");

/** The pictures in the documents. */
const SHOWN: readonly (Shot & { readonly scene: string })[] = [
  { file: "board", scene: "game", width: 1440, theme: "light", language: "en" },
  { file: "phone", scene: "game-chosen", width: 360, theme: "dark", language: "en" },
  { file: "plain-table", scene: "plain-porto-carthago", width: 1440, theme: "light", language: "en" },
  { file: "replay", scene: "replay", width: 1440, theme: "dark", language: "en" },
];

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    widths: { type: "string", default: "360,1440" },
    languages: { type: "string", default: "en" },
    themes: { type: "string", default: "light,dark" },
    /** How much larger than usual the text is. */
    zoom: { type: "string", default: "1" },
    /** The page to its end, not only what the screen shows. */
    whole: { type: "boolean", default: false },
    to: { type: "string", default: join(ROOT, "tmp", "pictures") },
    docs: { type: "boolean", default: false },
  },
});

interface Shot {
  readonly width: number;
  readonly theme: "light" | "dark";
  readonly language: string;
  /** Its name in the documents. */
  readonly file?: string;
}

const list = (text: string): readonly string[] => text.split(",").filter((part) => part !== "");

function shotsOf({ name }: Scene): readonly Shot[] {
  if (values.docs) return SHOWN.filter(({ scene }) => scene === name);
  if (!name.startsWith(values.only)) return [];
  return list(values.widths).flatMap((width) =>
    list(values.languages).flatMap((language) =>
      list(values.themes).map((theme) => ({
        width: Number(width),
        language,
        theme: theme === "dark" ? "dark" : "light",
      })),
    ),
  );
}

function fileOf({ name }: Scene, { width, theme, language, file }: Shot): string {
  if (file !== undefined) return join(DOCS, `${file}.webp`);
  const parts = [name, width, theme, ...(language === "en" ? [] : [language])];
  return join(values.to, `${parts.join("-")}.png`);
}

/** A picture that loads fast. */
async function writeSmall(page: Page, path: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const { data } = await tools.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  writeFileSync(path, Buffer.from(data, "base64"));
}

/** One picture, in a browser that has never been here but for the games it has kept. */
async function take(browser: Browser, url: string, cast: Cast, scene: Scene, shot: Shot): Promise<void> {
  const isSmall = shot.width < 600;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: shot.width, height: isSmall ? 740 : 900 },
    locale: shot.language,
    colorScheme: shot.theme,
    hasTouch: isSmall,
    isMobile: isSmall,
    reducedMotion: scene.isMoving ? "no-preference" : "reduce",
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await settle(page, { language: shot.language, theme: shot.theme, ...scene.chosen });
    if (values.zoom !== "1") {
      await page.addInitScript((zoom) => {
        addEventListener("DOMContentLoaded", () => {
          document.documentElement.style.fontSize = `${100 * Number(zoom)}%`;
        });
      }, values.zoom);
    }
    await page.goto("/icon.svg");
    if (scene.path !== "/") await putGames(page, Object.values(cast));
    await page.goto(scene.path);
    await scene.arrange(page);
    if (!scene.isMoving) await page.waitForLoadState("networkidle");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const path = fileOf(scene, shot);
    if (values.docs) await writeSmall(page, path);
    else await page.screenshot({ path, fullPage: values.whole });
    console.log(overflow > 0 ? `${path} (wider than the screen by ${overflow} pixels)` : path);
  } finally {
    await context.close();
  }
}

buildClient();
mkdirSync(values.docs ? DOCS : values.to, { recursive: true });
const cast = await gatherCast();
const server = await serve();
const browser = await launchBrowser();
try {
  for (const scene of scenesOf(cast)) {
    for (const shot of shotsOf(scene)) {
      await take(browser, server.url, cast, scene, shot).catch((error: unknown) => {
        process.exitCode = 1;
        console.error(`${fileOf(scene, shot)}: ${error instanceof Error ? error.message : error}`);
      });
    }
  }
} finally {
  await browser.close();
  await server.close();
}
