import { findGame } from "@portolan/games";
import { expect, test } from "vitest";
import { translator } from "../words.ts";
import { hintFacts } from "./hint.ts";

function factsIn(game: string, expectedScore: number): string {
  return hintFacts(translator([], [findGame(game)?.words.en ?? {}]), "pass", {
    winProbability: 0.62,
    expectedScore,
  });
}

test.each([
  ["traders-of-carthage", "pass  (wins 62 %, 13.3 points in the end)"],
  ["galactic-traders", "pass  (wins 62 %, 13.3 points in the end)"],
  ["oltremare", "pass  (wins 62 %, 13.3 ducats in the end)"],
  ["porto-carthago", "pass  (wins 62 %, 13.3 palace seats in the end)"],
])("a hint tells the score to expect in the game's own word, in %s", (game, text) => {
  expect(factsIn(game, 13.26)).toBe(text);
});

test("it does so with one decimal always, and no sign at nothing", () => {
  expect(factsIn("oltremare", -0.04)).toContain(", 0.0 ducats");
  expect(factsIn("oltremare", -2)).toContain(", -2.0 ducats");
});
