import { INK, SAIL_COUNT, type Sail, sailOf } from "./palette.ts";

/** Shields and the sails' patterns: a family's mark, in a box of 36 by 40 units. */

const OUTLINE = "M3 3h30v16c0 9-6 15-15 18.5C9 34 3 28 3 19z";
const SEATS = Array.from({ length: SAIL_COUNT }, (_, seat) => seat);

/** How large one repeat of a pattern is, in units of the sail. */
const REPEAT: Readonly<Record<Sail["pattern"], number>> = {
  bends: 13,
  pales: 11,
  chequers: 14,
  dots: 12,
  bars: 10,
};

function Figure({ pattern, figure }: Sail) {
  switch (pattern) {
    case "bends":
      return <path d="M0 0H13V6.5H0Z" fill={figure} />;
    case "pales":
      return <path d="M0 0H5.5V11H0Z" fill={figure} />;
    case "chequers":
      return <path d="M0 0H7V7H0ZM7 7H14V14H7Z" fill={figure} />;
    case "dots":
      return (
        <g fill={figure}>
          <circle cx="3" cy="3" r="2.1" />
          <circle cx="9" cy="9" r="2.1" />
        </g>
      );
    case "bars":
      return <path d="M0 0H10V5H0Z" fill={figure} />;
  }
}

function SailPattern({ seat }: { readonly seat: number }) {
  const sail = sailOf(seat);
  const size = REPEAT[sail.pattern];
  return (
    <pattern
      id={`om-sail-${seat}`}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      {...(sail.pattern === "bends" ? { patternTransform: "rotate(-45)" } : {})}
    >
      <rect width={size} height={size} fill={sail.ground} />
      <Figure {...sail} />
    </pattern>
  );
}

/** The patterns that sails and shields are filled with, and the shields. */
export function ShieldSymbols() {
  return (
    <>
      <linearGradient id="om-light-sail" x1="0" x2="1">
        <stop stopColor="#fff" stopOpacity=".45" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#1a0f05" stopOpacity=".32" />
      </linearGradient>
      {SEATS.map((seat) => (
        <SailPattern key={seat} seat={seat} />
      ))}
      {SEATS.map((seat) => (
        <symbol key={seat} id={`om-shield-${seat}`} viewBox="0 0 36 40">
          <path d={OUTLINE} fill={`url(#om-sail-${seat})`} />
          <path
            d={OUTLINE}
            fill="url(#om-light-sail)"
            stroke={INK}
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
        </symbol>
      ))}
    </>
  );
}

/** The reference to a family's shield, for drawings. */
export function shieldHref(seat: number): string {
  return `#om-shield-${seat % SAIL_COUNT}`;
}

/** The fill of a family's sail, for drawings. */
export function sailFill(seat: number): string {
  return `url(#om-sail-${seat % SAIL_COUNT})`;
}

/** A family's shield, as large as the text beside it. */
export function Shield({ seat }: { readonly seat: number }) {
  return (
    <svg className="om-icon om-shield" viewBox="0 0 36 40" aria-hidden="true">
      <use href={shieldHref(seat)} width="36" height="40" />
    </svg>
  );
}

const LEAVES = [0, 1, 2, 3] as const;

/** The leaves around the shield of who leads, its middle at 0,0. */
export function LaurelShape() {
  return (
    <g className="om-laurel">
      {[1, -1].flatMap((side) =>
        LEAVES.map((leaf) => (
          <ellipse
            key={`${side} ${leaf}`}
            cy="-15.5"
            rx="2.1"
            ry="4.2"
            transform={`rotate(${side * (38 + leaf * 29)}) rotate(${side * 38} 0 -15.5)`}
          />
        )),
      )}
    </g>
  );
}
