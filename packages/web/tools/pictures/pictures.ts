// Takes pictures of the client: `npm run pictures [-- --only NAME] [--sizes 390x844,1440x900] [--languages en,it,nl]
// [--themes light,dark] [--zoom 2] [--whole] [--to FOLDER]`, of the gallery and of games that are the same every time.
// They go into a folder below the system's temporary files; with `--docs` it takes those that the documents show.

import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { serve } from "../../e2e/server.ts";
import { buildClient, launchBrowser, putGames, settle } from "../browser/browser.ts";
import { type Cast, gatherCast } from "./cast.ts";
import { galleryScenes, type Scene, scenesOf } from "./scenes.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..", "..");
const WEB = join(import.meta.dirname, "..", "..");
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

type Theme = "light" | "dark";

/** A screen, and the language of whoever looks at it. */
interface Sight {
  readonly width: number;
  readonly height: number;
  readonly language?: string;
}

interface Shot extends Sight {
  readonly theme: Theme;
}

const list = (text: string): readonly string[] => text.split(",").filter((part) => part !== "");

function allSights(): readonly Sight[] {
  return list(values.sizes).flatMap((size) => {
    const [width, height] = size.split("x").map(Number);
    return list(values.languages).map((language): Sight => ({ width, height, language }));
  });
}

function fileOf({ name }: Scene, { width, height, language = "en" }: Sight, theme: Theme): string {
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
  { width, height, language = "en" }: Sight,
): Promise<BrowserContext> {
  const isTouched = width < 1024;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    // A telephone has two pixels where a desktop has one.
    deviceScaleFactor: width < 600 ? 2 : 1,
    locale: language,
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

interface Picture {
  readonly theme: Theme;
  readonly path: string;
}

/** What goes wrong with a picture is said, and the next one is taken. */
async function attempt(path: string, taking: () => Promise<void>): Promise<void> {
  try {
    await taking();
  } catch (error) {
    process.exitCode = 1;
    console.error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

async function open(context: BrowserContext, scene: Scene, { language = "en" }: Sight): Promise<Page> {
  const page = await context.newPage();
  await settle(page, { language, ...scene.chosen });
  if (values.zoom !== "1") {
    await page.addInitScript((zoom) => {
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = `${100 * Number(zoom)}%`;
      });
    }, values.zoom);
  }
  return page;
}

async function write(page: Page, scene: Scene, { theme, path }: Picture): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (path.endsWith(".webp")) await writeSmall(page, path);
  else await page.screenshot({ path, fullPage: values.whole || (scene.isWhole ?? false) });
  console.log(overflow > 0 ? `${path} (wider than the screen by ${overflow} pixels)` : path);
}

/** Takes a scene's pictures by day and by night: the page is opened once, as themes change while one looks. */
async function take(
  context: BrowserContext,
  scene: Scene,
  sight: Sight,
  pictures: readonly Picture[],
): Promise<void> {
  const page = await open(context, scene, sight);
  await attempt(pictures.map(({ path }) => path).join(", "), async () => {
    await page.emulateMedia({ colorScheme: pictures[0].theme });
    await page.goto(scene.path);
    await scene.arrange(page);
    for (const picture of pictures) await attempt(picture.path, () => write(page, scene, picture));
  });
  await page.close();
}

async function takeDocuments(browser: Browser, url: string, scenes: readonly Scene[]): Promise<void> {
  for (const { scene: name, file, theme, ...sight } of SHOWN) {
    const context = await visit(browser, url, cast, sight);
    const scene = scenes.find((one) => one.name === name);
    if (!scene) throw new Error(`there is no scene "${name}"`);
    await take(context, scene, sight, [{ theme, path: join(DOCS, `${file}.webp`) }]);
    await context.close();
  }
}

async function takeAll(browser: Browser, url: string, scenes: readonly Scene[]): Promise<void> {
  const themes = list(values.themes).map((theme): Theme => (theme === "dark" ? "dark" : "light"));
  const sights = allSights();
  for (const [at, sight] of sights.entries()) {
    const size = `${sight.width} × ${sight.height}, ${sight.language}`;
    console.error(`${size}: screen ${at + 1} of ${sights.length}, ${scenes.length * themes.length} pictures`);
    const context = await visit(browser, url, cast, sight);
    for (const scene of scenes) {
      const pictures = themes.map((theme) => ({ theme, path: fileOf(scene, sight, theme) }));
      await take(context, scene, sight, pictures);
    }
    await context.close();
  }
}

buildClient("--gallery");
mkdirSync(values.docs ? DOCS : values.to, { recursive: true });
const cast = await gatherCast();
const server = await serve("--web", join(WEB, "dist-gallery"));
const browser = await launchBrowser();
try {
  const scenes = [...(await galleryScenes(browser, server.url)), ...scenesOf(cast)];
  if (values.docs) await takeDocuments(browser, server.url, scenes);
  else
    await takeAll(
      browser,
      server.url,
      scenes.filter(({ name }) => name.startsWith(values.only)),
    );
} finally {
  await browser.close();
  await server.close();
}
