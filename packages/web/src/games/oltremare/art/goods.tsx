import type { ComponentType } from "react";
import { INK } from "./palette.ts";

/** Goods as solid things, in a box of 64 units, lit from the upper left. */

const INKED = { stroke: INK, strokeLinejoin: "round", strokeLinecap: "round" } as const;

function Jewels() {
  return (
    <>
      <path d="M18 13h28l12 15L32 56 6 28z" fill="#a83366" {...INKED} strokeWidth="1.8" />
      <path d="M6 28h18l8 28z" fill="#8b2450" />
      <path d="M58 28H40l-8 28z" fill="#6f1b41" />
      <path d="M24 28h16l-8 28z" fill="#b94379" />
      <path d="M18 13l6 15H6z" fill="#e69ab9" />
      <path d="M18 13h14l-8 15z" fill="#cf6693" />
      <path d="M46 13H32l8 15z" fill="#b94379" />
      <path d="M32 13l8 15H24z" fill="#d9799f" />
      <path d="M46 13l12 15H40z" fill="#8f2853" />
      <path d="M18 13h28l12 15L32 56 6 28z" fill="none" {...INKED} strokeWidth="1.8" />
      <path d="M6 28h52" stroke="#4d0f2c" strokeWidth="1" opacity=".55" />
      <path d="M51 8l1.3 3.4L55.6 12.7 52.3 14 51 17.4 49.7 14 46.4 12.7 49.7 11.4z" fill="#fff" />
    </>
  );
}

function Scrolls() {
  return (
    <>
      <path d="M16 14h31v36H16z" fill="#f6e6be" {...INKED} strokeWidth="1.6" />
      <path d="M41 14h6v36h-6z" fill="#d9bf86" opacity=".7" />
      <g stroke="#7a5a2a" strokeWidth="1.5" strokeLinecap="round">
        <path d="M21 24h19M21 29h16M21 34h19M21 39h11" />
      </g>
      <rect
        x="10"
        y="8"
        width="43"
        height="10"
        rx="5"
        fill="url(#om-shade-scroll)"
        {...INKED}
        strokeWidth="1.6"
      />
      <rect
        x="10"
        y="46"
        width="43"
        height="10"
        rx="5"
        fill="url(#om-shade-scroll)"
        {...INKED}
        strokeWidth="1.6"
      />
      <path
        d="M15 11.5h30M15 49.5h30"
        stroke="#fff3d0"
        strokeWidth="1.3"
        opacity=".8"
        strokeLinecap="round"
      />
      <path d="M39 42l-2 14 5-4 5 4-2-14z" fill="#7d2417" {...INKED} strokeWidth="1.2" />
      <circle cx="42" cy="39" r="6.5" fill="#a8301f" {...INKED} strokeWidth="1.4" />
      <circle cx="42" cy="39" r="3.4" fill="none" stroke="#e9a596" strokeWidth="1" />
    </>
  );
}

function Silk() {
  return (
    <>
      <path
        d="M13 17h38v30c-4 7-9-1-14 4s-9-3-14 1-9-1-10-5z"
        fill="url(#om-shade-silk)"
        {...INKED}
        strokeWidth="1.6"
      />
      <path
        d="M13 42c2 4 6 8 10 5s9 4 14-1 10 3 14-4v5c-4 7-9-1-14 4s-9-3-14 1-9-1-10-5z"
        fill="#e3bd5b"
        stroke="#7c5a12"
        strokeWidth="1"
      />
      <g fill="none" stroke="#3b1f5c" strokeWidth="1.2" opacity=".6">
        <path d="M24 22c-1 8 2 14 0 24M37 22c1 9-2 14 0 23M45 22c1 7-1 12 0 20" />
      </g>
      <rect x="8" y="8" width="48" height="13" rx="6.5" fill="#8d62b5" {...INKED} strokeWidth="1.6" />
      <path d="M13 11.5h32" stroke="#d9c3ec" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="49.5" cy="14.5" r="6.5" fill="#b795d4" {...INKED} strokeWidth="1.6" />
      <path
        d="M49.5 14.5a1.5 1.5 0 0 1 2.5 1.2 3.6 3.6 0 0 1-6.3 0 4.2 4.2 0 0 1 4-5"
        fill="none"
        stroke="#45276a"
        strokeWidth="1.2"
      />
    </>
  );
}

function Salt() {
  return (
    <>
      <path
        d="M14 33C8 46 11 57 19 57h26c8 0 11-11 5-24z"
        fill="url(#om-shade-salt)"
        {...INKED}
        strokeWidth="1.6"
      />
      <g fill="none" stroke="#2f566c" strokeWidth="1.2" opacity=".55">
        <path d="M21 39c-3 6-3 11-1 15M43 39c4 6 3 11 2 15M32 41v6" />
      </g>
      <path
        d="M14 32C18 20 27 9 33 9c7 0 14 12 17 23-6 4-30 4-36 0z"
        fill="#fdfefe"
        {...INKED}
        strokeWidth="1.6"
      />
      <path d="M36 10c6 4 11 14 13 22-4 2-10 3-15 3 6-8 6-18 2-25z" fill="#c8dbe4" />
      <path d="M11 33c2-5 40-5 42 0s-2 8-7 8H18c-5 0-9-3-7-8z" fill="#b6d2e0" {...INKED} strokeWidth="1.6" />
      <path d="M14 34c6 3 30 3 36 0" fill="none" stroke="#2f566c" strokeWidth="1" opacity=".5" />
      <g fill="#9fbfce">
        <path d="M25 24l2-2 2 2-2 2zM30 17l1.5-1.5 1.5 1.5-1.5 1.5zM34 26l1.6-1.6 1.6 1.6-1.6 1.6z" />
      </g>
    </>
  );
}

function Pottery() {
  return (
    <>
      <g fill="none" stroke="#2b2118" strokeWidth="6.6" strokeLinecap="round">
        <path d="M25 14C15 11 10 20 15 29M39 14c10-3 15 6 10 15" />
      </g>
      <g fill="none" stroke="#b5562e" strokeWidth="3.4" strokeLinecap="round">
        <path d="M25 14C15 11 10 20 15 29M39 14c10-3 15 6 10 15" />
      </g>
      <path
        d="M24 6h16c1.5 2 0 4-2 5v7c9 4 14 10 14 18 0 10-7 15-11 18l1 4H22l1-4c-4-3-11-8-11-18 0-8 5-14 14-18v-7c-2-1-3.5-3-2-5z"
        fill="url(#om-shade-pottery)"
        {...INKED}
        strokeWidth="1.6"
      />
      <path d="M12.8 32h38.4c.8 2 .8 6 0 8.5H12.8c-.8-2.5-.8-6.5 0-8.5z" fill="#54200c" />
      <path
        d="M13 36.2l3.5-2.8 3.5 5.6 3.5-5.6 3.5 5.6 3.5-5.6 3.5 5.6 3.5-5.6 3.5 5.6 3.5-5.6 3.5 5.6 2-2.8"
        fill="none"
        stroke="#efb48e"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M19 24c-3 3-4 5-4.5 7" fill="none" stroke="#ffd3b4" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M24 11h16" stroke="#54200c" strokeWidth="1.2" opacity=".6" />
    </>
  );
}

function Olives() {
  return (
    <>
      <path d="M8 18C22 8 40 10 56 18" fill="none" stroke="#5b4a20" strokeWidth="2.6" strokeLinecap="round" />
      <g fill="#8fa04a" {...INKED} strokeWidth="1.4">
        <path d="M14 14C11 4 19 2 28 3c2 6-5 11-14 11z" />
        <path d="M40 12c3-8 11-9 19-6-1 7-9 10-19 6z" />
        <path d="M10 18c-6 4-6 12-2 18 6-3 8-12 2-18z" fill="#72853a" />
        <path d="M54 18c6 4 7 11 4 17-7-2-9-11-4-17z" fill="#72853a" />
      </g>
      <path d="M26 11c-2 4-3 8-3 11M39 12c2 4 3 8 3 12" fill="none" stroke="#5b4a20" strokeWidth="2" />
      <ellipse
        cx="22.5"
        cy="37"
        rx="12"
        ry="16"
        transform="rotate(10 22.5 37)"
        fill="url(#om-shade-olive)"
        {...INKED}
        strokeWidth="1.6"
      />
      <ellipse
        cx="43.5"
        cy="40"
        rx="12"
        ry="16"
        transform="rotate(-9 43.5 40)"
        fill="url(#om-shade-olive)"
        {...INKED}
        strokeWidth="1.6"
      />
      <path
        d="M16 30c1-4 3-6 6-6M37 33c1-4 3-6 6-6"
        stroke="#eef3c4"
        strokeWidth="2.2"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

/** Where the kernels of an ear grow, and how far each is turned, in degrees. */
const KERNELS = [
  [-1, 4, -38],
  [1, 4, 38],
  [-1, -4, -34],
  [1, -4, 34],
  [-1, -12, -26],
  [1, -12, 26],
  [0, -16, 0],
] as const;

function Ear({ place }: { readonly place: string }) {
  return (
    <g transform={place}>
      <path d="M0 34V-14" fill="none" stroke="#735205" strokeWidth="2" />
      <path
        d="M-6-16L-11-32M6-16L11-32M0-20V-36M-3-18L-6-34M3-18L6-34"
        stroke="#8a6a1c"
        strokeWidth="1"
        fill="none"
      />
      <g fill="url(#om-shade-grain)" {...INKED} strokeWidth="1.3">
        {KERNELS.map(([x, y, turn]) => (
          <path
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d="M0 0C4.6-2.6 5.2-7.6 0-12C-5.2-7.6-4.6-2.6 0 0Z"
          />
        ))}
      </g>
    </g>
  );
}

function Grain() {
  return (
    <>
      <Ear place="translate(19 27) rotate(-21) scale(.82)" />
      <Ear place="translate(45 27) rotate(21) scale(.82)" />
      <Ear place="translate(32 25) scale(.98)" />
      <path d="M24 46c5 2.5 11 2.5 16 0l1.5 5c-6 3-13 3-19 0z" fill="#a8301f" {...INKED} strokeWidth="1.4" />
      <path d="M26 53l-5 8M38 53l5 8M32 54v8" stroke="#735205" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}

/** A bale, for goods that only a foreign edition has. */
function Bale() {
  return (
    <g {...INKED} strokeWidth="1.6">
      <path d="M8 20 18 10H58V44L48 54H8Z" fill="#7d6a8d" />
      <path d="M8 20H48V54H8Z" fill="#a18fb0" />
      <path d="M8 20 18 10H58L48 20Z" fill="#c4b6cf" />
      <path
        d="M20 20V54M36 20V54M8 36H48M30 10 20 20M46 10 36 20"
        fill="none"
        stroke="#f3e6c8"
        strokeWidth="2.4"
      />
    </g>
  );
}

const DRAWINGS: Readonly<Record<string, ComponentType>> = {
  jewels: Jewels,
  scrolls: Scrolls,
  silk: Silk,
  salt: Salt,
  pottery: Pottery,
  olives: Olives,
  grain: Grain,
};

function GoodSymbol({ id }: { readonly id: string }) {
  const Drawing = DRAWINGS[id] ?? Bale;
  return (
    <symbol id={`om-good-${id}`} viewBox="0 0 64 64">
      <Drawing />
    </symbol>
  );
}

/** What goods are drawn from: once for a page. */
export function GoodSymbols({ goodIds }: { readonly goodIds: readonly string[] }) {
  return (
    <>
      <linearGradient id="om-shade-grain" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#f3d56a" />
        <stop offset="1" stopColor="#c08f14" />
      </linearGradient>
      <radialGradient id="om-shade-olive" cx=".35" cy=".3" r=".8">
        <stop offset="0" stopColor="#b3c45c" />
        <stop offset=".55" stopColor="#7c9132" />
        <stop offset="1" stopColor="#4c5c17" />
      </radialGradient>
      <linearGradient id="om-shade-pottery" x1="0" x2="1">
        <stop offset="0" stopColor="#d67b4d" />
        <stop offset=".35" stopColor="#c4643a" />
        <stop offset="1" stopColor="#8a3b1b" />
      </linearGradient>
      <linearGradient id="om-shade-silk" x1="0" x2="1">
        <stop offset="0" stopColor="#6c4196" />
        <stop offset=".2" stopColor="#9a70c0" />
        <stop offset=".38" stopColor="#6c4196" />
        <stop offset=".55" stopColor="#8d62b5" />
        <stop offset=".75" stopColor="#5b3385" />
        <stop offset="1" stopColor="#7d53a6" />
      </linearGradient>
      <linearGradient id="om-shade-salt" x1="0" x2="1">
        <stop offset="0" stopColor="#9cc0d3" />
        <stop offset="1" stopColor="#557f97" />
      </linearGradient>
      <linearGradient id="om-shade-scroll" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#efd9a6" />
        <stop offset=".5" stopColor="#d2a95c" />
        <stop offset="1" stopColor="#a27a34" />
      </linearGradient>
      {goodIds.map((id) => (
        <GoodSymbol key={id} id={id} />
      ))}
    </>
  );
}

/** A good, as large as the text beside it. */
export function GoodPicture({ good }: { readonly good: string }) {
  return (
    <svg className="om-icon" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#om-good-${good}`} width="64" height="64" />
    </svg>
  );
}
