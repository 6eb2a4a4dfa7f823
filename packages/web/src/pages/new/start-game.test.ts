import { expect, test } from "vitest";
import { readWanted } from "./start-game.ts";

test("a link says how many play, where, against whom and with which deal", () => {
  expect(readWanted("traders-of-carthage", "players=4&seat=0&level=trader&seed=harbour")).toMatchObject({
    players: 4,
    seat: 0,
    level: "trader",
    seed: "harbour",
  });
});

test("whatever a link leaves out is as usual", () => {
  expect(readWanted("porto-carthago", "")).toMatchObject({
    players: 3,
    seat: null,
    level: "trader",
    seed: "",
  });
});

test.each([
  ["players=9", "players"],
  ["players=two", "players"],
  ["players=2&seat=2", "seat"],
  ["level=god", "level"],
])("%s is refused by its part", (query, part) => {
  expect(readWanted("traders-of-carthage", query)).toMatchObject({ part });
});

test("people at one device are a level too", () => {
  expect(readWanted("oltremare", "players=3&level=people")).toMatchObject({ level: "people", players: 3 });
});
