import { expect, test } from "vitest";
import { awaited, victories } from "./seats.ts";

test("the game waits for all who may act, unless it says for whom", () => {
  const toAct = (): number[] => [0, 2];
  expect(awaited({ toAct }, {})).toEqual([0, 2]);
  expect(awaited({ toAct, waitsFor: () => [2] }, {})).toEqual([2]);
});

test("a shared victory counts in part", () => {
  expect(victories([1, 2, 3])).toEqual([1, 0, 0]);
  expect(victories([1, 3, 1, 4])).toEqual([0.5, 0, 0.5, 0]);
});
