import { memo } from "react";
import { ConstellationDrawing, type Placed } from "./constellations.tsx";
import { at, polar, seeded } from "./geometry.ts";

/** The sky that is drawn, in pixels, and the middle and the radius of the planisphere on it. */
export interface SkySize {
  readonly width: number;
  readonly height: number;
}

/** Hours and declinations, from the pole outwards. */
function Planisphere({ cx, cy, r }: { readonly cx: number; readonly cy: number; readonly r: number }) {
  const hours = Array.from({ length: 24 }, (_, i) => {
    const [a, b] = [polar(i % 3 ? 46 : 14, i * 15), polar(r - 12, i * 15)];
    return `M${at(a[0])} ${at(a[1])}L${at(b[0])} ${at(b[1])}`;
  }).join("");
  const ticks = Array.from({ length: 180 }, (_, i) => {
    const [a, b] = [polar(r - 12, i * 2), polar(r - (i % 5 ? 8 : 3), i * 2)];
    return `M${at(a[0])} ${at(a[1])}L${at(b[0])} ${at(b[1])}`;
  }).join("");
  return (
    <g className="gt-planisphere" transform={`translate(${at(cx)} ${at(cy)})`}>
      <path d={hours} />
      {[0.22, 0.44, 0.66, 0.86].map((part) => (
        <circle key={part} r={at(r * part)} />
      ))}
      <circle className="gt-ecliptic" cx={at(r * 0.12)} cy={at(-r * 0.2)} r={at(r * 0.72)} />
      <g className="gt-rim-scale">
        <circle r={at(r)} />
        <circle r={at(r - 12)} />
        <circle r={at(r + 5)} />
        <path d={ticks} />
      </g>
    </g>
  );
}

/** Tiny dots as one path: a stroke of no length with round ends. */
function dots(
  count: number,
  point: (random: () => number) => readonly [number, number],
  seed: string,
): string {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = point(random);
    return `M${at(x)} ${at(y)}h.1`;
  }).join("");
}

/** How the milky way lies across the sky, in degrees. */
const SLANT = -24;

function Stars({ width, height }: SkySize) {
  const [cx, cy] = [width / 2, height * 0.55];
  const r = Math.max(width, height) * 0.6;
  const along = (random: () => number): readonly [number, number] => {
    const u = (random() * 2 - 1) * r * 1.3;
    const v = (random() + random() + random() - 1.5) * r * 0.3;
    const [cos, sin] = polar(1, SLANT);
    return [cx + u * cos - v * sin, cy + u * sin + v * cos];
  };
  const anywhere = (random: () => number): readonly [number, number] => [
    random() * width,
    random() * height * 0.92,
  ];
  const crowd = Math.round((width * height) / 900);
  return (
    <g className="gt-stars">
      <path d={dots(Math.min(700, crowd), along, "milky way")} strokeWidth=".9" strokeOpacity=".45" />
      <path d={dots(Math.min(260, crowd / 2), along, "nearer")} strokeWidth="1.3" strokeOpacity=".6" />
      <path d={dots(Math.min(130, crowd / 4), anywhere, "small")} strokeWidth="1.6" strokeOpacity=".6" />
      <path d={dots(Math.min(50, crowd / 10), anywhere, "bright")} strokeWidth="2.6" strokeOpacity=".85" />
    </g>
  );
}

/** The sky behind the planets: it changes only with the size of the window, so that a browser keeps it as a picture. */
export const Sky = memo(function Sky(props: {
  readonly size: SkySize;
  readonly constellations: readonly Placed[];
}) {
  const { size, constellations } = props;
  const { width, height } = size;
  const r = Math.min(width * 0.5, height * 0.82);
  return (
    <svg className="gt-sky" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <radialGradient id="gt-milky">
          <stop stopColor="var(--veil-air)" stopOpacity=".4" />
          <stop offset=".5" stopColor="var(--veil-air)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--veil-air)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g transform={`translate(${at(width / 2)} ${at(height * 0.55)}) rotate(${SLANT})`}>
        <ellipse rx={at(width * 0.62)} ry={at(height * 0.34)} fill="url(#gt-milky)" />
        <ellipse
          cx={at(-width * 0.2)}
          cy="20"
          rx={at(width * 0.3)}
          ry={at(height * 0.14)}
          fill="url(#gt-milky)"
        />
        <ellipse
          cx={at(width * 0.26)}
          cy="-24"
          rx={at(width * 0.24)}
          ry={at(height * 0.12)}
          fill="url(#gt-milky)"
        />
      </g>
      <Planisphere cx={width / 2} cy={height * 0.55} r={r} />
      <Stars width={width} height={height} />
      {constellations.map((placed) => (
        <ConstellationDrawing key={placed.name} placed={placed} />
      ))}
    </svg>
  );
});
