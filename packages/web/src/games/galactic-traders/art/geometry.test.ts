import { expect, test } from "vitest";
import { at, line, polar, seeded, smooth } from "./geometry.ts";

test("coordinates are short, and zero has no sign", () => {
  expect(at(12.3456)).toBe("12.3");
  expect(at(-0.01)).toBe("0");
});

test("directions go clockwise from the right, as on a screen", () => {
  const [x, y] = polar(10, 90);
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(10);
});

test("a smooth curve closes where it began", () => {
  const curve = smooth([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(curve.startsWith("M0 0C")).toBe(true);
  expect(curve.endsWith("0 0Z")).toBe(true);
});

test("a line goes through its points", () => {
  expect(
    line([
      [0, 0],
      [1, 2],
    ]),
  ).toBe("M0 0L1 2");
});

test("the same name gives the same numbers, another name others", () => {
  const [one, same, other] = ["vopulus", "vopulus", "pelagia"].map(seeded);
  const first = one();
  expect(same()).toBe(first);
  expect(other()).not.toBe(first);
  expect(first).toBeGreaterThanOrEqual(0);
  expect(first).toBeLessThan(1);
});
