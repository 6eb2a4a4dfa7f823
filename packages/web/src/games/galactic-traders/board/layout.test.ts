import { expect, test } from "vitest";
import { baysOf, layoutOf, rowsOf, settle } from "./layout.ts";

test("rows are even, the longest in the middle, of two the upper", () => {
  expect(rowsOf(7, 2)).toEqual([4, 3]);
  expect(rowsOf(7, 3)).toEqual([2, 3, 2]);
  expect(rowsOf(9, 2)).toEqual([5, 4]);
  expect(rowsOf(5, 3)).toEqual([2, 2, 1]);
});

/** Skies of the windows that the stage must work in, as large as the other regions leave them. */
const SKIES = [
  [1110, 670],
  [990, 530],
  [740, 560],
  [390, 430],
  [360, 350],
  [444, 300],
] as const;

test.each(SKIES)("in a sky of %d by %d no planet leaves it or touches another", (width, height) => {
  for (const count of [5, 7, 9]) {
    const { places, ring, pod, radius, cell } = layoutOf(width, height, count);
    expect(places).toHaveLength(count);
    for (const [i, [x, y]] of places.entries()) {
      expect(x - ring - pod / 2).toBeGreaterThanOrEqual(-1);
      expect(x + ring + pod / 2).toBeLessThanOrEqual(width + 1);
      expect(y - ring - pod / 2).toBeGreaterThanOrEqual(-6);
      expect(y + radius).toBeLessThan(height);
      for (const [u, v] of places.slice(i + 1)) {
        expect(Math.abs(u - x) >= cell[0] * 0.85 || Math.abs(v - y) >= cell[1] * 0.85).toBe(true);
      }
    }
  }
});

test("bays lie on the ring, those of an arrow planet ever further out", () => {
  for (const [x, y] of baysOf(4, false, 100)) expect(Math.hypot(x, y)).toBeCloseTo(100);
  const far = baysOf(3, true, 100).map(([x, y]) => Math.hypot(x, y));
  expect(far).toEqual(far.toSorted((a, b) => a - b));
});

test("a planet stays where it is, a new one comes where one has gone", () => {
  expect(settle<string>([], ["a", "b", "c"], 3)).toEqual(["a", "b", "c"]);
  expect(settle<string>(["a", "b", "c"], ["a", "c"], 3)).toEqual(["a", null, "c"]);
  expect(settle<string>(["a", null, "c"], ["a", "c", "d"], 3)).toEqual(["a", "d", "c"]);
});
