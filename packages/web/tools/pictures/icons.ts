// Draws the icons that browsers want as pixels from the drawings in `public`: `node packages/web/tools/pictures/icons.ts`, to
// be run again when a drawing changes.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "../browser/browser.ts";

const PUBLIC = join(import.meta.dirname, "..", "..", "public");

/** Which drawing becomes which picture; a phone cuts the corners of a touch icon off itself. */
const ICONS = [
  { from: "icon.svg", to: "icon-192.png", size: 192 },
  { from: "icon.svg", to: "icon-512.png", size: 512 },
  { from: "icon-maskable.svg", to: "icon-maskable-512.png", size: 512 },
  { from: "icon-maskable.svg", to: "apple-touch-icon.png", size: 180 },
] as const;

const browser = await launchBrowser();
try {
  for (const { from, to, size } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const drawing = readFileSync(join(PUBLIC, from), "utf8");
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`);
    await page.screenshot({ path: join(PUBLIC, to), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
