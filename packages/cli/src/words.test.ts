import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "@portolan/games";
import { expect, test } from "vitest";
import { boardOf } from "./boards/index.ts";
import { english } from "./words.en.ts";

const here = import.meta.dirname;
const sources = globSync("**/*.ts", { cwd: here })
  .filter((path) => !/\.test\.ts$|words\.en\.ts$|^testing/.test(path))
  .map((path) => readFileSync(join(here, path), "utf8"))
  .join("\n");

const boards = Object.assign({}, ...games.map((game) => boardOf(game.id).words));
const catalogue = { ...Object.assign({}, ...games.map((game) => game.words.en)), ...boards, ...english };

test("every sentence that the code asks for is in a catalogue", () => {
  const asked = [...sources.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, id]) => id);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !Object.hasOwn(catalogue, id))).toEqual([]);
});

test("no sentence is left over", () => {
  const ids = [...Object.keys(english), ...Object.keys(boards)];
  // Ids that are put together have only their beginning, or only their ending, in the code.
  const isPutTogether = (id: string): boolean =>
    Array.from(id, (_, at) => at).some(
      (at) =>
        (at > 3 && sources.includes(`\`${id.slice(0, at)}\${`)) ||
        (id[at] === "." && sources.includes(`}${id.slice(at)}\``)),
    );
  const isUsed = (id: string): boolean => sources.includes(`"${id}"`) || isPutTogether(id);
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});
