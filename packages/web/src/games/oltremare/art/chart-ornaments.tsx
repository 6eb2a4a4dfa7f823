import { smoothLine } from "./chart-places.ts";
import type { Point } from "./projection.ts";

/** What old charts drew where there was nothing to say: hills and towns, rivers, names of lands, beasts of the sea. */

function at([x, y]: Point, scale = 1): string {
  return `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;
}

const HILL_SIZES = [1, 0.74, 0.9, 0.68, 0.84] as const;

/** A range of hills between two points. */
function Hills({ from, to, count }: { readonly from: Point; readonly to: Point; readonly count: number }) {
  return Array.from({ length: count }, (_, i) => {
    const part = i / (count - 1);
    const x = from[0] + (to[0] - from[0]) * part;
    const y = from[1] + (to[1] - from[1]) * part + (i % 2 === 1 ? 5.4 : 0);
    return (
      <use
        key={part}
        href="#om-hill"
        transform={at([Math.round(x), Math.round(y)], HILL_SIZES[i % HILL_SIZES.length])}
      />
    );
  });
}

const RANGES: readonly { readonly from: Point; readonly to: Point; readonly count: number }[] = [
  { from: [24, 57], to: [91, 29], count: 6 },
  { from: [121, 27], to: [169, 39], count: 5 },
  { from: [362, 33], to: [411, 24], count: 5 },
  { from: [326, 169], to: [387, 181], count: 5 },
  { from: [580, 378], to: [640, 365], count: 6 },
  { from: [852, 151], to: [930, 190], count: 7 },
  { from: [-79, 417], to: [-18, 453], count: 5 },
];

const CITIES: readonly Point[] = [
  [9, 106],
  [767, 462],
  [906, 290],
];

const LANDS: readonly { readonly name: string; readonly at: Point }[] = [
  { name: "SCLAVONIA", at: [350, 85] },
  { name: "NATOLIA", at: [592, 302] },
  { name: "SORIA", at: [809, 399] },
  { name: "BARBARIA", at: [52, 540] },
];

const SEAS: readonly { readonly name: string; readonly at: Point; readonly turn: number }[] = [
  { name: "Mar Mazor", at: [601, 176], turn: 0 },
  { name: "Mare de Libia", at: [326, 475], turn: 3 },
];

const DANUBE: readonly Point[] = [
  [169, -18],
  [217, 9],
  [268, 17],
  [281, 66],
  [305, 104],
  [356, 114],
  [422, 143],
  [495, 124],
  [501, 89],
  [545, 95],
];

/** The land beyond the ports. */
export function Inland() {
  return (
    <g className="om-inland">
      <defs>
        <g id="om-hill" className="om-inked">
          <path className="is-hill" d="M-12 1C-8 0-7-9-2-11c4-1 6 9 14 12z" />
          <path d="M0-10.5c3 3 1 6 4 11M3-7.5c2 2.5 1.5 4 4 8M5.5-3.500c1 1.5 1.5 2.5 3 4" />
        </g>
        <g id="om-city" className="om-inked">
          <path className="is-wall" d="M-14 6V-8h7V6zM7 6V-8h7V6zM-4.5 6v-21h9V6z" />
          <path className="is-red" d="M-6-15L0-24l6 9z" />
          <path className="is-blue" d="M-15.5-8l5-8 5 8zM5.5-8l5-8 5 8z" />
          <path className="is-wall" d="M-17 8V-1h3v2h4v-2h3v2h4v-2h6v2h4v-2h3v2h4v-2h3v9z" />
          <path className="is-gate" d="M-3 8V4a3 3 0 0 1 6 0v4z" />
          <path d="M0-24v-6M0-30l6 2-6 2M-11-4v3M11-4v3M0-11v4" />
        </g>
      </defs>
      <path className="om-river" d={smoothLine(DANUBE)} />
      {RANGES.map((range) => (
        <Hills key={range.from.join()} {...range} />
      ))}
      {CITIES.map((place) => (
        <use key={place.join()} href="#om-city" transform={at(place)} />
      ))}
      <g className="om-inked" transform={at([900, 72])}>
        <path className="is-wall" d="M-14 8C-12-2-7-6 0-12 7-6 12-2 14 8z" />
        <path className="is-red" d="M-6.500 8C-6 0-3-7 0-12 3-7 6 0 6.5 8z" />
        <path className="is-gate" d="M-2.500 8C-2 3-1 0 0-2c1 2 2 5 2.500 10z" />
        <path d="M0-12v-8M0-20l7 2.5-7 2.5" />
      </g>
      {LANDS.map(({ name, at: place }) => (
        <text key={name} className="om-land-name" transform={at(place)}>
          {name}
        </text>
      ))}
      {SEAS.map(({ name, at: place, turn }) => (
        <text key={name} className="om-sea-name" transform={`${at(place)} rotate(${turn})`}>
          {name}
        </text>
      ))}
    </g>
  );
}

const WINDS = Array.from({ length: 32 }, (_, wind) => wind).filter((wind) => wind % 4 !== 0);
const POINTS = [
  { turn: Math.PI / 4, long: 0.74, wide: 0.195, kind: "half" },
  { turn: 0, long: 1, wide: 0.24, kind: "main" },
] as const;
const QUARTERS = [0, 1, 2, 3] as const;

/** A compass rose with a lily to the north. */
export function Rose({ at: place, size }: { readonly at: Point; readonly size: number }) {
  const point = (turn: number, far: number): string =>
    `${(far * size * Math.sin(turn)).toFixed(1)} ${(-far * size * Math.cos(turn)).toFixed(1)}`;
  return (
    <g className="om-rose" transform={at(place)}>
      <circle className="is-ground" r={size * 0.82} />
      <circle className="is-line" r={size * 0.76} />
      <path
        className="is-winds"
        d={WINDS.map((wind) => `M0 0L${point((wind * Math.PI) / 16, wind % 2 === 0 ? 0.66 : 0.5)}`).join("")}
      />
      {POINTS.flatMap(({ turn, long, wide, kind }) =>
        QUARTERS.map((quarter) => {
          const a = turn + (quarter * Math.PI) / 2;
          return (
            <g key={`${kind} ${quarter}`} data-wind={kind}>
              <path className="is-dark" d={`M0 0L${point(a - Math.PI / 4, wide)}L${point(a, long)}Z`} />
              <path className="is-light" d={`M0 0L${point(a + Math.PI / 4, wide)}L${point(a, long)}Z`} />
            </g>
          );
        }),
      )}
      <circle className="is-heart" r={size * 0.09} />
      <path
        className="is-lily"
        transform={`translate(0 ${-size - 3}) scale(${size / 46})`}
        d="M0-15c4 5 4 8 1.5 12C5-7 11-8 11-3 11 0 8 1 6 0 5 3 2.5 2.5 2 5h-4C-2.500 2.500-5 3-6 0-8 1-11 0-11-3c0-5 6-4 9.5 0C-4-7-4-10 0-15z"
      />
    </g>
  );
}

/** A whale in the Libyan Sea, a fish in the Tyrrhenian. */
export function Beasts() {
  return (
    <g className="om-beasts">
      <g transform={at([420, 500], 0.86)}>
        <path
          className="is-spout"
          d="M-22-19c0-7-4-11-10-11 3 1 4 3 4 6M-21-19c0-7 4-11 10-11-3 1-4 3-4 6M-21.5-20v-9"
        />
        <path className="is-body" d="M-15-17l3-7 5 6 5-6 3 8 6-5 1 8 6-2-1 7z" />
        <path
          className="is-body"
          d="M-43 3C-46-9-35-19-17-19 2-19 13-8 26-7c7 .5 10-5 10-13 5 3 8 7 8 11 5-2 10-1 14 2-6 2-9 5-15 7-6 5-16 10-30 12-20 3-48 2-56-9z"
        />
        <path className="is-body" d="M-10 5c3 9 11 13 20 12-4-3-5-6-5-10-5 1-11 0-15-2z" />
        <path d="M-43 3c7 1 13-1 18-6M-40 3.500l1 3 2-3.5 1.5 3 1.5-4 2 3 1-4" />
        <path d="M-8-14c3 4 3 9 0 13M-2-13c3 4 3 9 0 14M5-10c3 3 3 8 0 12M12-7c2 3 2 7 0 10M19-5c2 2 2 5 0 8M-14-12c1 2 1 4 0 6" />
        <circle className="is-eye" cx="-27" cy="-9" r="3.2" />
        <circle className="is-pupil" cx="-27.5" cy="-9" r="1.3" />
        <path
          className="is-spout"
          d="M-58 13c5-3 8 2 13 0s8 2 13 0M-12 18c5-3 8 2 13 0s8 2 13 0 8 2 13 0M40 9c5-3 8 2 13 0s8 2 13 0M-44 19c4-2 7 2 11 0"
        />
      </g>
      <g transform={at([69, 302], 0.62)}>
        <path
          className="is-body"
          d="M-30 2C-22-14 8-16 22-4c5-1 9-7 14-8-2 6-2 10 1 16-6 0-10-5-15-5C12 10-18 14-30 2z"
        />
        <path d="M-18-2c2 3 2 6 0 9M-4-12c4-6 9-8 14-7-4 3-5 6-5 9M-12-6c4 2 5 8 2 13M-2-8c5 4 6 10 2 16M8-8c4 4 4 9 1 13" />
        <circle className="is-pupil" cx="-22" cy="0" r="1.8" />
      </g>
    </g>
  );
}
