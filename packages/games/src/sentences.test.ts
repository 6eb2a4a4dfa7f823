import { readFileSync } from "node:fs";
import { sentences } from "@portolan/kernel/testing";
import { expect, test } from "vitest";
import { games } from "./index.ts";
import { GOLDEN, goldenRecords } from "./testing/golden.ts";

/** `npm run golden` writes these files. Read the difference aloud before you keep it. */
test.each(games)("$id tells its events in the sentences that were agreed on", (game) => {
  const agreed = readFileSync(new URL(`sentences/${game.id}.txt`, GOLDEN), "utf8");
  expect(sentences(game, Object.values(goldenRecords(game.id)))).toBe(agreed);
});
