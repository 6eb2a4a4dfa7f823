import type { ReactNode } from "react";
import { at, line, type Point, polar, smooth } from "../geometry.ts";
import type { Feature, Palette } from "./recipes.ts";

/** Radius of every world in the units of its drawing. */
export const R = 60;

/** What the layers of one world are drawn with. */
export interface Paint {
  readonly palette: Palette;
  /** The next of the world's own random numbers. */
  random(): number;
}

const INK = "#1d1440";

/** An irregular patch. */
function blob(
  random: () => number,
  [cx, cy]: Point,
  radius: number,
  corners: number,
  rough: number,
  [sx, sy]: Point = [1, 1],
): string {
  const points = Array.from({ length: corners }, (_, i): Point => {
    const [x, y] = polar(radius * (1 - rough / 2 + random() * rough), (i / corners) * 360);
    return [cx + x * sx, cy + y * sy];
  });
  return smooth(points);
}

/** How much what lies there is foreshortened: things near the limb look narrow. */
function foreshortening([x, y]: Point): number {
  return Math.sqrt(Math.max(0.15, 1 - (x * x + y * y) / (R * R * 1.15)));
}

function many(count: number, draw: (i: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, i) => draw(i));
}

function Bands({ palette, random }: Paint): ReactNode {
  const [base, light, deep, bright] = palette;
  const count = 8;
  let top = -R;
  return many(count, (i) => {
    const height = ((2 * R) / count) * (0.6 + random() * 0.8);
    const fill = [light, base, deep, bright][Math.floor(random() * 4)];
    const phase = random() * 6.28;
    const swing = R * (0.02 + random() * 0.035);
    const edge = (shift: number, speed: number): Point[] =>
      Array.from({ length: 13 }, (_, k) => {
        const x = -R + (2 * R * k) / 12;
        return [x, top + shift + Math.sin(phase + k * speed) * swing - ((x * x) / R) * 0.06];
      });
    const upper = edge(0, 0.9);
    const lower = edge(height, 0.7);
    const opacity = 0.3 + random() * 0.4;
    top += height * 1.05;
    return (
      <g key={i}>
        <path d={`${line([...upper, ...lower.toReversed()])}Z`} fill={fill} fillOpacity={at(opacity)} />
        <path d={line(upper)} fill="none" stroke={INK} strokeOpacity=".22" strokeWidth=".8" />
      </g>
    );
  });
}

function Spot({ palette: [base, , , bright] }: Paint): ReactNode {
  return (
    <>
      <ellipse cx="13" cy="16" rx="15.6" ry="7.8" fill={bright} fillOpacity=".85" />
      <ellipse cx="13" cy="16" rx="9" ry="3.9" fill={base} />
    </>
  );
}

const GREENS = ["#8fc98a", "#cfe39a", "#6fb58f"];

function Land({ palette, random }: Paint): ReactNode {
  const [base, light, deep, bright] = palette;
  const isSea = base === "#2f83c4";
  return many(6, (i) => {
    const centre: Point = [(random() * 1.7 - 0.85) * R, (random() * 1.5 - 0.75) * R];
    const fill = isSea ? GREENS[i % 3] : [deep, light, bright][i % 3];
    const width = Math.max(0.45, foreshortening(centre));
    const d = blob(random, centre, R * (0.2 + random() * 0.26), 10, 0.7, [width, 0.72]);
    return (
      <g key={i}>
        <path d={d} fill="#0c1038" fillOpacity=".25" transform="translate(1.2 1.5)" />
        <path d={d} fill={fill} fillOpacity=".9" stroke={INK} strokeOpacity=".28" strokeWidth=".8" />
      </g>
    );
  });
}

function Fields({ palette: [base, light], random }: Paint): ReactNode {
  return many(5, (i) => {
    const centre: Point = [(random() * 1.3 - 0.65) * R, (random() * 1.2 - 0.6) * R];
    return (
      <path
        key={i}
        d={blob(random, centre, R * 0.28, 7, 0.4, [1, 0.7])}
        fill={i % 2 ? light : base}
        fillOpacity=".8"
        stroke="#24401f"
        strokeOpacity=".4"
        strokeWidth="1.2"
      />
    );
  });
}

function Craters({ palette: [base, , deep, bright], random }: Paint): ReactNode {
  return many(11, (i) => {
    const angle = random() * 360;
    const distance = Math.sqrt(random()) * R * 0.9;
    const [x, y] = polar(distance, angle);
    const narrow = Math.max(0.35, Math.sqrt(Math.max(0.12, 1 - (distance * distance) / (R * R))));
    const size = R * (0.07 + random() * 0.16);
    const placed = (dx: number, dy: number): string =>
      `translate(${at(x + dx)} ${at(y + dy)}) rotate(${at(angle)}) scale(${narrow.toFixed(2)} 1)`;
    return (
      <g key={i}>
        <circle transform={placed(0, 0)} r={at(size)} fill={deep} fillOpacity=".75" />
        <circle transform={placed(size * 0.14, size * 0.16)} r={at(size * 0.86)} fill={base} />
        <circle
          transform={placed(0, 0)}
          r={at(size)}
          fill="none"
          stroke={bright}
          strokeOpacity=".55"
          strokeWidth="1"
        />
      </g>
    );
  });
}

function Cracks({ random }: Paint): ReactNode {
  const d = Array.from({ length: 9 }, () => {
    const start = polar(R * random() * 0.5, random() * 360);
    let heading = random() * 360;
    const points: Point[] = [start];
    for (let k = 0; k < 6; k++) {
      heading += random() * 80 - 40;
      const [dx, dy] = polar(R * (0.1 + random() * 0.14), heading);
      const [x, y] = points[points.length - 1];
      points.push([x + dx, y + dy]);
    }
    return line(points);
  }).join("");
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={d} stroke="#ff7a2d" strokeOpacity=".16" strokeWidth="9" />
      <path d={d} stroke="#ff7a2d" strokeOpacity=".34" strokeWidth="5" />
      <path d={d} stroke="#ffc66a" strokeWidth="1.8" />
    </g>
  );
}

function Half({ palette: [base, light] }: Paint): ReactNode {
  const seam = "M0-60C30-24-30 24 0 60";
  return (
    <>
      <path d={`${seam}H60V-60Z`} fill={light} />
      <path d={seam} fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="3" />
      <circle cx="-23" cy="-12" r="8.4" fill={light} />
      <circle cx="23" cy="16" r="8.4" fill={base} />
    </>
  );
}

function Rails(): ReactNode {
  return [-19, 18].map((y) => {
    const d = `M-60 ${y + 6}Q0 ${y - 16} 60 ${y + 6}`;
    return (
      <g key={y} fill="none" stroke="#2a1830">
        <path d={d} strokeOpacity=".85" strokeWidth="5" />
        <path d={d} stroke="#ffdca0" strokeWidth="5" strokeDasharray="1.3 4.5" />
        <path d={d} strokeWidth="2" />
      </g>
    );
  });
}

function Walls(): ReactNode {
  return (
    <g fill="none">
      <path d="M-60 3Q0 22 60 3" stroke="#4b4058" strokeWidth="10" />
      <path d="M-60-1Q0 18 60-1" stroke="#efe2dc" strokeWidth="6" strokeDasharray="6 4.2" />
    </g>
  );
}

function Plaster(): ReactNode {
  return (
    <g transform="translate(-12 6) rotate(-24)">
      <rect
        x="-20"
        y="-8"
        width="40"
        height="16"
        rx="8"
        fill="#fff0d0"
        stroke="#7a4640"
        strokeOpacity=".5"
        strokeWidth="1.2"
      />
      <rect x="-8" y="-8" width="16" height="16" fill="#f3cfa6" />
      <path d="M-3-3h.1M3-3h.1M-3 3h.1M3 3h.1" stroke="#8f5a48" strokeWidth="2.6" strokeLinecap="round" />
    </g>
  );
}

function Caps({ random }: Paint): ReactNode {
  return (
    <g fill="#fff" fillOpacity=".9">
      <path d={blob(random, [0, -61], 25, 12, 0.3, [1.5, 0.7])} />
      <path d={blob(random, [0, 62], 19, 12, 0.3, [1.4, 0.6])} />
    </g>
  );
}

function Clouds({ random }: Paint): ReactNode {
  return many(5, (i) => {
    const centre: Point = [(random() * 1.2 - 0.6) * R, (random() * 1.5 - 0.75) * R];
    return <path key={i} d={blob(random, centre, 18, 10, 0.5, [1.5, 0.2])} fill="#fff" fillOpacity=".62" />;
  });
}

/** A cut stone: everybody has a facet, nobody the middle. */
function Facets({ palette: [base, light, deep, bright], random }: Paint): ReactNode {
  const inner = Array.from({ length: 6 }, (_, i) => polar(25, i * 60 + 12));
  const outer = Array.from({ length: 6 }, (_, i) => polar(70, i * 60 + 42));
  const fills = [light, base, deep, bright];
  return (
    <g stroke={INK} strokeOpacity=".3" strokeWidth="1" strokeLinejoin="round">
      {inner.map((point, i) => {
        const next = inner[(i + 1) % 6];
        const before = outer[(i + 5) % 6];
        return (
          <g key={point.join()}>
            <path
              d={`${line([point, next, outer[i]])}Z`}
              fill={fills[Math.floor(random() * 3)]}
              fillOpacity=".8"
            />
            <path
              d={`${line([point, before, outer[i]])}Z`}
              fill={fills[Math.floor(random() * 3)]}
              fillOpacity=".55"
            />
          </g>
        );
      })}
      <path d={`${line(inner)}Z`} fill={bright} fillOpacity=".55" />
    </g>
  );
}

/** Painted like an egg. */
function Zigzag({ palette: [, light, deep, bright] }: Paint): ReactNode {
  const row = (y: number, step: number): string =>
    line(Array.from({ length: 13 }, (_, i): Point => [-66 + i * 11, y + (i % 2 ? step : -step)]));
  return (
    <g fill="none" strokeLinejoin="round">
      <path d="M-66-26H66" stroke={deep} strokeWidth="13" strokeOpacity=".7" />
      <path d={row(-26, 4)} stroke={bright} strokeWidth="3" />
      <path d={row(2, 6)} stroke={light} strokeWidth="5" />
      <path d={row(11, 6)} stroke={deep} strokeWidth="2.4" strokeOpacity=".8" />
      <path d="M-66 32H66" stroke={bright} strokeWidth="11" strokeOpacity=".85" />
      <path d="M-60 32H66" stroke={deep} strokeWidth="5" strokeDasharray="0 12" strokeLinecap="round" />
    </g>
  );
}

function Rivets({ palette: [, light, deep] }: Paint): ReactNode {
  const seams = ["M-60-8Q0 12 60-8", "M-16-60Q-30 0-12 60", "M26-60Q38 0 24 60"];
  return seams.map((d) => (
    <g key={d} fill="none">
      <path d={d} stroke={deep} strokeWidth="3" />
      <path
        d={d}
        stroke={light}
        strokeWidth="2.6"
        strokeDasharray="0 8"
        strokeLinecap="round"
        transform="translate(3.4 3.4)"
      />
    </g>
  ));
}

/** Lamps deep below. */
function Glow({ palette: [, , , bright], random }: Paint): ReactNode {
  return many(9, (i) => {
    const [x, y] = polar(Math.sqrt(random()) * R * 0.85, random() * 360);
    const size = 2 + random() * 3;
    return (
      <g key={i} fill={bright} transform={`translate(${at(x)} ${at(y)})`}>
        <circle r={at(size * 2.6)} fillOpacity=".14" />
        <circle r={at(size * 1.5)} fillOpacity=".3" />
        <circle r={at(size * 0.6)} />
      </g>
    );
  });
}

type Layer = (paint: Paint) => ReactNode;

/** What lies on the ground, from the lowest layer up; other features stand around the world. */
export const GROUND: readonly (readonly [feature: Feature, layer: Layer])[] = [
  ["bands", Bands],
  ["spot", Spot],
  ["facets", Facets],
  ["zigzag", Zigzag],
  ["land", Land],
  ["fields", Fields],
  ["craters", Craters],
  ["rivets", Rivets],
  ["cracks", Cracks],
  ["half", Half],
  ["rails", Rails],
  ["walls", Walls],
  ["plaster", Plaster],
  ["caps", Caps],
  ["clouds", Clouds],
  ["glow", Glow],
];
