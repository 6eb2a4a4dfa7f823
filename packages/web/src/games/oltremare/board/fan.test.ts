import { expect, test } from "vitest";
import { fan, rowsOf } from "./fan.ts";

test("a fan never leaves its room, however many cards there are", () => {
  for (const count of [1, 2, 6, 10]) {
    const spots = fan(count, 360, 86);
    expect(Math.min(...spots.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...spots.map(({ x }) => x)) + 86).toBeLessThanOrEqual(360);
  }
});

test("a few cards lie in the middle, and are not spread out further than needed", () => {
  const [first, second] = fan(2, 600, 100);
  expect(second.x - first.x).toBe(80);
  expect(first.x + second.x + 100).toBeCloseTo(600);
});

test("a large hand lies in two rows of nearly the same length", () => {
  const cards = Array.from({ length: 13 }, (_, i) => i);
  expect(rowsOf(cards, 360, 72).map(({ length }) => length)).toEqual([7, 6]);
  expect(rowsOf(cards.slice(0, 6), 360, 86).length).toBe(1);
});
