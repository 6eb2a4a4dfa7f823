import { memo } from "react";
import { Alexandria, Carthage, Cothon, Cypress, Palm, Wreck } from "./buildings.tsx";
import { type SeaGeometry, stationX, stepOf } from "./geometry.ts";
import { at, scatter } from "./random.ts";

/** The coast and the sea, drawn once for a size: nothing in it moves. */

/** A line of hills from edge to edge. */
function ridge(seed: number, width: number, base: number, height: number, step: number): string {
  const random = scatter(seed);
  let d = `M-10 ${at(base)}`;
  let left = -10;
  for (let x = left + step; x <= width + 10 + step; x += step) {
    const top = base - height * (0.25 + 0.75 * random());
    d += `Q${at((left + x) / 2)} ${at(top)} ${at(Math.min(x, width + 10))} ${at(base - height * 0.35 * random())}`;
    left = x;
  }
  return `${d}L${width + 10} ${at(base + 2)}L-10 ${at(base + 2)}Z`;
}

function rhumbLines(x: number, y: number, inner: number, outer: number): string {
  return Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16 + 0.05;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return `M${at(x + inner * c)} ${at(y + inner * s)}L${at(x + outer * c)} ${at(y + outer * s)}`;
  }).join("");
}

/** Short strokes on the hills, as an engraver makes them. */
function hatching({ width, horizon, scale }: SeaGeometry): string {
  const random = scatter(5);
  return Array.from({ length: Math.round(60 + 110 * scale) }, () => {
    const x = random() * width;
    const y = horizon - 4 * scale - random() * 20 * scale;
    return `M${at(x)} ${at(y)}l${at((7 + random() * 9) * scale)} ${at(3 * scale)}`;
  }).join("");
}

function starsOf({ width, horizon }: SeaGeometry): string {
  const random = scatter(9);
  return Array.from({ length: 70 }, () => {
    const r = 0.5 + random() * 1.1;
    return `M${at(random() * width)} ${at(random() * horizon * 0.75)}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }).join("");
}

const CLOUDS =
  "M-160 10h60M-178 16h96M-154 22h46M132 12h66M118 18h108M148 24h48M-332 16h40M-344 22h74M48 0h40M38 5h62";

function Sky({ sea }: { readonly sea: SeaGeometry }) {
  const { width, horizon, scale } = sea;
  const x = width / 2;
  const y = horizon * 0.52;
  const shore = horizon - 2 * scale;
  return (
    <>
      <rect width={width} height={horizon + 2} fill="url(#tc-sky)" />
      <g clipPath="url(#tc-sky-clip)">
        <path
          d={rhumbLines(x, y, 30 * scale, width)}
          stroke="var(--rhumb-line)"
          strokeWidth={0.4 + 0.5 * scale}
        />
      </g>
      <path className="tc-stars" d={starsOf(sea)} fill="#f5ecd2" />
      <circle cx={x} cy={y} r={26 * scale} fill="var(--sun)" opacity=".9" />
      <path
        d={CLOUDS}
        transform={`translate(${at(x)} ${at(y)}) scale(${at(scale)})`}
        stroke="var(--cloud)"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <path d={ridge(3, width, horizon, 78 * scale, width / 7)} fill="var(--hills-far)" />
      <path
        d={ridge(8, width, horizon, 50 * scale, width / 9)}
        fill="var(--hills-near)"
        stroke="var(--hatch)"
      />
      <path d={ridge(21, width, horizon, 24 * scale, width / 12)} fill="var(--dune)" stroke="var(--hatch)" />
      <path d={hatching(sea)} stroke="var(--hatch)" strokeWidth={0.3 + 0.5 * scale} opacity=".5" />
      <path
        d={`M-5 ${at(shore)}C${at(width * 0.2)} ${at(shore - 5 * scale)} ${at(width * 0.35)} ${at(shore + 4 * scale)} ${at(width * 0.5)} ${at(shore)}S${at(width * 0.8)} ${at(shore - 4 * scale)} ${width + 5} ${at(shore)}V${at(shore + 9 * scale)}C${at(width * 0.8)} ${at(shore + 5 * scale)} ${at(width * 0.6)} ${at(shore + 11 * scale)} ${at(width * 0.45)} ${at(shore + 7 * scale)}S${at(width * 0.15)} ${at(shore + 6 * scale)} -5 ${at(shore + 10 * scale)}Z`}
        fill="var(--sand)"
        stroke="var(--hatch)"
        strokeWidth={0.4 + 0.6 * scale}
      />
    </>
  );
}

/** Ripples, denser and smaller towards the horizon: those that catch the light, or those in the shade. */
function ripples({ width, height, horizon, scale }: SeaGeometry, lit: boolean): string {
  const random = scatter(77);
  const water = height - horizon;
  const count = Math.round((width * water) / 1500);
  let d = "";
  for (let i = 0; i < Math.min(260, count); i++) {
    const t = random() ** 0.8;
    const y = horizon + 10 * scale + t * (water - 12 * scale);
    const w = (6 + t * 16) * Math.max(0.6, scale);
    const x = random() * width;
    if (random() > 0.45 !== lit) continue;
    d += `M${at(x)} ${at(y)}q${at(w * 0.25)} ${at(-w * 0.2)} ${at(w * 0.5)} 0t${at(w * 0.5)} 0`;
  }
  return d;
}

/** The way of the sun, or of the moon, on the water. */
function glitter({ width, horizon, scale }: SeaGeometry): string {
  const random = scatter(41);
  const count = Math.round(16 + 28 * scale);
  return Array.from({ length: count }, (_, i) => {
    const t = i / count;
    const w = (6 + random() * 26) * scale * (0.5 + t);
    const x = width / 2 + (random() - 0.5) * (16 + 90 * t) * scale - w / 2;
    return `M${at(x)} ${at(horizon + 5 * scale + t * 190 * scale)}h${at(w)}`;
  }).join("");
}

interface Ellipse {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

interface ShoalShapes {
  readonly shallows: readonly Ellipse[];
  readonly bars: readonly Ellipse[];
  readonly foam: string;
}

/** Sandbars with foam before them, and the pale water around them. */
function shoalAt(sea: SeaGeometry, station: number): ShoalShapes {
  const random = scatter(station * 7 + 4);
  const { horizon, height, scale } = sea;
  const top = horizon + 30 * scale;
  const bottom = height - 34 * scale;
  const step = stepOf(sea);
  const depthAt = (t: number): number => 0.86 + 0.14 * t;
  const shallows = Array.from({ length: 7 }, (_, i) => {
    const t = (i + 0.5) / 7;
    return {
      cx: stationX(sea, station, depthAt(t)) + (random() - 0.5) * step * 0.14,
      cy: top + (bottom - top) * t,
      rx: step * 0.46 * (0.85 + 0.2 * random()),
      ry: 44 * scale,
    };
  });
  const bars: Ellipse[] = [];
  let foam = "";
  for (let i = 0; i < 5; i++) {
    const t = (i + 0.4 + 0.2 * random()) / 5;
    const y = top + (bottom - top) * t;
    const cx = stationX(sea, station, depthAt(t)) + (i % 2 ? 1 : -1) * (0.06 + 0.13 * random()) * step;
    const w = (34 + random() * 22) * scale * (0.75 + 0.4 * t);
    const h = (8 + random() * 5) * scale * (0.7 + 0.6 * t);
    const tilt = (random() - 0.5) * 0.16;
    for (let part = 0; part < 6; part++) {
      const u = part / 5 - 0.5;
      bars.push({
        cx: cx + u * w * 1.7,
        cy: y + u * w * tilt + (random() - 0.5) * h * 0.42,
        rx: w * (0.34 + 0.14 * random()) * (1 - u * u),
        ry: Math.max(h * (0.42 + 0.22 * random()) * (1 - 2.6 * u * u), h * 0.16),
      });
    }
    foam += `M${at(cx - w * 1.05)} ${at(y + h * 1.5)}q${at(w * 0.3)} ${at(h * 0.5)} ${at(w * 0.6)} ${at(h * 0.1)}t${at(w * 0.6)} ${at(h * 0.2)}t${at(w * 0.6)} ${at(-h * 0.2)}`;
  }
  return { shallows, bars, foam };
}

function Ellipses({ shapes }: { readonly shapes: readonly Ellipse[] }) {
  return shapes.map(({ cx, cy, rx, ry }) => (
    <ellipse key={`${cx} ${cy}`} cx={at(cx)} cy={at(cy)} rx={at(rx)} ry={at(ry)} />
  ));
}

function Shoal({ sea, station }: { readonly sea: SeaGeometry; readonly station: number }) {
  const { shallows, bars, foam } = shoalAt(sea, station);
  const { scale } = sea;
  return (
    <>
      <g fill="url(#tc-shallow)">
        <Ellipses shapes={shallows} />
      </g>
      <g fill="url(#tc-stipple)" opacity=".75">
        <Ellipses shapes={shallows} />
      </g>
      <g fill="var(--shoal-edge)" stroke="var(--shoal-edge)" strokeWidth={6 * scale} opacity=".85">
        <Ellipses shapes={bars} />
      </g>
      <g fill="var(--shoal)" stroke="var(--shoal-ink)" strokeWidth={1.8 * scale}>
        <Ellipses shapes={bars} />
      </g>
      <g fill="var(--shoal)">
        <Ellipses shapes={bars} />
      </g>
      <path
        d={foam}
        fill="none"
        stroke="var(--foam)"
        strokeWidth={0.5 + scale}
        strokeLinecap="round"
        opacity=".85"
      />
    </>
  );
}

/** Hairlines between the stations. */
function lanesOf(sea: SeaGeometry): string {
  let d = "";
  for (let i = 0; i < sea.stations - 1; i++) {
    d += `M${at(stationX(sea, i + 0.5, 0.86))} ${at(sea.horizon + 10 * sea.scale)}L${at(stationX(sea, i + 0.5, 1.01))} ${sea.height}`;
  }
  return d;
}

const STIPPLE = (() => {
  const random = scatter(31);
  return Array.from({ length: 46 }, () => {
    const r = (0.7 + random() * 0.7).toFixed(2);
    return `M${at(2 + random() * 76)} ${at(2 + random() * 60)}m-${r} 0a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0`;
  }).join("");
})();

function Water({ sea, shoals }: { readonly sea: SeaGeometry; readonly shoals: readonly number[] }) {
  const { width, height, horizon, scale } = sea;
  return (
    <>
      <rect y={horizon + 2} width={width} height={height - horizon} fill="url(#tc-sea)" />
      {shoals.map((station) => (
        <Shoal key={station} sea={sea} station={station} />
      ))}
      <path
        d={lanesOf(sea)}
        stroke="var(--foam)"
        strokeWidth={0.6 + 0.6 * scale}
        strokeDasharray="2 7"
        strokeLinecap="round"
        opacity=".75"
      />
      <path
        d={ripples(sea, true)}
        fill="none"
        stroke="var(--ripple-light)"
        strokeWidth={0.5 + 0.7 * scale}
        strokeLinecap="round"
      />
      <path
        d={ripples(sea, false)}
        fill="none"
        stroke="var(--ripple-dark)"
        strokeWidth={0.5 + 0.6 * scale}
        strokeLinecap="round"
      />
      <path
        d={glitter(sea)}
        stroke="var(--sun)"
        strokeWidth={0.6 + 1.4 * scale}
        strokeLinecap="round"
        opacity=".55"
      />
    </>
  );
}

function Defs({ sea }: { readonly sea: SeaGeometry }) {
  const stipple = Math.max(0.5, sea.scale);
  return (
    <defs>
      <linearGradient id="tc-sky" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--sky-high)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <linearGradient id="tc-sea" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--sea-far)" />
        <stop offset=".35" stopColor="var(--sea-middle)" />
        <stop offset="1" stopColor="var(--sea-near)" />
      </linearGradient>
      <radialGradient id="tc-shallow">
        <stop stopColor="var(--shallow)" stopOpacity=".62" />
        <stop offset=".5" stopColor="var(--shallow)" stopOpacity=".4" />
        <stop offset="1" stopColor="var(--shallow)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="tc-beam" gradientUnits="userSpaceOnUse" cx="0" cy="-137" r="330">
        <stop stopColor="var(--beam)" />
        <stop offset="1" stopColor="var(--beam)" stopOpacity="0" />
      </radialGradient>
      <pattern
        id="tc-stipple"
        width="80"
        height="64"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${at(stipple)})`}
      >
        <path d={STIPPLE} fill="var(--shoal-ink)" />
      </pattern>
      <clipPath id="tc-sky-clip">
        <rect width={sea.width} height={sea.horizon} />
      </clipPath>
    </defs>
  );
}

/** The coast from Alexandria to Carthage. `shoals` are the stations where pirates are. */
export const Coast = memo(function Coast(props: {
  readonly sea: SeaGeometry;
  readonly shoals: readonly number[];
}) {
  const { sea, shoals } = props;
  const { width, height, horizon, scale } = sea;
  const place = (x: number, y: number): string => `translate(${at(x)} ${at(y)}) scale(${scale.toFixed(3)})`;
  const [first, last] = [shoals.at(0), shoals.at(-1)];
  return (
    <svg
      className="tc-coast"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <Defs sea={sea} />
      <Sky sea={sea} />
      <Water sea={sea} shoals={shoals} />
      <g transform={place(-4 * scale, horizon - 6 * scale)}>
        <Alexandria />
      </g>
      <g transform={place(width * 0.28, horizon + 3 * scale)}>
        <Palm x={-12} y={0} s={0.6} />
        <Palm x={4} y={1} s={0.75} />
        <Palm x={18} y={0} s={0.5} />
      </g>
      <g transform={place(width * 0.43, horizon + 3 * scale)}>
        <Palm x={-10} y={0} s={0.7} />
        <Cypress x={12} y={0} h={20} />
        <Cypress x={20} y={1} h={16} />
      </g>
      <g transform={place(width - 244 * scale, horizon)}>
        <Carthage />
      </g>
      <g transform={place(width - 96 * scale, horizon + 38 * scale)}>
        <Cothon />
      </g>
      {first === undefined || last === undefined ? null : (
        <>
          <g transform={place(stationX(sea, last, 0.88), horizon + 62 * scale)}>
            <Wreck x={0} y={0} s={0.95} />
          </g>
          <g transform={place(stationX(sea, first - 0.3, 0.98), height - 46 * scale)}>
            <Wreck x={0} y={0} s={0.8} flip={-1} />
          </g>
          <g transform={place(stationX(sea, last + 0.24, 0.97), height - 64 * scale)}>
            <Wreck x={0} y={0} s={1.05} flip={-1} />
          </g>
        </>
      )}
    </svg>
  );
});

/** Carthage as one comes home: the same coast without the way to it. Drawn within a picture of the page's own. */
export const Haven = memo(function Haven({ sea }: { readonly sea: SeaGeometry }) {
  const { width, horizon, scale } = sea;
  const place = (x: number, y: number): string => `translate(${at(x)} ${at(y)}) scale(${scale.toFixed(3)})`;
  return (
    <>
      <Defs sea={sea} />
      <Sky sea={sea} />
      <Water sea={sea} shoals={NO_SHOALS} />
      <g transform={place(width * 0.28, horizon + 2 * scale)}>
        <Palm x={-12} y={0} s={0.7} />
        <Palm x={6} y={1} s={0.55} />
      </g>
      <g transform={place(width * 0.68, horizon + 2 * scale)}>
        <Cypress x={-6} y={0} h={20} />
        <Cypress x={4} y={1} h={16} />
        <Palm x={110} y={1} s={0.7} />
      </g>
      <g transform={place(width - 236 * scale, horizon - 2 * scale)}>
        <Carthage />
      </g>
      <g transform={place(width - 92 * scale, horizon + 41 * scale)}>
        <Cothon />
      </g>
    </>
  );
});

const NO_SHOALS: readonly number[] = [];
