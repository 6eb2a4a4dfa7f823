import { expect, test } from "vitest";
import { boxAround, overlap } from "./geometry.ts";
import { type Layout, layoutOf } from "./layout.ts";

const NEEDS = { docks: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5], civilisations: 6, rowLength: 6, spaces: 6 };

/** What the board has of each window. */
const BOARDS: readonly (readonly [window: string, width: number, height: number, kind: Layout["kind"]])[] = [
  ["1920×1080", 1580, 844, "wide"],
  ["1440×900", 1116, 677, "wide"],
  ["1280×720", 992, 542, "wide"],
  ["1024×768", 752, 578, "wide"],
  ["768×1024", 768, 640, "wide"],
  ["390×844", 390, 480, "tall"],
  ["360×740", 360, 396, "tall"],
  ["360×740 in a chain", 360, 352, "tall"],
  ["844×390", 456, 346, "side"],
];

test.each(BOARDS)(
  "%s: what is pressed lies in the picture and never over something else",
  (_, w, h, kind) => {
    const layout = layoutOf(w, h, NEEDS);
    expect(layout.kind).toBe(kind);
    expect(layout.width / layout.height).toBeCloseTo(w / h);
    const ships = layout.sea.rows[0].map((at) =>
      boxAround({ x: at.x, y: at.y - 20 }, 60 * layout.sea.ship, 40),
    );
    const boxes = [...layout.docks.map(({ press }) => press), ...ships];
    for (const [i, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(-1);
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width + 1);
      expect(box.y).toBeGreaterThanOrEqual(-1);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height + 1);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(0);
    }
  },
);

test.each(BOARDS)(
  "%s: targets are large enough for a finger on a telephone, for a mouse elsewhere",
  (_, w, h) => {
    const { docks, scale, kind } = layoutOf(w, h, NEEDS);
    const least = kind === "wide" ? 32 : 44;
    for (const { press } of docks) {
      expect(press.width * scale).toBeGreaterThanOrEqual(least);
      expect(press.height * scale).toBeGreaterThanOrEqual(least);
    }
  },
);

test.each(BOARDS)("%s: no text is smaller than 12 pixels", (_, w, h) => {
  const { text, scale } = layoutOf(w, h, NEEDS);
  expect(text * scale).toBeGreaterThanOrEqual(11.99);
});

test("the drawing at 1440×900 is the one that it was designed with", () => {
  const { width, outer, inner, centre } = layoutOf(1136, 682, { ...NEEDS, rowLength: 5 });
  expect(width).toBeCloseTo(1136, 0);
  expect(outer.x).toBeCloseTo(382, 0);
  expect(outer.y).toBeCloseTo(260, 0);
  expect(inner.x).toBeCloseTo(322, 0);
  // Four units higher than designed: the name of the lowest people clears the servants on the cards.
  expect(centre).toEqual({ x: expect.closeTo(702, 0), y: expect.closeTo(289, 0) });
});
