import type { ReactNode } from "react";
import { GOLD, HOUSE_COUNT, type House, houseNumber, houseOf, INK } from "./palette.ts";

/** The marks of the four houses, about 20 units across around 0,0, in the current colour. */
const MARKS: readonly ReactNode[] = [
  <path
    key="star"
    d="M0-10 1.9-3.4 7-7 3.4-1.9 10 0 3.4 1.9 7 7 1.9 3.4 0 10-1.9 3.4-7 7-3.4 1.9-10 0-3.4-1.9-7-7-1.9-3.4Z"
  />,
  <path
    key="moon"
    d="M3.4-9.2A9.4 9.4 0 1 0 9.2 3.8 7.6 7.6 0 0 1 3.4-9.2ZM3.1-2.6a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0Z"
  />,
  <g key="ring">
    <circle r="5.2" />
    <path
      d="M-10.5 3.6C-6 6.4 6.6 1.6 10.2-3.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </g>,
  <g key="comet">
    <circle cx="-4.4" cy="4.4" r="4.8" />
    <path
      d="M-3-2.6 4.6-10M1.2 1.6 10-7.4M3-4.4 9-10M3.4 5.4 9.6-.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </g>,
];

function HousePattern({ kind, paint }: { readonly kind: House["pattern"]; readonly paint: string }) {
  switch (kind) {
    case "chevrons":
      return <path d="M-1 6.4 4 2 9 6.4" fill="none" stroke={paint} strokeWidth="1.8" />;
    case "dots":
      return (
        <path
          d="M0 2a1.8 1.8 0 0 0 3.6 0A1.8 1.8 0 0 0 0 2ZM4 6a1.8 1.8 0 0 0 3.6 0A1.8 1.8 0 0 0 4 6Z"
          fill={paint}
        />
      );
    case "stripes":
      return <path d="M0 0h3.2v8H0z" fill={paint} />;
    case "checks":
      return <path d="M0 0h4v4H0zM4 4h4v4H4z" fill={paint} />;
  }
}

/** Gradient and pattern of a hull. The coarse pattern is for pods below some 36 px. */
export function HouseDefs({ seat }: { readonly seat: number }) {
  const { pattern, hull, paint } = houseOf(seat);
  const turn = pattern === "stripes" ? "rotate(45)" : "";
  return (
    <>
      <linearGradient id={`gt-metal-${seat}`} x2="0" y2="1">
        <stop stopColor={hull[0]} />
        <stop offset=".55" stopColor={hull[1]} />
        <stop offset="1" stopColor={hull[2]} />
      </linearGradient>
      {([1, 1.5] as const).map((scale) => (
        <pattern
          key={scale}
          id={`gt-paint-${seat}${scale === 1 ? "" : "-coarse"}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={`${turn}scale(${scale})`}
        >
          <HousePattern kind={pattern} paint={paint} />
        </pattern>
      ))}
      <g id={`gt-mark-${seat}`} fill="currentColor">
        {MARKS[seat]}
      </g>
    </>
  );
}

/** The numbers of all houses. */
export const HOUSE_NUMBERS: readonly number[] = Array.from({ length: HOUSE_COUNT }, (_, seat) => seat);

interface MarkProps {
  readonly seat: number;
  readonly x?: number;
  readonly y?: number;
  /** One unit of a mark that is 20 across. */
  readonly scale?: number;
  readonly colour?: string;
}

/** The mark of a house inside a drawing. */
export function MarkShape({ seat, x = 0, y = 0, scale = 1, colour = houseOf(seat).colour }: MarkProps) {
  return (
    <use
      href={`#gt-mark-${houseNumber(seat)}`}
      transform={`translate(${x} ${y}) scale(${scale})`}
      color={colour}
    />
  );
}

/** The mark of a house as large as the text it stands in. */
export function Mark({ seat, colour = houseOf(seat).colour }: Pick<MarkProps, "seat" | "colour">) {
  return (
    <svg className="gt-mark" viewBox="-12 -12 24 24" width="1em" height="1em" aria-hidden="true">
      <MarkShape seat={seat} colour={colour} />
    </svg>
  );
}

/** The badge of a house, its middle at 0,0: 46 units across. */
export function BadgeShape({ seat }: { readonly seat: number }) {
  const house = houseNumber(seat);
  return (
    <>
      <circle r="21.5" fill={`url(#gt-metal-${house})`} />
      <circle
        r="21.5"
        fill={`url(#gt-paint-${house}-coarse)`}
        stroke="#0c0926"
        strokeWidth="1.4"
        fillOpacity=".8"
      />
      <circle r="14.6" fill={INK} stroke="#fff" strokeOpacity=".3" />
      <MarkShape seat={seat} />
    </>
  );
}

export function Badge({ seat, className }: { readonly seat: number; readonly className?: string }) {
  return (
    <svg
      className={className === undefined ? "gt-badge" : `gt-badge ${className}`}
      viewBox="-23 -23 46 46"
      aria-hidden="true"
    >
      <BadgeShape seat={seat} />
    </svg>
  );
}

/** Primon, the card of the first player, its middle at 0,0: 22 units across. */
export function PrimonShape() {
  return (
    <>
      <path
        d="M0-11 3-8.3 7.1-8.5 7.9-4.5 11-2 9.2 1.6 10 5.6 6.2 7 4 10.4 0 9.4-4 10.4-6.2 7-10 5.6-9.2 1.6-11-2-7.9-4.5-7.1-8.5-3-8.3Z"
        fill="#fbf1da"
        stroke={INK}
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path d="M-2.6-3.4 1-6.4H2.4V6H-.6V-2.6L-2.6-1Z" fill={INK} />
    </>
  );
}

/** The card of the first player. */
export function Primon({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className === undefined ? "gt-primon" : `gt-primon ${className}`}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
    >
      <PrimonShape />
    </svg>
  );
}

/** The seal of points on plates, its middle at 0,0: 36 units across; planets that cost points have a red one. */
export function MedalShape({ isLoss }: { readonly isLoss: boolean }) {
  return (
    <>
      <path d={MEDAL} fill={`url(#gt-medal${isLoss ? "-loss" : ""})`} stroke={INK} strokeOpacity=".6" />
      <circle r="12.6" fill="none" stroke="#5a3608" strokeOpacity=".45" strokeWidth=".9" />
    </>
  );
}

const MEDAL = `M${Array.from({ length: 32 }, (_, i) => {
  const radius = i % 2 === 0 ? 17.4 : 15.3;
  const angle = (i * Math.PI) / 16;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}).join("L")}Z`;

/** A pip of a counter: a small pod in the colours of a house, or the place of one. */
export function PipShape({ seat, isFull }: { readonly seat: number; readonly isFull: boolean }) {
  const house = houseNumber(seat);
  if (!isFull) {
    return (
      <rect
        x="-9"
        y="-9"
        width="18"
        height="18"
        rx="5"
        fill="none"
        stroke={GOLD}
        strokeOpacity=".45"
        strokeWidth="1.6"
        strokeDasharray="3 3"
      />
    );
  }
  return (
    <>
      <rect x="-10" y="-10" width="20" height="20" rx="5" fill={`url(#gt-metal-${house})`} />
      <rect x="-10" y="-10" width="20" height="20" rx="5" fill={`url(#gt-paint-${house})`} />
      <circle r="5" fill={INK} />
    </>
  );
}

/** How many of a counter's places are taken. */
export function Pips(props: { readonly seat: number; readonly count: number; readonly of: number }) {
  const { seat, count, of } = props;
  return (
    <svg className="gt-pips" viewBox={`0 0 ${24 * of} 24`} aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name than their number.
        <g key={i} transform={`translate(${24 * i + 12} 12)`}>
          <PipShape seat={seat} isFull={i < count} />
        </g>
      ))}
    </svg>
  );
}
