// Builds the browser client: `node packages/web/tools/build/build.ts [--if-needed] [--gallery]`. With the first flag nothing
// happens if the client has been built from exactly these sources before; with the second the client gets the gallery,
// and a folder of its own.

import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";

const WEB = dirname(dirname(import.meta.dirname));
const ROOT = dirname(dirname(WEB));
const { mode, folder } = process.argv.includes("--gallery")
  ? { mode: "gallery", folder: "dist-gallery" }
  : { mode: "production", folder: "dist" };
const STAMP = join(WEB, folder, ".stamp");

/** All that the built client follows from. */
const SOURCES = [
  "packages/{kernel,games,guides,bots,client}/{package.json,src/**/*.{ts,json}}",
  "packages/web/{package.json,index.html,vite.config.ts}",
  "packages/web/{src,tools/build,tools/gallery,public}/**/*.*",
  "docs/rules/*.md",
  "package-lock.json",
];

function fingerprint(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: ROOT }).filter((path) => !/\.test\.tsx?$/.test(path));
  for (const path of files.toSorted()) {
    hash.update(`${path.replaceAll("\\", "/")}\n`);
    hash.update(readFileSync(join(ROOT, path)));
  }
  return hash.digest("hex");
}

// Whoever starts the build, tests included: what is built is what players get.
process.env.NODE_ENV = "production";
const wanted = fingerprint();
const isBuilt = existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted;
if (!(isBuilt && process.argv.includes("--if-needed"))) {
  process.stderr.write("Building the browser client ...\n");
  await build({
    configFile: join(WEB, "vite.config.ts"),
    mode,
    build: { outDir: folder },
    logLevel: "warn",
  });
  writeFileSync(STAMP, wanted);
}
