import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What compresses well; anything else is served as it is. */
const WORDY = /\.(?:html|js|css|svg|json|webmanifest|txt|md)$/;
/** Below this, compressing saves less than the headers cost. */
const LEAST_BYTES = 512;

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return;
  const small = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await writeFile(`${path}.br`, small);
  await writeFile(`${path}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/** Puts a brotli and a gzip copy beside every file of the build, so that no server has to compress while it serves. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "portolan:compressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        for (const file of files) if (WORDY.test(file)) await compressFile(join(folder, file));
      },
    },
  };
}
