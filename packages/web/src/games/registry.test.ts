import { readdirSync } from "node:fs";
import { games } from "@portolan/games";
import { expect, test } from "vitest";
import { GAME_IDS, GAMES } from "./registry.ts";

test("the home page says of every game what the game says of itself", () => {
  const facts = GAMES.map(({ id, players, minutes }) => ({ id, players, minutes }));
  expect(facts).toEqual(games.map(({ id, players, minutes }) => ({ id, players, minutes })));
});

test("every folder of a game is listed: the rulebooks are found by their folders", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual(GAME_IDS.toSorted());
});
