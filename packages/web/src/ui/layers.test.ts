import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
const LAYERS = ["tokens", "base", "ui", "feature", "board", "figures"];

function withoutComments(path: string): string {
  return readFileSync(join(SOURCES, path), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
}

/** What stands at the top of a style sheet, without what is inside. */
function topOf(css: string): string {
  let depth = 0;
  let top = "";
  for (const sign of css) {
    if (sign === "}") depth--;
    if (depth === 0) top += sign;
    if (sign === "{") depth++;
  }
  return top.replaceAll(/\s+/g, " ").trim();
}

test("the order of the layers comes before any style sheet", () => {
  expect(topOf(withoutComments("ui/layers.css")).split(";")[0]).toBe(`@layer ${LAYERS.join(", ")}`);
  const imports = [...withoutComments("app/main.tsx").matchAll(/^import .*$/gm)].map(([line]) => line);
  expect(imports[0]).toBe('import "../ui/layers.css";');
});

test.each(globSync("**/*.css", { cwd: SOURCES }).filter((path) => !path.endsWith("layers.css")))(
  "%s is in one layer as a whole",
  (path) => {
    expect(LAYERS.map((layer) => `@layer ${layer} {}`)).toContain(topOf(withoutComments(path)));
  },
);
