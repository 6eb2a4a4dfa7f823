import shores from "virtual:coastline";
import { memo, useMemo } from "react";
import "./chart.css";
import { Beasts, Inland, Rose } from "./chart-ornaments.tsx";
import { readShore, routePoints, smoothLine, smoothShore } from "./chart-places.ts";
import type { ChartBox } from "./chart-window.ts";
import type { Point } from "./projection.ts";

/** The portolan chart itself: sea, land, rhumb lines, ornaments and routes. It never changes during a game. */

/** How many of the shores are mainlands and the seas within them; the rest are islands. */
const MAINLANDS = 2;

const SHORES = shores.map((steps) => smoothShore(readShore(steps)));
const LAND = SHORES.join("");

/** Water lines along the coast: pairs of a stroke in ink and a narrower one in the colour of the sea, widest first. */
const WATER_LINES = [
  [22, "5"],
  [20.8, "sea"],
  [16, "4"],
  [14.8, "sea"],
  [11, "3"],
  [9.8, "sea"],
  [6.6, "2"],
  [5.2, "sea"],
  [3, "1"],
] as const;

/** Where the rhumb lines meet, in the Aegean, and how far from there the sixteen knots of their ring are. */
const CENTRE: Point = [423, 302];
const RING = 350;

type Wind = "main" | "half" | "quarter";

/** Thirty-two winds from the centre, and lines from knot to knot of the ring. */
function rhumbLines(): Readonly<Record<Wind, string>> {
  const lines: Record<Wind, string> = { main: "", half: "", quarter: "" };
  const at = (turn: number, far: number): Point => [
    Math.round(CENTRE[0] + far * Math.sin(turn)),
    Math.round(CENTRE[1] - far * Math.cos(turn)),
  ];
  for (let wind = 0; wind < 32; wind++) {
    const kind: Wind = wind % 4 === 0 ? "main" : wind % 2 === 0 ? "half" : "quarter";
    lines[kind] += `M${CENTRE.join(" ")}L${at((wind * Math.PI) / 16, RING * 4).join(" ")}`;
  }
  const knots = Array.from({ length: 16 }, (_, knot) => at((knot * Math.PI) / 8, RING));
  for (const [i, from] of knots.entries()) {
    for (const [j, to] of knots.entries()) {
      const apart = j - i;
      if (apart < 3 || apart === 4 || apart > 8 || (apart === 3 && i % 2 === 1)) continue;
      const [x, y] = [(to[0] - from[0]) * 1.4, (to[1] - from[1]) * 1.4];
      const kind: Wind = apart % 2 === 1 ? "quarter" : i % 2 === 1 ? "half" : "main";
      lines[kind] +=
        `M${Math.round(from[0] - x)} ${Math.round(from[1] - y)}L${Math.round(to[0] + x)} ${Math.round(to[1] + y)}`;
    }
  }
  return lines;
}

const RHUMBS = rhumbLines();

function Sea() {
  return (
    <g className="om-water-lines">
      {WATER_LINES.map(([width, ink]) => (
        <use key={width} href="#om-land" data-ink={ink} strokeWidth={width} />
      ))}
    </g>
  );
}

function Land() {
  return (
    <>
      <use href="#om-land" className="om-land" />
      {SHORES.slice(MAINLANDS).map((shore, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: islands never change.
        <path key={i} className="om-isle" d={shore} />
      ))}
      <g clipPath="url(#om-land-clip)">
        <use href="#om-land" className="om-shore is-wide" />
        <use href="#om-land" className="om-shore" />
      </g>
    </>
  );
}

/** The bars of the border, which count the degrees. */
function border({ x, y, width, height }: ChartBox, margin: number, bar: number): string {
  const bars = (length: number, at: (from: number, long: number) => string): string => {
    const count = Math.max(2, Math.round(length / 88)) * 2;
    const long = length / count;
    return Array.from({ length: count / 2 }, (_, i) => at(i * 2 * long, long)).join("");
  };
  const [left, top] = [x + margin, y + margin];
  const [wide, high] = [width - 2 * margin, height - 2 * margin];
  const f = (value: number): string => value.toFixed(1);
  return (
    bars(wide, (from, long) => `M${f(left + from)} ${f(top)}h${f(long)}v${f(bar)}h${f(-long)}z`) +
    bars(
      wide,
      (from, long) => `M${f(left + from)} ${f(top + high - bar)}h${f(long)}v${f(bar)}h${f(-long)}z`,
    ) +
    bars(high, (from, long) => `M${f(left)} ${f(top + from)}v${f(long)}h${f(bar)}v${f(-long)}z`) +
    bars(high, (from, long) => `M${f(left + wide - bar)} ${f(top + from)}v${f(long)}h${f(bar)}v${f(-long)}z`)
  );
}

/** The neatline with its degree bars. `unit` is how many units a pixel takes. */
function Neatline({ box, unit }: { readonly box: ChartBox; readonly unit: number }) {
  const margin = 7 * unit;
  const bar = 5 * unit;
  const { x, y, width, height } = box;
  const rect = (by: number) => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });
  return (
    <g className="om-neatline">
      <path
        className="om-skirt"
        fillRule="evenodd"
        d={`M${x} ${y}h${width}v${height}h${-width}zM${x + margin} ${y + margin}v${height - 2 * margin}h${width - 2 * margin}v${2 * margin - height}z`}
      />
      <rect {...rect(margin)} strokeWidth={0.9 * unit} />
      <rect {...rect(margin + bar)} strokeWidth={0.9 * unit} />
      <path d={border(box, margin, bar)} />
    </g>
  );
}

/** A pair of ports by their ids. */
export type RoutePair = readonly [from: string, to: string];

/** The drawing that fills its window. */
export const ChartDrawing = memo(function ChartDrawing(props: {
  readonly box: ChartBox;
  /** How many units a pixel takes when the whole chart is shown. */
  readonly unit: number;
  readonly routes: readonly RoutePair[];
}) {
  const { box, unit, routes } = props;
  const ways = useMemo(
    () => routes.map(([from, to]) => smoothLine(routePoints(from, to))).join(""),
    [routes],
  );
  return (
    <svg
      className="om-chart-drawing"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <path id="om-land" d={LAND} fillRule="evenodd" />
        <clipPath id="om-land-clip">
          <use href="#om-land" clipRule="evenodd" />
        </clipPath>
      </defs>
      <Sea />
      <Land />
      <g className="om-rhumbs">
        {Object.entries(RHUMBS).map(([wind, line]) => (
          <path key={wind} data-wind={wind} d={line} />
        ))}
      </g>
      <use href="#om-land" className="om-coast" />
      <Inland />
      <Rose at={[166, 474]} size={40} />
      <Beasts />
      <path className="om-routes" d={ways} />
      <Neatline box={box} unit={unit} />
    </svg>
  );
});
