import { expect, test } from "vitest";
import { FIT } from "../../../table/stage/map-geometry.ts";
import { portPoint } from "./chart-places.ts";
import { chartBox, fitScale, lookAt, share } from "./chart-window.ts";

const WIDE = { width: 1120, height: 644 };
const PHONE = { width: 390, height: 340 };

test.each([WIDE, PHONE, { width: 360, height: 420 }])(
  "every port lies well inside a window of any shape",
  (window) => {
    const box = chartBox(window);
    expect(box.width / box.height).toBeCloseTo(window.width / window.height);
    for (const id of ["tunisi", "tana", "trebisonda", "alessandria", "venezia", "acri"]) {
      const [x, y] = share(box, portPoint(id));
      expect(Math.min(x, y)).toBeGreaterThan(0.02);
      expect(Math.max(x, y)).toBeLessThan(0.98);
    }
  },
);

test("a wide window shows the whole chart, whatever is looked at", () => {
  expect(lookAt([portPoint("durazzo")], WIDE)).toEqual(FIT);
});

test("a telephone looks closely at a ship, and less closely at ports far apart", () => {
  const near = lookAt([portPoint("durazzo")], PHONE);
  expect(near.scale * fitScale(PHONE)).toBeCloseTo(1.12);
  const both = lookAt([portPoint("venezia"), portPoint("trebisonda")], PHONE);
  expect(both.scale).toBeLessThan(near.scale);
  expect(both.scale).toBeGreaterThanOrEqual(1);
});
