import { memo } from "react";
import { at, seeded } from "./geometry.ts";

/** How high the glow and the skyline stand over the limb, in pixels. */
export const GLOW = 72;

/** What stands on our own world, and how far along the limb. */
const SKYLINE: readonly (readonly [along: number, outline: string, scale?: number])[] = [
  [
    0.03,
    "M-7 3-3-30H0L4 3H1L-.4-8H-2.8L-4 3ZM-22-30V-33H26V-30ZM-3-33-1.5-41 0-33ZM18-30V-20H19.4V-30ZM13-20H24V-12H13ZM-20-30V-25H-13V-30Z",
  ],
  [0.075, "M-9 2V-6Q-9-13 0-13T9-6V2Z"],
  [0.1, "M-1 2V-10H1V2ZM-9-18Q-5-8 6-9ZM-2-13 3-18"],
  [
    0.385,
    "M-6 1C-7-5-4-8-2.6-9L-3.4-13.4-.8-11.4H1.4L4-13.4 3.4-9C5-7 5-2 4.4 1 8 1 9-2 8.6-4 10.6-2 9 2.4 5 2.2Z",
    1.5,
  ],
  [0.895, "M-5 2-7 6V-2L-4.6-6V-18Q-4.6-26 0-31Q4.6-26 4.6-18V-6L7-2V6L5 2Z"],
  [0.925, "M-9 2V-6Q-9-13 0-13T9-6V2Z"],
  [
    0.967,
    "M-16 3V-26H-13V3ZM12 3V-26H15V3ZM-26-26V-29H24V-26ZM-3-26V-17H-2V-26ZM-8-17H3V-10H-8ZM-15 3V-1L13-1V3Z",
  ],
];

/** The limb of our own world: a very large circle whose top is in sight. All in pixels. */
export interface Limb {
  readonly radius: number;
  /** How far below the top of the limb the ground is, at this x. */
  drop(x: number): number;
}

export function limbOf(width: number, sag: number): Limb {
  const radius = (width ** 2 / 4 + sag ** 2) / (2 * sag);
  return { radius, drop: (x) => radius - Math.sqrt(radius ** 2 - (x - width / 2) ** 2) };
}

function arcs(limb: Limb, width: number, shifts: readonly number[]): { d: string; shift: number }[] {
  return shifts.map((shift) => {
    const r = limb.radius + shift;
    const half = width / 2 + 20;
    const y = GLOW + limb.radius - Math.sqrt(r ** 2 - half ** 2);
    return { shift, d: `M-20 ${at(y)}A${at(r)} ${at(r)} 0 0 1 ${at(width + 20)} ${at(y)}` };
  });
}

const ABOVE = Array.from({ length: 9 }, (_, i) => 5 + i * 3.2 + i * i * 0.32);
const BELOW = Array.from({ length: 8 }, (_, i) => -((i + 1) ** 2 * 3.1 + 4));

/** The home port below the sky; its box begins as far above the ground as the glow reaches. */
export const Port = memo(function Port({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}) {
  const isSmall = width < 700;
  const limb = limbOf(width, width < 900 ? 9 : 26);
  const random = seeded("port");
  const [edge] = arcs(limb, width, [0]);
  const whole = height + GLOW;
  const lamps = Array.from({ length: 120 }, () => [random() * width, 6 + random() ** 2 * 60] as const).filter(
    ([x]) => Math.sin((x / width) * 25) + Math.sin((x / width) * 61) > 0.35,
  );
  return (
    <svg
      className="gt-port"
      viewBox={`0 0 ${width} ${whole}`}
      style={{ blockSize: whole, marginBlockStart: -GLOW }}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="gt-soil" x2="0" y2="1">
          <stop stopColor="var(--ground-0)" />
          <stop offset=".35" stopColor="var(--ground-1)" />
          <stop offset="1" stopColor="var(--ground-2)" />
        </linearGradient>
        <linearGradient id="gt-dawn" x2="0" y2="1">
          <stop stopColor="var(--sky-5)" stopOpacity="0" />
          <stop offset=".45" stopColor="var(--sky-4)" stopOpacity=".4" />
          <stop offset="1" stopColor="var(--sky-5)" />
        </linearGradient>
      </defs>
      <rect
        className="gt-dawn"
        y={isSmall ? GLOW - 26 : 0}
        width={width}
        height={isSmall ? 40 : GLOW + 26}
        fill="url(#gt-dawn)"
      />
      <g className="gt-haze">
        {arcs(limb, width, isSmall ? ABOVE.slice(0, 4) : ABOVE).map(({ d, shift }, i) => (
          <path
            key={shift}
            d={d}
            strokeOpacity={at(0.5 * (1 - i / 10))}
            strokeDasharray={`${at(30 + random() * 160)} ${at(3 + i * 2.2)} ${at(12 + random() * 60)} ${at(5 + i * 4)}`}
          />
        ))}
      </g>
      {isSmall
        ? null
        : SKYLINE.map(([along, outline, scale = 1]) => {
            const x = along * width;
            const lean = ((x - width / 2) / limb.radius) * (180 / Math.PI);
            const y = GLOW + limb.drop(x);
            return (
              <path
                key={along}
                className="gt-skyline"
                d={outline}
                transform={`translate(${at(x)} ${at(y)}) rotate(${at(lean)}) scale(${scale})`}
              />
            );
          })}
      <path d={`${edge.d}V${whole}H-20Z`} fill="url(#gt-soil)" />
      <path className="gt-edge" d={edge.d} />
      <g className="gt-furrows">
        {arcs(limb, width, BELOW).map(({ d, shift }, i) => (
          <path
            key={shift}
            d={d}
            strokeOpacity={(0.2 - (i + 1) * 0.017).toFixed(3)}
            strokeDasharray={`${37 + i * 17} ${5 + i * 2} ${16 + i * 9} 5`}
          />
        ))}
      </g>
      <path
        className="gt-lamps"
        d={lamps.map(([x, y]) => `M${at(x)} ${at(GLOW + limb.drop(x) + y)}h.1`).join("")}
      />
    </svg>
  );
});
