// Reads the repository's packages and modules, and what they import, for the architecture test.

import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "vite";

const ROOT = dirname(import.meta.dirname);

export interface Package {
  /** The folder's name below `packages/`. */
  readonly folder: string;
  readonly name: string;
  /** The packages that its code may import. */
  readonly dependencies: readonly string[];
  /** Those that only its tests may import. */
  readonly developmentDependencies: readonly string[];
}

export interface Module {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  /** The package's folder below `packages/`. */
  readonly folder: string;
  /** Code that only tests use: it may also import the repository's development dependencies. */
  readonly isForTests: boolean;
  readonly imports: readonly Import[];
}

export interface Import {
  /** As written in the code. */
  readonly from: string;
  /** Types alone are gone when the code runs. */
  readonly typeOnly: boolean;
}

export function readPackages(): Package[] {
  return globSync("packages/*/package.json", { cwd: ROOT }).map((path) => {
    const { name, dependencies = {}, devDependencies = {} } = readJson(path);
    return {
      folder: folderOf(path),
      name,
      dependencies: Object.keys(dependencies),
      developmentDependencies: Object.keys(devDependencies),
    };
  });
}

export function readDevelopmentDependencies(): string[] {
  return Object.keys(readJson("package.json").devDependencies);
}

export function readModules(): Module[] {
  const paths = globSync("packages/*/{src,test,bin}/**/*.{ts,tsx,js,mjs}", { cwd: ROOT });
  return paths.map(withForwardSlashes).map((path) => ({
    path,
    folder: folderOf(path),
    isForTests: /\.test\.tsx?$|^packages\/[^/]+\/(test|src\/(.+\/)?testing)\//.test(path),
    imports: importsOf(path, readFileSync(join(ROOT, path), "utf8")),
  }));
}

/** All that a module names in imports, exports, `import()` and types, in the order of appearance. */
export function importsOf(path: string, text: string): Import[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const found: Import[] = [];
  visit(program);
  return found;

  function visit(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    const node = value as SyntaxNode;
    if (typeof node.source?.value === "string") {
      const typeOnly = [node.importKind, node.exportKind].includes("type") || node.type === "TSImportType";
      found.push({ from: node.source.value, typeOnly });
    }
    for (const child of Object.values(value)) visit(child);
  }
}

/** What matters here of any node of a syntax tree. */
interface SyntaxNode {
  readonly type?: string;
  readonly source?: { readonly value?: unknown } | null;
  readonly importKind?: "type" | "value";
  readonly exportKind?: "type" | "value";
}

export function isRelative(specifier: string): boolean {
  return specifier.startsWith(".");
}

/** Modules that Vite's plugins put together: they are of no package. */
export function isMadeByTheBuild(specifier: string): boolean {
  return specifier.startsWith("virtual:");
}

/** `@scope/name/part` is a part of the package `@scope/name`. */
export function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** The file that a relative import means, from the repository's root. */
export function targetOf(module: Module, specifier: string): string {
  return posix.join(posix.dirname(module.path), specifier);
}

/** A way from a module back to itself along what it imports when it runs, or nothing if there is none. */
export function findCycle(modules: readonly Module[]): string[] | undefined {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const finished = new Set<string>();

  function follow(path: string, way: readonly string[]): string[] | undefined {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    const module = byPath.get(path);
    if (module === undefined || finished.has(path)) return undefined;
    for (const { from, typeOnly } of module.imports) {
      if (typeOnly || !isRelative(from)) continue;
      const cycle = follow(targetOf(module, from), [...way, path]);
      if (cycle) return cycle;
    }
    finished.add(path);
    return undefined;
  }

  for (const { path } of modules) {
    const cycle = follow(path, []);
    if (cycle) return cycle;
  }
  return undefined;
}

function folderOf(path: string): string {
  return withForwardSlashes(path).split("/")[1];
}

function withForwardSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(ROOT, path), "utf8"));
}
