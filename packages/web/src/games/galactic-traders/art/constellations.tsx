import type { Point } from "./geometry.ts";
import { at } from "./geometry.ts";

/** Figures that no other chart has, each in a box of about 120 × 80 around the origin. */
export type ConstellationName = "cat" | "bill" | "scales" | "whale";

interface Constellation {
  /** As star charts have it, in every language. */
  readonly latin: string;
  readonly stars: readonly Point[];
  /** Lines from star to star. */
  readonly lines: readonly (readonly number[])[];
  readonly figure: readonly string[];
}

const CONSTELLATIONS: Readonly<Record<ConstellationName, Constellation>> = {
  cat: {
    latin: "Felis Otiosa",
    stars: [
      [-34, 22],
      [-22, -2],
      [-14, -26],
      [-4, -18],
      [6, -28],
      [10, -8],
      [30, 6],
      [40, 24],
      [56, 8],
    ],
    lines: [[0, 1, 2, 3, 4, 5, 6, 7, 8]],
    figure: [
      "M-36 26C-40 8-30-4-22-8L-18-28-8-19H0L9-29 12-8C26-4 38 4 40 20C48 22 56 16 54 6C53 2 58 0 60 4C63 16 54 30 40 28Z",
      "M-13-10q2 2 4 0M-1-10q2 2 4 0M-6-5l2 2 2-2",
    ],
  },
  bill: {
    latin: "Nota Insoluta",
    stars: [
      [-24, -34],
      [22, -38],
      [26, 30],
      [-20, 34],
      [0, -6],
    ],
    lines: [[0, 1, 2, 3, 0]],
    figure: [
      "M-26-32Q-30-40-22-40H18Q27-40 25-31V24Q26 34 17 34H-25Q-17 33-18 25V-30Q-19-33-26-32Z",
      "M-10-26H16M-10-17H12M-10-8H16M-10 1H8M4 14H16M2 20H16",
    ],
  },
  scales: {
    latin: "Libra Iniqua",
    stars: [
      [0, -34],
      [-40, -14],
      [40, -30],
      [-40, 18],
      [40, 2],
      [0, 34],
    ],
    lines: [
      [1, 0, 2],
      [1, 3],
      [2, 4],
      [0, 5],
    ],
    figure: [
      "M0-34V32M-14 35H14M-42-13 42-31M-40-14-52 14M-40-14-28 14M40-30 28-2M40-30 52-2",
      "M-54 14Q-40 28-26 14ZM26-2Q40 12 54-2Z",
      "M-46 13v-6h5v-6h7v6h3v6",
    ],
  },
  whale: {
    latin: "Cetus Onerarius",
    stars: [
      [-56, -4],
      [-30, -22],
      [4, -18],
      [34, 0],
      [52, -18],
      [44, 8],
      [-20, 18],
    ],
    lines: [
      [0, 1, 2, 3, 4],
      [3, 5],
      [3, 6, 0],
    ],
    figure: [
      "M-58-4C-56-22-30-30-4-22C16-16 28-2 40-2C44-8 46-16 56-20C56-10 54-4 50 2C56 6 58 10 56 16C48 16 42 12 38 8C22 26-22 26-42 16C-54 11-59 4-58-4Z",
      "M-46 0q3 3 6 0M-54 6Q-40 10-30 4",
      "M-14-24v-9h9v9M-3-22v-9h9v11",
    ],
  },
};

/** A star of a constellation: four rays around the origin. */
export const STAR = "M0-5 .9-.9 5 0 .9.9 0 5-.9.9-5 0-.9-.9Z";

/** Where a constellation is drawn, in pixels of the sky. */
export interface Placed {
  readonly name: ConstellationName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Whether there is room for its name, and where. */
  readonly label: "above" | "below" | "none";
}

export function ConstellationDrawing({ placed }: { readonly placed: Placed }) {
  const { name, x, y, scale, label } = placed;
  const { latin, stars, lines, figure } = CONSTELLATIONS[name];
  const hair = at(0.9 / scale);
  return (
    <g transform={`translate(${at(x)} ${at(y)})`}>
      <g transform={`scale(${scale.toFixed(2)})`} strokeWidth={hair}>
        <g className="gt-figure">
          {figure.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <g className="gt-links" strokeDasharray={`${at(3 / scale)} ${at(2.4 / scale)}`}>
          {lines.map((ends) => (
            <polyline key={ends.join()} points={ends.map((i) => stars[i].join()).join(" ")} />
          ))}
        </g>
        {stars.map(([cx, cy], i) => (
          <path
            key={`${cx} ${cy}`}
            className="gt-star"
            d={STAR}
            transform={`translate(${cx} ${cy}) scale(${((i % 3 ? 0.75 : 1.1) / scale).toFixed(2)})`}
          />
        ))}
      </g>
      {label === "none" ? null : (
        <text className="gt-latin" y={at((label === "above" ? -42 : 54) * scale)}>
          {latin.toUpperCase()}
        </text>
      )}
    </g>
  );
}
