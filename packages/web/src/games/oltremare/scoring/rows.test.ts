import { expect, test } from "vitest";
import { rowsOfGroups, widthOf } from "./rows.ts";

const group = (size: number) => ({ good: 0, size, ducats: 1, cards: null });

test("a hold of a few groups lies in one row, a long one in rows of about the same length", () => {
  expect(rowsOfGroups([group(3), group(1)], 4).rows.map((row) => row.length)).toEqual([2]);
  expect(
    rowsOfGroups(
      Array.from({ length: 13 }, () => group(1)),
      4,
    ).rows.map((row) => row.length),
  ).toEqual([7, 6]);
  expect(
    rowsOfGroups(
      Array.from({ length: 13 }, () => group(1)),
      2,
    ).rows.map((row) => row.length),
  ).toEqual([5, 5, 3]);
  expect(rowsOfGroups([], 2).rows).toEqual([[]]);
});

test("the widest row says how small the cards must be", () => {
  expect(rowsOfGroups([group(3), group(1)], 4).width).toBeCloseTo(widthOf(3) + 1);
  expect(widthOf(1)).toBe(1);
});
