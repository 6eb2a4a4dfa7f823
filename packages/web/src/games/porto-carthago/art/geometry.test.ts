import { expect, test } from "vitest";
import { arc, boxAround, ellipse, onEllipse, openRing, overlap, ringPiece, tangent } from "./geometry.ts";

const CENTRE = { x: 100, y: 50 };
const RADII = { x: 80, y: 40 };

test("docks lie at equal distances along the ring, however flat it is", () => {
  const ring = openRing(RADII, Math.PI, 0.2);
  const points = Array.from({ length: 121 }, (_, i) => onEllipse(CENTRE, RADII, ring.at(i / 120)));
  const lengths = Array.from({ length: 12 }, (_, dock) => {
    let length = 0;
    for (let i = dock * 10; i < dock * 10 + 10; i++)
      length += Math.hypot(points[i + 1].x - points[i].x, points[i + 1].y - points[i].y);
    return length;
  });
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(0.5);
});

test("a ring begins and ends beside its mouth", () => {
  const ring = openRing(RADII, Math.PI, 0.2);
  expect(ring.at(0)).toBeCloseTo(Math.PI + 0.2);
  expect(ring.at(1)).toBeCloseTo(3 * Math.PI - 0.2);
  expect(ring.at(0.5)).toBeCloseTo(2 * Math.PI);
});

test("a tangent has length 1 and points clockwise", () => {
  expect(tangent(RADII, 0)).toEqual({ x: -0, y: 1 });
});

test("paths are short and closed where they enclose something", () => {
  expect(ellipse(CENTRE, RADII)).toBe("M20 50A80 40 0 1 1 180 50A80 40 0 1 1 20 50Z");
  expect(arc(CENTRE, RADII, 0, Math.PI / 2)).toBe("M180 50A80 40 0 0 1 100 90");
  expect(ringPiece(CENTRE, RADII, { x: 40, y: 20 }, 0, Math.PI / 2)).toBe(
    "M180 50A80 40 0 0 1 100 90L100 70A40 20 0 0 0 140 50Z",
  );
});

test("boxes share an area only where they lie over each other", () => {
  const box = boxAround(CENTRE, 20, 10);
  expect(overlap(box, box)).toBe(200);
  expect(overlap(box, { ...box, x: 110 })).toBe(0);
});
