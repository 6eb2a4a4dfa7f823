import { games } from "@portolan/games";
import { expect, test } from "vitest";
import { GAMES } from "./list.ts";

test("the home page says of every game what the game says of itself", () => {
  const facts = GAMES.map(({ id, players, minutes }) => ({ id, players, minutes }));
  expect(facts).toEqual(games.map(({ id, players, minutes }) => ({ id, players, minutes })));
});
