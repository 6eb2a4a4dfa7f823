import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { english } from "../src/app/languages/en.ts";
import { WIDE } from "./people.ts";
import { openVenue } from "./venue.ts";

const BUILT = join(import.meta.dirname, "..", "dist");

const venue = openVenue();

test("players get nothing of the gallery", async () => {
  const { page } = await venue.person("Ada", WIDE);
  await page.goto("/gallery");
  await page.getByRole("heading", { name: english["app.lost.title"] }).waitFor();
  expect(globSync("assets/*gallery*", { cwd: BUILT })).toEqual([]);
});
