// Takes pictures of the client: `npm run pictures [-- --only NAME] [--sizes 390x844,1440x900] [--languages en,it,nl]
// [--themes light,dark] [--zoom 2] [--whole] [--to FOLDER]`, of the gallery and of games that are the same every time.
// They go into a folder below the system's temporary files; with `--docs` it takes those that the documents show.

import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { serve } from "../e2e/server.ts";
import { buildClient, launchBrowser, putGames, settle } from "../stage/browser.ts";
import { type Cast, gatherCast } from "./cast.ts";
import { galleryScenes, type Scene, scenesOf } from "./scenes.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const WEB = join(import.meta.dirname, "..");
const DOCS = join(ROOT, "docs", "pictures");

/** The pictures in the documents. */
const SHOWN: readonly (Shot & { readonly scene: string; readonly file: string })[] = [
  { file: "board", scene: "gallery-traders-of-carthage-purchase", width: 1440, height: 900, theme: "light" },
  { file: "oltremare", scene: "gallery-oltremare-my-turn", width: 1440, height: 900, theme: "light" },
  { file: "porto-carthago", scene: "gallery-porto-carthago-load", width: 1440, height: 900, theme: "light" },
  {
    file: "galactic-traders",
    scene: "gallery-galactic-traders-complete",
    width: 1440,
    height: 900,
    theme: "light",
  },
  { file: "phone", scene: "gallery-oltremare-my-turn", width: 390, height: 844, theme: "dark" },
  { file: "plain-table", scene: "plain-porto-carthago", width: 1440, height: 900, theme: "light" },
  { file: "replay", scene: "replay", width: 1440, height: 900, theme: "dark" },
];

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    sizes: { type: "string", default: "360x740,390x844,768x1024,1280x720,1440x900" },
    languages: { type: "string", default: "en" },
    themes: { type: "string", default: "light,dark" },
    /** How much larger than usual the text is. */
    zoom: { type: "string", default: "1" },
    /** The page to its end, not only what the screen shows. */
    whole: { type: "boolean", default: false },
    to: { type: "string", default: join(tmpdir(), "portolan-pictures") },
    docs: { type: "boolean", default: false },
  },
});

interface Shot {
  readonly width: number;
  readonly height: number;
  readonly theme: "light" | "dark";
  readonly language?: string;
}

const list = (text: string): readonly string[] => text.split(",").filter((part) => part !== "");

function allShots(): readonly Shot[] {
  return list(values.sizes).flatMap((size) => {
    const [width, height] = size.split("x").map(Number);
    return list(values.themes).flatMap((theme) =>
      list(values.languages).map(
        (language): Shot => ({ width, height, theme: theme === "dark" ? "dark" : "light", language }),
      ),
    );
  });
}

function fileOf({ name }: Scene, { width, height, theme, language = "en" }: Shot): string {
  const parts = [name, `${width}x${height}`, theme, ...(language === "en" ? [] : [language])];
  return join(values.to, `${parts.join("-")}.png`);
}

/** A picture that loads fast. */
async function writeSmall(page: Page, path: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const { data } = await tools.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  writeFileSync(path, Buffer.from(data, "base64"));
}

/** A browser that has never been here but for the games it has kept. */
async function visit(
  browser: Browser,
  url: string,
  cast: Cast,
  { width, height, theme, language = "en" }: Shot,
): Promise<BrowserContext> {
  const isTouched = width < 1024;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    // A telephone has two pixels where a desktop has one.
    deviceScaleFactor: width < 600 ? 2 : 1,
    locale: language,
    colorScheme: theme,
    hasTouch: isTouched,
    isMobile: isTouched,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto("/icon.svg");
  await putGames(page, Object.values(cast));
  await page.close();
  return context;
}

async function take(context: BrowserContext, scene: Scene, shot: Shot, path: string): Promise<void> {
  const page = await context.newPage();
  try {
    await settle(page, { language: shot.language ?? "en", theme: shot.theme, ...scene.chosen });
    if (values.zoom !== "1") {
      await page.addInitScript((zoom) => {
        addEventListener("DOMContentLoaded", () => {
          document.documentElement.style.fontSize = `${100 * Number(zoom)}%`;
        });
      }, values.zoom);
    }
    await page.goto(scene.path);
    await scene.arrange(page);
    await page.evaluate(() => document.fonts.ready);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (path.endsWith(".webp")) await writeSmall(page, path);
    else await page.screenshot({ path, fullPage: values.whole || (scene.isWhole ?? false) });
    console.log(overflow > 0 ? `${path} (wider than the screen by ${overflow} pixels)` : path);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${path}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await page.close();
  }
}

buildClient("--gallery");
mkdirSync(values.docs ? DOCS : values.to, { recursive: true });
const cast = await gatherCast();
const server = await serve("--web", join(WEB, "dist-gallery"));
const browser = await launchBrowser();
try {
  const scenes = [...(await galleryScenes(browser, server.url)), ...scenesOf(cast)];
  if (values.docs) {
    for (const { scene: name, file, ...shot } of SHOWN) {
      const context = await visit(browser, server.url, cast, shot);
      const scene = scenes.find((one) => one.name === name);
      if (!scene) throw new Error(`there is no scene "${name}"`);
      await take(context, scene, shot, join(DOCS, `${file}.webp`));
      await context.close();
    }
  } else {
    const wanted = scenes.filter(({ name }) => name.startsWith(values.only));
    for (const shot of allShots()) {
      const context = await visit(browser, server.url, cast, shot);
      for (const scene of wanted) await take(context, scene, shot, fileOf(scene, shot));
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
