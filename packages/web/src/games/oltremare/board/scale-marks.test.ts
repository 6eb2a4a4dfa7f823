import { expect, test } from "vitest";
import { scaleRange, spread } from "./scale-marks.ts";

test("the scale begins at zero, or below it where somebody is in debt", () => {
  expect(scaleRange([3, 12, 10, 24])).toEqual([0, 25]);
  expect(scaleRange([-6, 31])).toEqual([-10, 35]);
  expect(scaleRange([25])).toEqual([0, 30]);
});

test("marks that would hide each other stand side by side, in order and within the scale", () => {
  expect(spread([10, 100], 18, 0, 200)).toEqual([10, 100]);
  expect(spread([100, 100, 101], 18, 0, 200)).toEqual([100, 118, 136]);
  const edge = spread([195, 200, 198], 18, 0, 200);
  expect(edge[1]).toBe(200);
  expect(edge[0]).toBeLessThan(edge[2]);
});
