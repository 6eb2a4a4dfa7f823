import { expect, test } from "vitest";
import { editDistance, suggestions } from "./suggest.ts";

test("the distance counts letters changed, added, left out and swapped", () => {
  expect(editDistance("play", "play")).toBe(0);
  expect(editDistance("paly", "play")).toBe(1);
  expect(editDistance("ply", "play")).toBe(1);
  expect(editDistance("", "play")).toBe(4);
});

test("only what is near is suggested, the nearest alone", () => {
  const known = ["play", "replay", "rules", "record"];
  expect(suggestions("paly", known)).toEqual(["play"]);
  expect(suggestions("rulez", known)).toEqual(["rules"]);
  expect(suggestions("re", known)).toEqual(["replay", "record"]);
  expect(suggestions("xyzzy", known)).toEqual([]);
  expect(suggestions("x".repeat(100_000), known)).toEqual([]);
});

test("a part of a name between hyphens is enough", () => {
  expect(suggestions("carthage", ["traders-of-carthage"])).toEqual(["traders-of-carthage"]);
});
