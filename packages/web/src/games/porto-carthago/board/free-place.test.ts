import { expect, test } from "vitest";
import { overlap } from "../art/geometry.ts";
import { layoutOf } from "../art/layout.ts";
import { freePlace, obstaclesOf } from "./free-place.ts";

const BOUNDS = { x: 0, y: 0, width: 400, height: 300 };
const SIZE = { width: 100, height: 50 };

test("a note lies beside what it is about, not on it", () => {
  const at = freePlace({ x: 200, y: 150 }, SIZE, BOUNDS, []);
  const inside = at.x <= 200 && 200 <= at.x + SIZE.width && at.y <= 150 && 150 <= at.y + SIZE.height;
  expect(inside).toBe(false);
  expect(Math.hypot(at.x + 50 - 200, at.y + 25 - 150)).toBeLessThan(120);
});

test("a note gives way to what matters", () => {
  const box = { x: 100, y: 50, width: 200, height: 200 };
  const at = freePlace({ x: 200, y: 150 }, SIZE, BOUNDS, [{ box, weight: 10 }]);
  expect(overlap({ ...at, ...SIZE }, box)).toBe(0);
});

test("even in a full harbour a note leaves the board's edge alone", () => {
  const needs = { docks: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5], civilisations: 6, rowLength: 6, spaces: 6 };
  const layout = layoutOf(1116, 677, needs);
  const docks = needs.docks.map(() => ({ owner: 1, ship: 1 }));
  for (const [dock, { store }] of layout.docks.entries()) {
    const at = freePlace(
      store,
      { width: 190, height: 90 },
      { x: 0, y: 0, width: layout.width, height: layout.height },
      obstaclesOf(layout, docks, dock),
    );
    expect(at.x + 190).toBeLessThanOrEqual(layout.width);
    expect(at.y + 90).toBeLessThanOrEqual(layout.height);
  }
});
