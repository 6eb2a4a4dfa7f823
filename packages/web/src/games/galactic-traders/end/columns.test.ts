import { describe, expect, test } from "vitest";
import { columnsOf, hungIn, saucerAt } from "./columns.ts";

const SIZES = [
  { width: 1440, height: 520 },
  { width: 768, height: 369 },
  { width: 390, height: 304 },
  { width: 422, height: 300 },
];

describe("the beams at the end", () => {
  test.each(SIZES)("stand beside each other inside $width × $height", (size) => {
    for (const order of [
      [1, 0],
      [2, 0, 1],
      [3, 1, 0, 2],
    ]) {
      const { columns, spacing } = columnsOf(size, order, [12, 30, 25, 3]);
      expect(columns.map(({ seat }) => seat).toSorted()).toEqual(order.toSorted());
      for (const { x } of columns) {
        expect(x - spacing / 2).toBeGreaterThanOrEqual(0);
        expect(x + spacing / 2).toBeLessThanOrEqual(size.width);
      }
    }
  });

  test("are as high as the points, and never below the ground", () => {
    const { columns } = columnsOf(SIZES[0], [0, 1], [20, -3]);
    const [best, last] = columns;
    expect(saucerAt(best, 20)).toBeLessThan(saucerAt(best, 10));
    expect(saucerAt(last, -3)).toBe(saucerAt(last, 0));
  });

  test("hold the planets of their owner, the later the higher", () => {
    const win = { planet: 0, winner: 0, owner: 0, points: 3, isTie: false, isOffTurn: false };
    const { columns } = columnsOf(SIZES[0], [0, 1], [20, 3]);
    const hung = hungIn(columns[0], [win, { ...win, owner: 1 }, win]);
    expect(hung).toHaveLength(2);
    expect(hung[1].y).toBeLessThan(hung[0].y);
    expect(hung[1].x).toBeGreaterThan(hung[0].x);
  });
});
