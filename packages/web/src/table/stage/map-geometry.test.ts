import fc from "fast-check";
import { expect, test } from "vitest";
import { centredOn, FIT, kept, MAX_SCALE, movedBy, pinched, zoomedAt } from "./map-geometry.ts";

const window = { width: 400, height: 300 };

test("what is under the pointer stays under it", () => {
  const zoomed = zoomedAt(FIT, 2, { x: 100, y: 90 }, window);
  expect(zoomed).toEqual({ x: -100, y: -90, scale: 2 });
  expect((100 - zoomed.x) / zoomed.scale).toBe(100);
});

test("the map never leaves its window empty, whatever is done to it", () => {
  const number = fc.double({ min: -2000, max: 2000, noNaN: true });
  fc.assert(
    fc.property(number, number, fc.double({ min: 0.01, max: 50, noNaN: true }), (x, y, factor) => {
      const at = movedBy(zoomedAt(FIT, factor, { x, y }, window), x, y, window);
      expect(at.scale).toBeGreaterThanOrEqual(1);
      expect(at.scale).toBeLessThanOrEqual(MAX_SCALE);
      expect(at.x).toBeLessThanOrEqual(0);
      expect(at.x + window.width * at.scale).toBeGreaterThanOrEqual(window.width - 1e-6);
      expect(at.y + window.height * at.scale).toBeGreaterThanOrEqual(window.height - 1e-6);
    }),
  );
});

test("a place can be brought into the middle, as far as the map reaches", () => {
  expect(centredOn({ x: 200, y: 150 }, 2, window)).toEqual({ x: -200, y: -150, scale: 2 });
  expect(centredOn({ x: 0, y: 0 }, 2, window)).toEqual({ x: 0, y: 0, scale: 2 });
});

test("two fingers that move apart enlarge the map between them", () => {
  const before = [
    { x: 150, y: 150 },
    { x: 250, y: 150 },
  ] as const;
  const after = [
    { x: 100, y: 150 },
    { x: 300, y: 150 },
  ] as const;
  expect(pinched(FIT, before, after, window)).toEqual({ x: -200, y: -150, scale: 2 });
});

test("nothing is smaller than the whole", () => {
  expect(kept({ x: 5, y: 5, scale: 0.2 }, window)).toEqual(FIT);
});
