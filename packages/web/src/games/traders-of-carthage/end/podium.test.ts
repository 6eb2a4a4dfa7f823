import { describe, expect, test } from "vitest";
import { headOf, podiumOf, podiumOrder } from "./podium.ts";

const SIZES = [
  { width: 360, height: 250 },
  { width: 390, height: 292 },
  { width: 768, height: 400 },
  { width: 1440, height: 500 },
  { width: 1920, height: 640 },
  { width: 400, height: 390 },
];

describe.each(SIZES)("the traders at the end in $width × $height", (size) => {
  test.each([
    [19, 16],
    [19, 16, 12],
    [19, 16, 12, 10],
    [80, 0, 3, 1],
    [0, 0],
  ])("stand apart and within the picture: %j", (...scores) => {
    const order = scores.map((_, seat) => seat);
    const { piles } = podiumOf(size, order, [0], scores);
    for (const [i, pile] of piles.entries()) {
      expect(pile.x - pile.width / 2).toBeGreaterThanOrEqual(0);
      expect(pile.x + pile.width / 2).toBeLessThanOrEqual(size.width);
      expect(headOf(pile, scores[pile.seat])).toBeGreaterThan(size.height * 0.3);
      const next = piles.at(i + 1);
      if (next) expect(pile.x + pile.width / 2).toBeLessThan(next.x - next.width / 2);
    }
  });
});

test("the best of three or more stands second from the left", () => {
  expect(podiumOrder([2, 0, 1, 3])).toEqual([0, 2, 1, 3]);
  expect(podiumOrder([1, 0])).toEqual([1, 0]);
});
