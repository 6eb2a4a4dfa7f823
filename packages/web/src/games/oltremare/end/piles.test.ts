import { expect, test } from "vitest";
import { pileOrder, pilesOf } from "./piles.ts";

const WIDE = { width: 1440, height: 560 };

test("the best stands second from the left", () => {
  expect(pileOrder([3, 1, 0])).toEqual([1, 3, 0]);
  expect(pileOrder([1, 0])).toEqual([1, 0]);
});

test("piles grow with the ducats and stay in the picture, however rich somebody is", () => {
  for (const most of [12, 60, 240]) {
    const piles = pilesOf(WIDE, [0, 1, 2], [most, 10, -4]);
    expect(piles.map(({ seat }) => seat)).toEqual([1, 0, 2]);
    const highest = Math.max(...piles.map(({ coins, thickness }) => coins * thickness));
    expect(highest).toBeLessThanOrEqual(WIDE.height * 0.32);
    expect(piles[2].coins).toBe(0);
    expect(piles[1].coins).toBeGreaterThanOrEqual(piles[0].coins);
  }
});
