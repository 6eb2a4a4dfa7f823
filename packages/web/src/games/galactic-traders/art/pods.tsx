import { goodColour, houseNumber, INK } from "./palette.ts";
import { SignShape } from "./signs.tsx";

/** The side of a pod in its own units; its middle is at 0,0. */
export const POD = 48;

/** Below this size on the screen hulls take a coarser pattern and a larger hatch. */
const SMALL = 36;

/** Radius of the hatch. */
const HATCH = 15.1;

/** What a pod shows: its good, or that it is sealed, what it counts as and, for who may know, what is inside. */
export type Cargo =
  | { readonly kind: "open"; readonly good: string }
  | { readonly kind: "sealed"; readonly as: string | null; readonly inside: string | null };

/** The hull of a house, or ribbed steel for goods that nobody owns. */
export function HullSymbol({ house }: { readonly house: number | "steel" }) {
  return (
    <>
      {["", "-coarse"].map((grain) => (
        <g key={grain} id={`gt-hull-${house}${grain}`}>
          <rect x="-24" y="-20.6" width="48" height="48" rx="11" fill="#070520" fillOpacity=".5" />
          <rect x="-24" y="-24" width="48" height="48" rx="11" fill={`url(#gt-metal-${house})`} />
          <rect x="-24" y="-24" width="48" height="48" rx="11" fill={`url(#gt-paint-${house}${grain})`} />
          <rect
            x="-24"
            y="-24"
            width="48"
            height="48"
            rx="11"
            fill="url(#gt-gloss)"
            stroke="#140c2c"
            strokeOpacity=".78"
            strokeWidth={grain === "" ? 1.2 : 1.8}
          />
        </g>
      ))}
    </>
  );
}

/** Gradient and ribs of unowned pods. */
export function SteelDefs() {
  return (
    <>
      <linearGradient id="gt-metal-steel" x2="0" y2="1">
        <stop stopColor="#f1f2fb" />
        <stop offset=".5" stopColor="#c3c6df" />
        <stop offset="1" stopColor="#8488ad" />
      </linearGradient>
      {[1, 1.6].map((scale) => (
        <pattern
          key={scale}
          id={`gt-paint-steel${scale === 1 ? "" : "-coarse"}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          <path d="M0 0h2.2v6H0z" fill="#5b5f8c" fillOpacity=".4" />
          <path d="M2.2 0h1v6h-1z" fill="#fff" fillOpacity=".55" />
        </pattern>
      ))}
    </>
  );
}

function Rim() {
  return <circle r={HATCH + 2.6} fill={INK} stroke="#fff" strokeOpacity=".35" strokeWidth=".9" />;
}

/** The slats of a shutter that its owner sees through. */
const LOUVRES = [-2, -1, 0, 1, 2]
  .map((row) => {
    const y = row * HATCH * 0.38;
    const x = Math.sqrt(HATCH * HATCH - y * y);
    return `M${(-x).toFixed(1)} ${y.toFixed(1)}H${x.toFixed(1)}`;
  })
  .join("");

/** The blades of a shut iris. */
const BLADES = [0, 1, 2, 3, 4, 5]
  .map((blade) => {
    const at = (radius: number, degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
    };
    return `M${at(HATCH, blade * 60 + 8)}L${at(HATCH * 0.16, blade * 60 + 86)}`;
  })
  .join("");

export function IrisSymbol() {
  return (
    <g id="gt-iris">
      <Rim />
      <circle r={HATCH} fill="url(#gt-iris-metal)" />
      <path d={BLADES} stroke="#16152f" strokeWidth="1.4" fill="none" />
    </g>
  );
}

/** Three faces of a good: on an open hatch, through the slats of a sealed one, and as what a sealed one counts. */
export function HatchSymbols({ goodId }: { readonly goodId: string }) {
  const colour = goodColour(goodId);
  return (
    <>
      <g id={`gt-hatch-${goodId}`}>
        <Rim />
        <circle r={HATCH} fill={colour} />
        <path
          d="M-12.1-3.8A13 13 0 0 1 6.8-10.9"
          fill="none"
          stroke="#fff"
          strokeOpacity=".75"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
        <SignShape goodId={goodId} scale={1.14} colour="#1d1440" />
      </g>
      <g id={`gt-inside-${goodId}`}>
        <Rim />
        <circle r={HATCH} fill={colour} fillOpacity=".55" />
        <SignShape goodId={goodId} scale={1.05} colour="#120c2e" />
        <path d={LOUVRES} stroke={INK} strokeOpacity=".55" strokeWidth="1.4" fill="none" />
      </g>
      <g id={`gt-counts-${goodId}`}>
        <circle r="10.4" fill={INK} stroke={colour} strokeWidth="1.7" />
        <SignShape goodId={goodId} scale={0.68} />
      </g>
    </>
  );
}

function hatchOf(cargo: Cargo): string {
  if (cargo.kind === "open") return `#gt-hatch-${cargo.good}`;
  return cargo.inside === null ? "#gt-iris" : `#gt-inside-${cargo.inside}`;
}

interface PodShapeProps {
  /** Null for goods on the tray, which nobody owns. */
  readonly owner: number | null;
  readonly cargo: Cargo;
  readonly x?: number;
  readonly y?: number;
  /** The side, in units of the drawing it stands in. */
  readonly size?: number;
  /** In degrees. */
  readonly turn?: number;
  /** How many pixels a unit is, so that small pods are drawn coarser. */
  readonly pixels?: number;
}

/** A good in its pod inside a drawing: the hull tells whose it is, the hatch what it is. */
export function PodShape(props: PodShapeProps) {
  const { owner, cargo, x = 0, y = 0, size = POD, turn = 0, pixels = 1 } = props;
  const isSmall = size * pixels < SMALL;
  const house = owner === null ? "steel" : houseNumber(owner);
  const as = cargo.kind === "sealed" ? cargo.as : null;
  return (
    <g
      transform={`translate(${x} ${y})${turn === 0 ? "" : ` rotate(${turn})`} scale(${(size / POD).toFixed(3)})`}
    >
      <use href={`#gt-hull-${house}${isSmall ? "-coarse" : ""}`} />
      <use href={hatchOf(cargo)} transform={isSmall ? "scale(1.14)" : undefined} />
      {as === null ? null : (
        <use href={`#gt-counts-${as}`} transform={`translate(17.8 -17.8)${isSmall ? " scale(1.1)" : ""}`} />
      )}
    </g>
  );
}

/** A pod by itself, as large as its text or its class says. */
export function Pod(props: {
  readonly owner: number | null;
  readonly cargo: Cargo;
  readonly className?: string;
  readonly isSmall?: boolean;
}) {
  const { owner, cargo, className, isSmall = false } = props;
  return (
    <svg
      className={className === undefined ? "gt-pod" : `gt-pod ${className}`}
      viewBox="-24 -24 48 48"
      width="1em"
      height="1em"
      overflow="visible"
      aria-hidden="true"
    >
      <PodShape owner={owner} cargo={cargo} pixels={isSmall ? 0.5 : 1} />
    </svg>
  );
}
