import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** What all fonts together may weigh, in bytes. */
export const MAX_FONT_BYTES = 90_000;

/** Latin letters with the accents of Western Europe: names of players come from everywhere. */
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at));
const ACCENTED = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ";
/** Those of English, Italian and Dutch, for the italic, in which nobody's name is written. */
const ACCENTED_HERE = "ÀÁÄÇÈÉËÌÍÏÒÓÖÙÚÜàáäçèéêëìíïòóöùúü";
const SIGNS = "\u00a0«»·×÷±−–—…•‘’“”„†°½€→←↑↓✓";

/** Kerning, and figures of one height and width. Ligatures would cost 13 kB and are hardly seen. */
const FEATURES = ["kern", "lnum", "tnum"];

interface Face {
  /** The name of the subset, which the style sheet refers to. */
  readonly name: string;
  readonly source: string;
  readonly text: string;
  readonly weights?: { readonly min: number; readonly max: number };
}

const SERIF = "@fontsource-variable/alegreya";
const SANS = "@fontsource/alegreya-sans";

const FACES: readonly Face[] = [
  {
    name: "alegreya",
    source: `${SERIF}/files/alegreya-latin-wght-normal.woff2`,
    text: ASCII + ACCENTED + SIGNS,
    weights: { min: 500, max: 800 },
  },
  {
    name: "alegreya-italic",
    source: `${SERIF}/files/alegreya-latin-wght-italic.woff2`,
    text: ASCII + ACCENTED_HERE + SIGNS,
    weights: { min: 500, max: 700 },
  },
  ...[400, 500, 700].map((weight) => {
    return {
      name: `alegreya-sans-${weight}`,
      source: `${SANS}/files/alegreya-sans-latin-${weight}-normal.woff2`,
      text: ASCII + ACCENTED + SIGNS,
    };
  }),
];

/** The SIL Open Font License asks for its text beside every copy, subsets included. */
const LICENCES = [
  { name: "alegreya-OFL.txt", source: `${SERIF}/LICENSE` },
  { name: "alegreya-sans-OFL.txt", source: `${SANS}/LICENSE` },
];

const { resolve } = createRequire(import.meta.url);

/** The font files that the client needs, with the letters and figures that it writes and nothing else. */
export async function subsetFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const subsets = new Map<string, Buffer>();
  for (const { name, source, text, weights } of FACES) {
    const whole = await readFile(resolve(source));
    const axes = weights && { variationAxes: { wght: weights } };
    const options = { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true, ...axes } as const;
    subsets.set(`${name}.woff2`, await subsetFont(whole, text, options));
  }
  return subsets;
}

/**
 * Makes the fonts into `.fonts`, where the style sheet and the page find them as they would any file, and puts their
 * licences beside them in the build.
 */
export function fonts(): Plugin {
  let root = "";
  return {
    name: "portolan:fonts",
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const folder = join(root, ".fonts");
      const subsets = await subsetFonts();
      const bytes = [...subsets.values()].reduce((sum, { length }) => sum + length, 0);
      if (bytes > MAX_FONT_BYTES) throw new Error(`the fonts weigh ${bytes} bytes, above ${MAX_FONT_BYTES}`);
      await mkdir(folder, { recursive: true });
      for (const [name, font] of subsets) await writeFile(join(folder, name), font);
    },
    async generateBundle() {
      for (const { name, source } of LICENCES) {
        this.emitFile({ type: "asset", name, source: await readFile(resolve(source)) });
      }
    },
  };
}
