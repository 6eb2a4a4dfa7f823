// `npm run pack [-- FOLDER]`: the packages that others may use, as tarballs that npm installs anywhere.
//
// In the repository every package is used from its TypeScript sources, which Node does not run below `node_modules`. What
// is packed is therefore put together in the package's `dist` folder: JavaScript and declarations made from the
// sources, and a manifest that points at them. `npm pack` packs that folder; nothing else in the tree is touched.

import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const ROOT = dirname(import.meta.dirname);
const OLDEST_RUNTIME = ">=24";

/** What is packed, each after those it depends on. */
const PACKED = ["kernel", "games", "guides", "bots", "client", "server", "cli"];

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

interface Built {
  readonly folder: string;
  /** For each name that it is imported by, the declarations: what the types of later packages are checked against. */
  readonly types: Readonly<Record<string, readonly string[]>>;
}

function isForTests(path: string): boolean {
  return path.includes("/testing/");
}

/** Where the compiled form of a source stands in the package. */
function compiled(source: string, extension: string): string {
  return source.replace("./src/", "./lib/").replace(/\.ts$/, extension);
}

/** A package that declares the test runner offers its suite to others; what other packages test with stays here. */
function publishedExports({ exports, peerDependencies = {} }: Manifest): [string, string][] {
  return Object.entries(exports).filter(([, source]) => "vitest" in peerDependencies || !isForTests(source));
}

function compile(source: string, target: string, excluded: readonly string[], types: Built["types"]): void {
  const config = join(target, "tsconfig.json");
  const settings = {
    extends: relative(target, join(ROOT, "tsconfig.json")),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      allowJs: false,
      checkJs: false,
      rewriteRelativeImportExtensions: true,
      rootDir: join(source, "src"),
      outDir: join(target, "lib"),
      paths: types,
    },
    include: [join(source, "src")],
    exclude: excluded.map((pattern) => join(source, "src", pattern)),
  };
  writeFileSync(config, JSON.stringify(settings));
  execFileSync(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), "--project", config], {
    stdio: ["ignore", process.stderr, process.stderr],
  });
  rmSync(config);
  amend(target, "lib/**/*.js", nameCompiledWorkers);
  amend(target, "lib/**/*.d.ts", nameCompiledTypes);
}

function amend(folder: string, files: string, change: (text: string) => string): void {
  for (const path of globSync(files, { cwd: folder })) {
    const text = readFileSync(join(folder, path), "utf8");
    const changed = change(text);
    if (changed !== text) writeFileSync(join(folder, path), changed);
  }
}

/** The compiler renames what is imported, but not the scripts that threads are started with. */
function nameCompiledWorkers(text: string): string {
  return text.replaceAll(
    /new URL\("(\.\/[\w-]+)\.ts", import\.meta\.url\)/g,
    'new URL("$1.js", import.meta.url)',
  );
}

/** In declarations the compiler leaves imports as they are, and drops what says that a file is JSON. */
function nameCompiledTypes(text: string): string {
  return text
    .replaceAll(/"(\.\.?\/[^"\n]+)\.ts"/g, '"$1.js"')
    .replaceAll(/^(import .* from "[^"\n]+\.json");$/gm, '$1 with { type: "json" };');
}

/** What the command line needs beside its code: how it is started, the rulebooks, and the browser client to serve. */
function addToCommandLine(source: string, target: string): void {
  execFileSync(process.execPath, [join(ROOT, "packages/web/tools/build/build.ts"), "--if-needed"], {
    stdio: ["ignore", process.stderr, process.stderr],
  });
  cpSync(join(ROOT, "packages/web/dist"), join(target, "web"), { recursive: true });
  cpSync(join(ROOT, "docs/rules"), join(target, "rules"), { recursive: true });
  cpSync(join(ROOT, "CREDITS.md"), join(target, "CREDITS.md"));
  const start = readFileSync(join(source, "bin/portolan.js"), "utf8").replace(
    "../src/main.ts",
    "../lib/main.js",
  );
  mkdirSync(join(target, "bin"));
  writeFileSync(join(target, "bin/portolan.js"), start, { mode: 0o755 });
}

function build(name: string, types: Built["types"]): Built {
  const source = join(ROOT, "packages", name);
  const folder = join(source, "dist");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const {
    private: _private,
    devDependencies: _ours,
    ...manifest
  } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const published = publishedExports(manifest);
  const hasSuite = published.some(([, path]) => isForTests(path));
  compile(source, folder, ["**/*.test.ts", ...(hasSuite ? [] : ["**/testing"])], types);
  const exports = Object.fromEntries(
    published.map(([key, path]) => [key, { types: compiled(path, ".d.ts"), default: compiled(path, ".js") }]),
  );
  const engines = { node: OLDEST_RUNTIME };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, engines, exports }, null, 2));
  cpSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
  if (name === "cli") addToCommandLine(source, folder);
  const declared = Object.entries(exports).map(([key, { types: path }]) => [
    join(manifest.name, key),
    [join(folder, path)],
  ]);
  return { folder, types: Object.fromEntries(declared) };
}

const target = resolve(process.argv[2] ?? "dist");
mkdirSync(target, { recursive: true });
let types: Built["types"] = {};
for (const name of PACKED) {
  const built = build(name, types);
  types = { ...types, ...built.types };
  const tarball = execFileSync("npm", ["pack", "--silent", "--pack-destination", target], {
    cwd: built.folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  console.log(join(target, tarball.trim()));
}
