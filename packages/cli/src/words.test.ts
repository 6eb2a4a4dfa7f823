import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "@portolan/games";
import { GUIDES } from "@portolan/guides/registry";
import { type Catalogue, partsNamed } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { english } from "./words/en/index.ts";
import { italian } from "./words/it/index.ts";
import { dutch } from "./words/nl/index.ts";

const here = import.meta.dirname;
const sources = globSync("**/*.ts", { cwd: here })
  .filter((path) => !/\.test\.ts$|^words\/|^testing/.test(path))
  .map((path) => readFileSync(join(here, path), "utf8"))
  .join("\n");

const guides: Catalogue = Object.assign(
  {},
  ...(await Promise.all(Object.values(GUIDES).map(async (load) => (await load()).words.en()))),
);
const told: Catalogue = Object.assign({}, ...games.map((game) => game.words.en));

test("every sentence that the code asks for is in a catalogue", () => {
  const asked = [...sources.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, id]) => id);
  const catalogue = { ...told, ...guides, ...english };
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !Object.hasOwn(catalogue, id))).toEqual([]);
});

test("no sentence is left over", () => {
  // Ids that are put together have only their beginning, or only their ending, in the code.
  const isPutTogether = (id: string): boolean =>
    Array.from(id, (_, at) => at).some(
      (at) =>
        (at > 3 && sources.includes(`\`${id.slice(0, at)}\${`)) ||
        (id[at] === "." && sources.includes(`}${id.slice(at)}\``)),
    );
  const isUsed = (id: string): boolean => sources.includes(`"${id}"`) || isPutTogether(id);
  expect(Object.keys(english).filter((id) => !isUsed(id))).toEqual([]);
});

test("nothing is worded here that a guide has words for", () => {
  expect(Object.keys(english).filter((id) => Object.hasOwn(guides, id))).toEqual([]);
});

describe.each([
  ["Italian", italian],
  ["Dutch", dutch],
] as const)("%s", (_, other: Catalogue) => {
  test("has the same messages as English, about the same things", () => {
    expect(Object.keys(other)).toEqual(Object.keys(english));
    for (const [id, text] of Object.entries(english)) {
      expect({ id, parts: partsNamed(other[id]) }).toEqual({ id, parts: partsNamed(text) });
    }
  });
});
