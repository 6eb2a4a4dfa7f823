import { clamp, docksOf, SMALLEST_TEXT } from "./dock-spots.ts";
import { openRing, type Point } from "./geometry.ts";
import type { Layout, Needs } from "./layout.ts";

/** Height of the forecourt with the action cards. */
const COURT = 98;

export function wide(pixelWidth: number, pixelHeight: number, needs: Needs): Layout {
  const aspect = pixelWidth / pixelHeight;
  // The drawing was made for 1136 × 682; flatter windows widen it, higher ones make it narrower and taller.
  const width = aspect >= 1.66 ? aspect * 682 : clamp(1000 + (aspect - 1.3) * 378, 980, 1136);
  const height = width / aspect;
  const scale = pixelWidth / width;
  const text = Math.max(12, SMALLEST_TEXT / scale);
  const shift = Math.max(0, (width - 1136) * 0.2);
  const court = height - COURT;
  const low = clamp((height - 682) * 0.55, 0, 64);
  const outer = { x: Math.min(470, (width - shift - 372) / 2), y: (court - low) / 2 - 32 };
  const centre = { x: width - 52 - outer.x, y: (court + low) / 2 - 3 };
  const inner = {
    x: outer.x - 60,
    y: outer.y - 47 - clamp((outer.y / outer.x - 0.68) * 26, 0, 10),
  };
  const anchors = { x: inner.x - 54 - shift * 0.3, y: inner.y - 50 };
  const ring = openRing({ x: outer.x - 37, y: outer.y - 32 }, Math.PI, Math.asin(56 / outer.y));
  const drop = centre.y - 289;
  const spacing = Math.min(124, (court - 39) / needs.rowLength);
  const row = (x: number): Point[] =>
    Array.from({ length: needs.rowLength }, (_, i) => ({ x, y: spacing * (i + 1) - 1 }));
  const stall = clamp(width * 0.31, 300, 376);
  const gap = 7;
  const bay = Math.max(20.2, text * 1.5);
  return {
    kind: "wide",
    width,
    height,
    scale,
    size: 1,
    text,
    centre,
    outer,
    inner,
    island: { x: outer.x * 0.498, y: clamp(outer.y * 0.43, 112, 140) },
    rise: 9,
    ring,
    ...docksOf(
      {
        centre,
        outer,
        inner,
        anchors,
        drop: 24,
        spread: [32, 28],
        ring,
        press: [92, 56],
        pressAt: 0,
        masts: 0,
      },
      needs,
    ),
    servant: 34,
    ship: 0.94,
    store: 12.5,
    sea: {
      edge: 236 + shift,
      rows: [row(181 + shift * 0.65), row(62 + shift * 0.15)],
      ship: Math.min(1, spacing / 109),
    },
    lighthouse: {
      at: { x: 298 + shift, y: 160 + drop },
      size: 1,
      from: { x: 259 + shift, y: 180 + drop },
      to: { x: 319 + shift, y: 180 + drop },
    },
    temple: {
      at: { x: 289 + shift, y: 447 + drop },
      size: 0.93,
      from: { x: 252 + shift, y: 456 + drop },
      to: { x: 326 + shift, y: 456 + drop },
    },
    charters: { x: 258 + shift, y: centre.y },
    town: {
      shift,
      drop,
      court,
      cards: { x: 14, width: (width - 28 - stall - 12) / needs.spaces - gap, gap },
      market: { x: width - 12 - stall, y: court + 6, width: stall, height: 84 },
      chamber: { at: { x: width - 12 - bay * 7, y: 6 }, bay },
      deck: { x: 300 + shift, y: court - 50 - (text - 12) * 3 },
    },
  };
}
