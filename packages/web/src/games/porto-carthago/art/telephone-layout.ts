import { clamp, docksOf, SMALLEST_TEXT } from "./dock-spots.ts";
import { openRing, type Radii } from "./geometry.ts";
import type { Layout, Needs } from "./layout.ts";

/** A telephone: one unit is one pixel, because the drawing is made for this very size. */
const PIXELS = { scale: 1, text: SMALLEST_TEXT, town: null } as const;

/** How much room a ship has along the anchors of a telephone's ring, against how much it needs. */
function shipSize({ x, y }: Radii, docks: number): number {
  const around = Math.PI * (3 * (x + y) - Math.sqrt((3 * x + y) * (x + 3 * y)));
  return clamp((around * 0.94) / docks / 100, 0.53, 0.62);
}

/** Lower than this the docks of a telephone's ring would lie over each other. */
const LEAST_TALL = 356;

export function tall(pixelWidth: number, pixelHeight: number, needs: Needs): Layout {
  // A board that is too low is drawn higher, and smaller as a whole.
  const scale = Math.min(1, pixelHeight / LEAST_TALL);
  const [width, height] = [pixelWidth / scale, pixelHeight / scale];
  // What the ring leaves over goes to the sea first.
  const edge = clamp(height - width - 19, clamp(height * 0.21, 92, 106), 132);
  const outer = { x: width / 2 - 3, y: Math.min(width / 2 + 4, (height - edge - 11) / 2) };
  const left = Math.max(0, height - edge - 11 - 2 * outer.y);
  const centre = { x: width / 2, y: height - 11 - left * 0.4 - outer.y };
  const inner = { x: outer.x - 33, y: outer.y - clamp(outer.y * 0.17, 26, 33) };
  const anchors = { x: inner.x * 0.78, y: inner.y * 0.775 };
  const ring = openRing({ x: outer.x - 18, y: outer.y - 16 }, 1.5 * Math.PI, 0.195);
  const size = clamp(width * 0.0016, 0.56, 0.66);
  const space = width / needs.rowLength;
  const row = Array.from({ length: needs.rowLength }, (_, i) => ({ x: space * (i + 0.5), y: edge - 38 }));
  const land = edge + 46;
  return {
    ...PIXELS,
    kind: "tall",
    scale,
    text: SMALLEST_TEXT / scale,
    width,
    height,
    size,
    centre,
    outer,
    inner,
    island: { x: outer.x * 0.4, y: outer.y * 0.4 },
    rise: 6,
    ring,
    ...docksOf(
      {
        centre,
        outer,
        inner,
        anchors,
        drop: height * 0.027,
        spread: [15, 15],
        ring,
        press: [44.5 / scale, 44.5 / scale],
        pressAt: 0.36,
        masts: 18,
      },
      needs,
    ),
    servant: size * 37,
    ship: shipSize(anchors, needs.docks.length),
    store: 8,
    sea: { edge, rows: [row], ship: Math.min(0.64, space / 116) },
    lighthouse: {
      at: { x: 27, y: land },
      size: 0.44,
      from: { x: 11, y: land + 17 },
      to: { x: 41, y: land + 17 },
    },
    temple: {
      at: { x: width - 30, y: land - 2 },
      size: 0.48,
      from: { x: width - 46, y: land + 17 },
      to: { x: width - 12, y: land + 17 },
    },
    charters: { x: width / 2 - 30, y: edge + 12 },
  };
}

export function side(width: number, height: number, needs: Needs): Layout {
  const edge = 88;
  const outer = { x: Math.min(height * 0.62, (width - edge - 20) / 2), y: height / 2 - 9 };
  const centre = { x: width - 4 - outer.x, y: height / 2 - 4 };
  const inner = { x: outer.x - 32, y: outer.y - 28 };
  const anchors = { x: inner.x * 0.78, y: inner.y * 0.775 };
  const ring = openRing({ x: outer.x - 16, y: outer.y - 14 }, Math.PI, 0.2);
  const space = (height - 8) / needs.rowLength;
  const row = Array.from({ length: needs.rowLength }, (_, i) => ({ x: 42, y: space * (i + 1) - 16 }));
  return {
    ...PIXELS,
    kind: "side",
    width,
    height,
    size: 0.56,
    centre,
    outer,
    inner,
    island: { x: outer.x * 0.42, y: outer.y * 0.41 },
    rise: 6,
    ring,
    ...docksOf(
      {
        centre,
        outer,
        inner,
        anchors,
        drop: 10,
        spread: [14, 14],
        ring,
        press: [46, 44],
        pressAt: 0.36,
        masts: 16,
      },
      needs,
    ),
    servant: 21,
    ship: shipSize(anchors, needs.docks.length),
    store: 7.5,
    sea: { edge, rows: [row], ship: Math.min(0.58, space / 118) },
    lighthouse: {
      at: { x: edge + 28, y: 66 },
      size: 0.4,
      from: { x: edge + 12, y: 82 },
      to: { x: edge + 40, y: 82 },
    },
    temple: {
      at: { x: edge + 28, y: height - 30 },
      size: 0.44,
      from: { x: edge + 12, y: height - 14 },
      to: { x: edge + 44, y: height - 14 },
    },
    charters: { x: edge + 4, y: centre.y + 4 },
  };
}
