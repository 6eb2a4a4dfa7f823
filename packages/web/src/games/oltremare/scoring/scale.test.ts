import { expect, test } from "vitest";
import { along, rowsOf, scaleFor } from "./scale.ts";

test("a scale has room for debts and for the richest, in steps that can be read", () => {
  expect(scaleFor([15, 19, 20, 37])).toEqual({ from: 0, to: 40, labels: [0, 5, 10, 15, 20, 25, 30, 35, 40] });
  expect(scaleFor([-3, 12]).from).toBe(-5);
  expect(scaleFor([0, 0])).toMatchObject({ from: 0, to: 10 });
  expect(scaleFor([30, 88]).labels.length).toBeLessThan(10);
});

test("balances stand along it", () => {
  const scale = scaleFor([0, 40]);
  expect([0, 10, 40].map((ducats) => along(scale, ducats))).toEqual([0, 25, 100]);
});

test("shields that would cover each other stand above each other", () => {
  expect(rowsOf([10, 50, 12, 11], 5)).toEqual([0, 0, 2, 1]);
  expect(rowsOf([0, 10, 20], 5)).toEqual([0, 0, 0]);
});
