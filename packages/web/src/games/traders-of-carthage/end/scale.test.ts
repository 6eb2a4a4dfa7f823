import { describe, expect, test } from "vitest";
import { spread, ticksOf } from "./scale.ts";

test("the highest score is within the chart", () => {
  expect(ticksOf(0)).toEqual([0, 5]);
  expect(ticksOf(19)).toEqual([0, 5, 10, 15, 20]);
  expect(ticksOf(20)).toEqual([0, 5, 10, 15, 20]);
  expect(ticksOf(31)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksOf(70)).toEqual([0, 20, 40, 60, 80]);
});

describe("labels beside a chart", () => {
  test("stay where there is room", () => {
    expect(spread([10, 50, 90], 20)).toEqual([10, 50, 90]);
  });

  test.each([[[10, 10, 10, 10]], [[10, 12, 14, 60]], [[40, 10, 38, 12]]])(
    "are moved apart and keep their order: %j",
    (wanted) => {
      const placed = spread(wanted, 16);
      for (const [i, a] of placed.entries()) {
        for (const [j, b] of placed.entries()) {
          if (i === j) continue;
          expect(Math.abs(a - b)).toBeGreaterThan(15);
          if (wanted[i] < wanted[j]) expect(a).toBeLessThan(b);
        }
      }
    },
  );
});
