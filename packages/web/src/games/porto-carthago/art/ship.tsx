import type { aids } from "@portolan/games/porto-carthago";
import { PieceAt, symbolId, tenth } from "./symbol.tsx";

/** What a ship card shows. */
export interface ShipPrint {
  readonly civilisationId: string;
  readonly goodId: string;
  readonly talents: number;
  readonly privilege: aids.Privilege;
  readonly isAtOnce: boolean;
}

/**
 * A ship's own units: its waterline at 0,0, the hull from -44 to 44, the mast up to -76, the flag beside it. The box
 * is what it covers on the water, for targets and for finding free room.
 */
export const SHIP_BOX = { x: -50, y: -78, width: 100, height: 96 } as const;

const INK = "#26140a";
const HULL =
  "M-43-14C-39 5-28 13 0 13C26 13 38 6 43-15C45-22 42-28 36-29.5C39-24 37-17 31-14.5Q0-9.5-31-12.5C-36-13.5-39-19.5-36.4-27.6C-43-25-45-19.5-43-14Z";
const SAIL = "M-30-55Q0-60 30-55C34.5-42 34-30 29-17Q0-10.5-29-17C-34-30-34.5-42-30-55Z";

/** Hull and mast, bow to the right. */
function Hull() {
  return (
    <>
      <path d="M-2.2-12H2.2L1.5-76H-1.5Z" fill="#6b4526" stroke={INK} strokeWidth=".6" />
      <path d="M-1-74-37-15M1-74 36-14" fill="none" stroke="#3c2814" strokeWidth=".7" opacity=".55" />
      <path d={HULL} fill="url(#pc-hull-fill)" stroke={INK} strokeWidth="1.1" strokeLinejoin="round" />
      <path
        d="M-40.6-7.6C-30-2.6 28-2.4 40.4-7.4"
        fill="none"
        stroke="#e0b878"
        strokeWidth="1.7"
        opacity=".85"
      />
      <path d="M-36.6 0C-26 5 26 5.4 36.4.4" fill="none" stroke={INK} strokeWidth=".9" opacity=".5" />
      <circle cx="-36.6" cy="-12.4" r="2.1" fill="#fff" stroke={INK} strokeWidth="1.1" />
    </>
  );
}

function Sail() {
  return (
    <>
      <path d={SAIL} fill="url(#pc-sail-fill)" stroke="#5f4523" strokeWidth="1.1" />
      <path
        d="M-31.6-47Q0-52 31.6-47M-32.4-26Q0-20 32.4-26"
        fill="none"
        stroke="#8a6a3a"
        strokeWidth=".9"
        opacity=".4"
      />
      <path d="M18-56.2 30-55C34.5-42 34-30 29-17L18-15C23-28 23-44 18-56.2Z" fill="#7a5a2c" opacity=".16" />
      <path d="M-33-55.6Q0-61 33-55.6" fill="none" stroke="#5a3819" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

/** What every ship is drawn from. The boxes have 0,0 at the waterline, so that uses need no arithmetic. */
export function ShipSymbols() {
  return (
    <>
      <linearGradient id="pc-hull-fill" x2=".35" y2="1">
        <stop style={{ stopColor: "var(--pc-hull-1)" }} />
        <stop offset=".5" style={{ stopColor: "var(--pc-hull-2)" }} />
        <stop offset="1" style={{ stopColor: "var(--pc-hull-3)" }} />
      </linearGradient>
      <linearGradient id="pc-sail-fill" x2="1" y2=".6">
        <stop style={{ stopColor: "var(--pc-sail-1)" }} />
        <stop offset=".6" style={{ stopColor: "var(--pc-sail-2)" }} />
        <stop offset="1" style={{ stopColor: "var(--pc-sail-3)" }} />
      </linearGradient>
      <radialGradient id="pc-ship-shade">
        <stop stopColor="#06161c" stopOpacity=".5" />
        <stop offset=".6" stopColor="#06161c" stopOpacity=".24" />
        <stop offset="1" stopColor="#06161c" stopOpacity="0" />
      </radialGradient>
      <g id="pc-ship-hull">
        <Hull />
      </g>
      <g id="pc-ship-sail">
        <Sail />
      </g>
      <g id="pc-ship-water">
        <ellipse cx="7" cy="10" rx="46" ry="10" fill="url(#pc-ship-shade)" />
        <path
          d="M-50 9q6-4 12 0M38 12q7-4 14 0M-34 17q8-4 16 0q8 4 16 0q8-4 16 0"
          fill="none"
          stroke="#fff"
          strokeWidth="1.3"
          strokeLinecap="round"
          opacity=".5"
        />
      </g>
      <g id="pc-ship-shield">
        <circle cx="1" cy="1.4" r="16" opacity=".35" />
        <circle cy="-.6" r="15.5" fill="#8a6227" stroke={INK} />
        <circle cy="-.6" r="12.8" fill="#fff6e2" />
      </g>
      <symbol id="pc-charter" viewBox="-20 -28 40 40" overflow="visible">
        <ellipse cx="2" cy="7" rx="20" ry="5" fill="url(#pc-ship-shade)" />
        <path d="M-1-2V-27" stroke="#5a3819" strokeWidth="2.4" />
        <path d="M1-26 13-7H1Z" fill="url(#pc-sail-fill)" stroke="#5f4523" strokeWidth="1.1" />
        <path
          d="M-18-5C-15 5-9 8 0 8C9 8 15 5 18-5Q0-1-18-5Z"
          fill="url(#pc-hull-fill)"
          stroke={INK}
          strokeWidth="1.1"
          strokeLinejoin="round"
        />
      </symbol>
    </>
  );
}

/** Green and swallow-tailed: the privilege is kept. A golden triangle: it acts at once. */
function Flag({ print, isFlipped }: { readonly print: ShipPrint; readonly isFlipped: boolean }) {
  const { privilege, isAtOnce } = print;
  const side = isFlipped ? -1 : 1;
  return (
    <>
      <path
        d={isAtOnce ? "M0 0 31 9 0 18Z" : "M0 0H29L24 9 29 18H0Z"}
        transform={`translate(${1.4 * side} -76) scale(${side} 1)`}
        fill={isAtOnce ? "#f1bd3f" : "#2f6f60"}
        stroke="#1d130a"
        strokeLinejoin="round"
      />
      <PieceAt
        name={`privilege-${privilege}`}
        x={side * (isAtOnce ? 11.4 : 13.8)}
        y={-67}
        size={14}
        className={isAtOnce ? "pc-flag-once" : "pc-flag-kept"}
      />
    </>
  );
}

/**
 * A ship in its own units. In its dock the quay names the people, so the sail has the coin and the pay; at sea the sail
 * also shows the emblem.
 */
export function ShipShape(props: {
  readonly print: ShipPrint;
  readonly isFlipped?: boolean;
  readonly isAtSea?: boolean;
}) {
  const { print, isFlipped = false, isAtSea = false } = props;
  return (
    <>
      <use href="#pc-ship-water" />
      <use href="#pc-ship-hull" {...(isFlipped ? { transform: "scale(-1 1)" } : {})} />
      <Flag print={print} isFlipped={isFlipped} />
      <use href="#pc-ship-sail" />
      {isAtSea ? (
        <PieceAt
          name={`people-${print.civilisationId}`}
          x={-14.5}
          y={-35}
          size={23}
          className="pc-sail-emblem"
        />
      ) : (
        <PieceAt name="coin" x={-17.5} y={-35} size={16} />
      )}
      <text x={isAtSea ? 12.5 : 9.5} y="-27.5" textAnchor="middle" className="pc-pay">
        {print.talents}
      </text>
      <use href="#pc-ship-shield" />
      <PieceAt name={`good-${print.goodId}`} x={0} y={-0.6} size={22} />
    </>
  );
}

/** A ship within a larger drawing, its waterline at the point. */
export function ShipAt(props: {
  readonly print: ShipPrint;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isFlipped?: boolean;
  readonly isAtSea?: boolean;
}) {
  const { x, y, scale, ...ship } = props;
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${scale})`}>
      <ShipShape {...ship} />
    </g>
  );
}

/** A ship by itself: on cards, in lists and in the gallery. It always shows its people. */
export function Ship({ print, className }: { readonly print: ShipPrint; readonly className?: string }) {
  const { x, y, width, height } = SHIP_BOX;
  return (
    <svg
      className={className === undefined ? "pc-piece" : `pc-piece ${className}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
    >
      <ShipShape print={print} isAtSea />
    </svg>
  );
}

/** A charter ship within a larger drawing, its waterline at the point, with the servant that mans it. */
export function CharterAt(props: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly seat: number | null;
}) {
  const { x, y, scale, seat } = props;
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${scale})`}>
      <use href="#pc-charter" x="-20" y="-28" width="40" height="40" />
      {seat === null ? null : (
        <use href={`#${symbolId(`servant-${seat}`)}`} x="-18" y="-25" width="19" height="28" />
      )}
    </g>
  );
}
