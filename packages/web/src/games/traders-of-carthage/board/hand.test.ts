import { expect, test } from "vitest";
import { fan } from "./hand.tsx";

test("a fan stays inside its room, however many cards there are", () => {
  for (const count of [1, 2, 8, 20, 54]) {
    const spots = fan(count, 374, 82);
    expect(spots).toHaveLength(count);
    expect(spots[0].x).toBeGreaterThanOrEqual(0);
    expect((spots.at(-1)?.x ?? 0) + 82).toBeLessThanOrEqual(374);
  }
});

test("a few cards lie close together in the middle", () => {
  const [first, second] = fan(2, 600, 100);
  expect(second.x - first.x).toBeCloseTo(64);
  expect(first.x + second.x + 100).toBeCloseTo(600);
});
