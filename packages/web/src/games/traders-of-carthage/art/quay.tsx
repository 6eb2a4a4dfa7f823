import { memo } from "react";
import { JarShape } from "./goods.tsx";
import { at, scatter } from "./random.ts";

/** The foreground: a field that feeds the quay, and the quay with its paving. Drawn once for a size. */
export interface QuaySize {
  readonly width: number;
  readonly height: number;
  /** Where the field ends and the quay begins. */
  readonly split: number;
}

/** How far the coping of the quay stands up over the water. */
export const COPING = 14;

function fieldOutline({ height, split }: QuaySize): string {
  const y = COPING;
  return `M0 ${y + 4}C${at(split * 0.19)} ${y - 6} ${at(split * 0.52)} ${y + 2} ${at(split - 10)} ${y - 2}L${split + 14} ${height}H0Z`;
}

interface Rows {
  readonly furrows: string;
  readonly stalks: string;
}

/** Furrows run towards a vanishing point behind the shore; stalks stand in them. */
function rowsOf({ height, split }: QuaySize): Rows {
  const top = COPING + 2;
  const vanishing = { x: split * 0.45, y: top - 194 };
  let furrows = "";
  let stalks = "";
  for (let i = -14; i <= Math.ceil(split / 20) + 4; i++) {
    const foot = i * 34 - 10;
    const t = (top - vanishing.y) / (height - vanishing.y);
    const head = vanishing.x + (foot - vanishing.x) * t;
    if (head < -30 || head > split + 20) continue;
    furrows += `M${at(head)} ${top}L${at(foot)} ${height}`;
    const random = scatter(i + 50);
    for (let j = 0; j < 10; j++) {
      const u = j / 10 + random() * 0.05;
      const x = head + (foot - head) * u;
      const y = top + (height - top) * u;
      if (x < split - 8 + u * 20) {
        stalks += `M${at(x)} ${at(y)}q-2 -5 -5 -7M${at(x)} ${at(y)}q1 -6 0 -9M${at(x)} ${at(y)}q2 -5 5 -7`;
      }
    }
  }
  return { furrows, stalks };
}

const COURSES = [0, 0.14, 0.34, 0.6, 0.92, 1.2];

/** The joints of the paving, wider towards the viewer. */
function joints({ width, height, split }: QuaySize): string {
  const depth = height - COPING;
  const middle = (split + width) / 2;
  let d = "";
  for (const t of COURSES.slice(1, 5)) d += `M${at(split + 20 * t)} ${at(COPING + t * depth)}H${width}`;
  for (let row = 0; row < 5; row++) {
    const top = COPING + COURSES[row] * depth;
    const foot = Math.min(height, COPING + COURSES[row + 1] * depth);
    for (let i = -16; i <= 16; i++) {
      const column = i + (row % 2) * 0.5;
      const x1 = middle + column * (64 + row * 11);
      const x2 = middle + column * (72 + row * 11);
      if (Math.min(x1, x2) > split + 18 && x1 < width) d += `M${at(x1)} ${at(top)}L${at(x2)} ${at(foot)}`;
    }
  }
  return d;
}

/** Where ships are tied up. */
export function Bollard({ x, y, s }: { readonly x: number; readonly y: number; readonly s: number }) {
  return (
    <g transform={`translate(${at(x)} ${at(y)}) scale(${s})`}>
      <path d="M-7 4V-6q7-7 14 0V4q-7 4-14 0Z" fill="#5b3f28" stroke="var(--line)" strokeWidth="1.2" />
      <path d="M-7-1q7 4 14 0" stroke="#d9bb83" strokeWidth="2" fill="none" />
    </g>
  );
}

const BOLLARDS = [0.12, 0.42, 0.7];

export const Quay = memo(function Quay(size: QuaySize) {
  const { width, height, split } = size;
  const { furrows, stalks } = rowsOf(size);
  const outline = fieldOutline(size);
  const slabs = Array.from(
    { length: Math.ceil((width - split) / 52) },
    (_, i) => `M${split + 46 + i * 52} 0v${COPING}`,
  );
  return (
    <svg
      className="tc-quay-ground"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      overflow="visible"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="tc-stone" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--stone-far)" />
          <stop offset="1" stopColor="var(--stone-near)" />
        </linearGradient>
        <clipPath id="tc-field">
          <path d={outline} />
        </clipPath>
      </defs>
      <path d={outline} fill="var(--field)" />
      <g clipPath="url(#tc-field)">
        <path d={furrows} stroke="var(--furrow)" strokeWidth="7" opacity=".5" />
        <path d={stalks} stroke="var(--stalk)" strokeWidth="1.2" fill="none" opacity=".8" />
      </g>
      <path
        d={outline.slice(0, outline.indexOf("L"))}
        fill="none"
        stroke="var(--sand)"
        strokeWidth="4"
        transform="translate(0 2)"
      />
      <path d={outline.slice(0, outline.indexOf("L"))} fill="none" stroke="var(--line)" strokeWidth="1.3" />
      <path d={`M${split} 2H${width}V${height}H${split + 20}Z`} fill="url(#tc-stone)" />
      <path d={joints(size)} stroke="var(--joint)" opacity=".55" fill="none" />
      <path d={`M${split - 4} -3H${width}V0H${split - 4}Z`} fill="#0d2b38" opacity=".35" />
      <path
        d={`M${split - 4} 0H${width}V${COPING}H${split - 2}Z`}
        fill="var(--coping)"
        stroke="var(--line)"
        strokeWidth="1.2"
      />
      <path d={slabs.join("")} stroke="var(--line)" strokeWidth=".8" opacity=".6" />
      <path
        d={`M${split - 6} 2h12l22 ${height - 2}h-16Z`}
        fill="var(--coping)"
        stroke="var(--line)"
        strokeWidth="1.2"
      />
      {BOLLARDS.map((t) => (
        <Bollard key={t} x={split + t * (width - split)} y={2} s={1} />
      ))}
    </svg>
  );
});

/** Jars left on the quay: place and height, in the units of the drawing. */
const LEFT_JARS = [
  [22, 30, 74],
  [66, 20, 66],
  [102, 40, 78],
  [424, 22, 70],
  [466, 36, 80],
] as const;

/** A coil of rope, from its foot up: half its width, half its height, and how high it lies. */
const COIL = [
  [50, 15, 0],
  [45, 13, -7],
  [38, 11, -13],
] as const;

function Rope({
  colour,
  width,
  dash,
}: {
  readonly colour: string;
  readonly width: number;
  readonly dash?: string;
}) {
  return (
    <g fill="none" stroke={colour} strokeWidth={width} strokeDasharray={dash}>
      {COIL.map(([rx, ry, cy]) => (
        <ellipse key={rx} rx={rx} ry={ry} cy={cy} />
      ))}
    </g>
  );
}

/** What lies about on the quay when the Market has been sold. */
export function SoldOut() {
  return (
    <svg className="tc-sold-out" viewBox="0 0 560 140" aria-hidden="true">
      {LEFT_JARS.map(([x, y, h]) => (
        <g key={x}>
          <ellipse cx={x + h * 0.35} cy={y + h} rx={h * 0.32} ry={h * 0.08} fill="#1d1208" opacity=".35" />
          <svg aria-hidden="true" x={x} y={y} width={h * 0.7} height={h} viewBox="0 0 16 23" color="#c0763f">
            <g stroke="#4d2509" strokeWidth=".6">
              <JarShape />
            </g>
            <path
              d="M3.2 9.5c3 1.2 6.600 1.2 9.6 0M3.4 11.5c3 1.2 6.2 1.2 9.2 0"
              fill="none"
              stroke="#3a1a06"
              strokeWidth=".7"
            />
          </svg>
        </g>
      ))}
      <g transform="translate(282 84)">
        <ellipse cy="10" rx="62" ry="13" fill="#1d1208" opacity=".3" />
        <Rope colour="#3a2412" width={9} />
        <Rope colour="#cfae74" width={6.5} />
        <Rope colour="#8a6a38" width={6.5} dash="1.5 5" />
      </g>
    </svg>
  );
}
