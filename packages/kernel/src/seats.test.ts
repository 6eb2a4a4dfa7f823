import { expect, test } from "vitest";
import { clockwise, ranksOf, victories } from "./seats.ts";

test("seats go round clockwise", () => {
  expect(clockwise({ players: 4 }, 2)).toEqual([2, 3, 0, 1]);
});

test("ranks go by scores, then by tie-breaks in order; ties share a rank", () => {
  expect(ranksOf({ scores: [3, 7, 5], tieBreaks: [[], [], []] })).toEqual([3, 1, 2]);
  const tieBreaks = [
    [1, 9],
    [2, 0],
    [2, 0],
    [0, 0],
  ];
  expect(ranksOf({ scores: [7, 7, 7, 8], tieBreaks })).toEqual([4, 2, 2, 1]);
});

test("a shared victory counts in part", () => {
  expect(victories([1, 2, 3])).toEqual([1, 0, 0]);
  expect(victories([1, 3, 1, 4])).toEqual([0.5, 0, 0.5, 0]);
});
