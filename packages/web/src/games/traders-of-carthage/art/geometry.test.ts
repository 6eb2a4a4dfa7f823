import { expect, test } from "vitest";
import { course, seaGeometry, shipSpot, stationX } from "./geometry.ts";

const SIZES = [
  [1116, 492],
  [988, 406],
  [1596, 640],
  [768, 400],
  [390, 252],
  [360, 220],
  [560, 190],
] as const;

test.each(SIZES)("every ship lies on the sea at every station of %i by %i pixels", (width, height) => {
  const sea = seaGeometry(width, height, 6, 4);
  for (let lane = 0; lane < 4; lane++) {
    for (let station = 0; station < 6; station++) {
      const { left, top, width: ship } = shipSpot(sea, lane, station);
      expect(left).toBeGreaterThanOrEqual(-ship * 0.12);
      expect(left + ship).toBeLessThanOrEqual(width + ship * 0.12);
      expect(top).toBeGreaterThan(0);
      expect(top + ship * (150 / 178)).toBeLessThanOrEqual(height + ship * 0.07);
    }
  }
});

test.each(SIZES)("no ship hides more than half of the one behind it on %i by %i pixels", (width, height) => {
  const sea = seaGeometry(width, height, 6, 4);
  for (let lane = 1; lane < 4; lane++) {
    const near = shipSpot(sea, lane, 2);
    const far = shipSpot(sea, lane - 1, 2);
    expect(near.top - far.top).toBeGreaterThanOrEqual(((far.width * 150) / 178) * 0.4);
  }
});

test("stations run together towards the horizon", () => {
  const sea = seaGeometry(1116, 492, 6, 4);
  const near = stationX(sea, 5, 1) - stationX(sea, 0, 1);
  const far = stationX(sea, 5, 0.86) - stationX(sea, 0, 0.86);
  expect(far / near).toBeCloseTo(0.86);
});

test("a course that would be too short for an arrow is not drawn", () => {
  const sea = seaGeometry(390, 252, 6, 4);
  expect(course(sea, 0, 1, 1)).toBeNull();
  expect(course(seaGeometry(1116, 492, 6, 4), 0, 0, 2)?.arc).toMatch(/^M/);
});

test("a foreign edition with more spaces and ships fits as well", () => {
  const sea = seaGeometry(1116, 492, 9, 6);
  expect(sea.lanes).toHaveLength(6);
  expect(shipSpot(sea, 5, 8).left + sea.shipWidth).toBeLessThanOrEqual(1116 * 1.02);
});
