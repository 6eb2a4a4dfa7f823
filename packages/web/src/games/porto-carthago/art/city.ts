import { type Point, short } from "./geometry.ts";
import type { Layout } from "./layout.ts";
import { sequence } from "./random.ts";

/** A row of houses that stand beside each other, in paths by what they show. */
export interface HouseRow {
  readonly y: number;
  readonly shade: string;
  readonly front: string;
  readonly side: string;
  readonly roof: string;
  readonly tiles: string;
  readonly dark: string;
  /** Windows in which a lamp burns at night. */
  readonly lit: string;
}

interface Grain {
  readonly dx: number;
  readonly dy: number;
  /** Smallest width and height of a house, and what chance adds. */
  readonly width: readonly [number, number];
  readonly height: readonly [number, number];
  readonly missing: number;
}

const TOWN: Grain = { dx: 27, dy: 18, width: [13, 12], height: [7, 9], missing: 0.1 };
const VILLAGE: Grain = { dx: 22, dy: 15, width: [10, 8], height: [5, 6], missing: 0.2 };
/** How far a house reaches to the right and up behind its front. */
const DEPTH: Point = { x: 7, y: 6 };

/** From the middle of the tall picture's channel to the first house. */
const CHANNEL = 58;

function isFree({ kind, centre, outer, town, sea, width, height, size }: Layout, { x, y }: Point): boolean {
  const [across, down] = kind === "wide" ? [44, 36] : [14, 16];
  const away =
    ((x - centre.x) / (outer.x + across)) ** 2 + ((y - 8 * size - centre.y) / (outer.y + down)) ** 2;
  if (away < 1) return false;
  if (kind === "tall") {
    const isInChannel = y < centre.y && Math.abs(x - centre.x) < CHANNEL;
    return y < height - 54 && !isInChannel && !(y < sea.edge + 88 && (x < 96 || x > width - 104));
  }
  if (kind === "side" || !town) return x > sea.edge + 64;
  if (x < 356 + town.shift && y > 70 && y < town.court + 6) return false;
  if (x < 420 + town.shift && y > town.court - 114 && x < 404 + town.shift) return false;
  return !(x > town.chamber.at.x - 22 && y < 152);
}

/** The houses around the harbour, row by row from the back. */
export function cityOf(layout: Layout): HouseRow[] {
  const { kind, sea, town, width, height } = layout;
  const grain = kind === "wide" ? TOWN : VILLAGE;
  const chance = sequence(kind === "wide" ? 5 : 9);
  const left = kind === "tall" ? -4 : sea.edge + 64;
  const top = kind === "tall" ? sea.edge + 4 : 16;
  const bottom = town ? town.court + 6 : height + 6;
  const rows: HouseRow[] = [];
  for (let y = top; y <= bottom; y += grain.dy) {
    const row = { y, shade: "", front: "", side: "", roof: "", tiles: "", dark: "", lit: "" };
    for (let x = left + ((rows.length % 2) * grain.dx) / 3; x < width + 10; x += grain.dx) {
      const at = { x: x + chance() * 9, y: y + chance() * 6 };
      const w = short(grain.width[0] + chance() * grain.width[1]);
      const h = short(grain.height[0] + chance() * grain.height[1]);
      const isThere = chance() >= grain.missing;
      if (!isThere || !isFree(layout, { x: at.x + w / 2, y: at.y })) continue;
      const foot = `${short(at.x)} ${short(at.y)}`;
      const corner = `${short(at.x + w)} ${short(at.y)}`;
      row.shade += `M${corner}l14 4h${-w}l-8-4Z`;
      row.front += `M${foot}v${-h}h${w}v${h}Z`;
      row.side += `M${corner}l${DEPTH.x}-${DEPTH.y}v${-h}l-${DEPTH.x} ${DEPTH.y}Z`;
      const roof = `M${short(at.x)} ${short(at.y - h)}l${DEPTH.x}-${DEPTH.y}h${w}l-${DEPTH.x} ${DEPTH.y}Z`;
      if (chance() > 0.62) row.tiles += roof;
      else row.roof += roof;
      for (let i = 0; i < Math.floor(w / 9); i++) {
        const glass = `M${short(at.x + 4 + i * 9)} ${short(at.y - h + 4)}h3v4.4h-3Z`;
        if (chance() < 0.35) continue;
        if (chance() > 0.5) row.lit += glass;
        else row.dark += glass;
      }
    }
    rows.push(row);
  }
  return rows;
}

/** Small waves in a rectangle of water, in one path. */
export function wavesIn(seed: number, width: number, height: number, count: number): string {
  const chance = sequence(seed);
  return Array.from({ length: count }, () => {
    const x = short(chance() * width);
    const y = short(chance() * height);
    const half = short(4 + chance() * 5);
    const swell = short(half * 0.56);
    return `M${x} ${y}q${half}-${swell} ${short(2 * half)} 0q${half} ${swell} ${short(2 * half)} 0`;
  }).join("");
}

/** Palms: where they stand, and how large. */
export function palmsOf({
  kind,
  width,
  town,
}: Layout): readonly (readonly [x: number, y: number, size: number])[] {
  if (kind !== "wide" || !town) return [];
  const { shift, court, chamber } = town;
  return [
    [chamber.at.x - 16, 116, 0.9],
    [width - 40, court - 86, 1],
    [width - 126, court - 28, 1.05],
    [width - 20, court - 24, 0.9],
    [392 + shift, court - 24, 1],
    [420 + shift, 64, 0.9],
    [352 + shift, 40, 0.85],
  ];
}
