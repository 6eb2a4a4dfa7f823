import type { CSSProperties, ReactNode } from "react";
import { INK, type Palette, paletteOf } from "./palette.ts";

/** Goods as solid things, in a box of 64 units: for cards, sails and large places. */

function Cloth({ colours }: { readonly colours: Palette }) {
  return (
    <g stroke={colours.deep} strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
      <path d="M9 22H45V52c-4 3-8-1-12 1.5s-8 2-12-.5-8 1.5-12-1Z" fill={colours.base} />
      <path d="M33 22H45V52c-4 3-8-1-12 1.5Z" fill={colours.deep} opacity=".28" stroke="none" />
      <path
        d="M9 36c6 2 12-2 18 0s12 1 18-1M9 41c6 2 12-2 18 0s12 1 18-1"
        fill="none"
        stroke="#f3dcae"
        strokeWidth="2"
      />
      <path d="M16 24v9M22 24v9M28 24v9M38 24v8" strokeWidth=".9" opacity=".6" fill="none" />
      <path
        d="M11 53v5M16 53v5M21 53.5v5M26 54v5M31 54v5M36 53v5M41 53v5"
        stroke="#f3dcae"
        strokeWidth="1.5"
      />
      <path d="M11 9H49c5 0 8 4 8 8.5S54 26 49 26H11C6 26 4 22 4 17.5S7 9 11 9Z" fill={colours.base} />
      <path d="M11 9H49c3 0 5 1.5 6.5 3.5H5.5C7 10 9 9 11 9Z" fill={colours.light} stroke="none" />
      <path d="M15 9v17M20 9v17" stroke="#f3dcae" strokeWidth="1.8" />
      <ellipse cx="50" cy="17.5" rx="7.5" ry="8.5" fill="#f3dcae" />
      <path
        d="M50 13.5c3 0 4.2 2 4.2 4s-1.7 4.2-4.2 4.2-3.7-2-3.7-3.8 1.6-2.7 3.1-2.7 2.1 1.2 2.1 2.3"
        fill="none"
        strokeWidth="1.2"
      />
    </g>
  );
}

function Gems({ colours }: { readonly colours: Palette }) {
  return (
    <g stroke={colours.deep} strokeWidth="1.6" strokeLinejoin="round">
      <path d="M8 24 20 10H44L56 24 32 57Z" fill={colours.base} />
      <path d="M8 24 20 10 23 24Z" fill={colours.light} />
      <path d="M20 10H44L41 24H23Z" fill="#d9e8f5" />
      <path d="M44 10 56 24H41Z" fill={colours.light} opacity=".75" />
      <path d="M8 24H23L32 57Z" fill={colours.light} opacity=".55" />
      <path d="M23 24H41L32 57Z" fill={colours.base} />
      <path d="M41 24H56L32 57Z" fill={colours.deep} opacity=".75" />
      <path d="M20 10 26 24 32 10 38 24 44 10" fill="none" strokeWidth="1" />
      <path d="M14 4l1.4 3.6L19 9l-3.6 1.4L14 14l-1.4-3.6L9 9l3.6-1.4Z" fill="#fff" stroke="none" />
    </g>
  );
}

const GRAINS = [0, 1, 2, 3, 4] as const;

function Ear(props: {
  readonly colours: Palette;
  readonly x: number;
  readonly turn: number;
  readonly length: number;
}) {
  const { colours, x, turn, length } = props;
  return (
    <g transform={`translate(${x} 44) rotate(${turn})`}>
      <path d={`M0 10V${-length - 8}`} stroke={colours.deep} strokeWidth="1.8" fill="none" />
      <path
        d={`M-3.5 ${-length - 5}L-5 ${-length - 13}M3.5 ${-length - 5}L5 ${-length - 13}M0 ${-length - 8}V${-length - 15}`}
        stroke={colours.deep}
        strokeWidth=".9"
      />
      <g fill={colours.base} stroke={colours.deep} strokeWidth="1.2">
        {GRAINS.map((row) => {
          const y = row * 5.2 - length;
          return (
            <g key={row}>
              <ellipse cx="-3.6" cy={y} rx="2.7" ry="4.3" transform={`rotate(-24 -3.6 ${y})`} />
              <ellipse cx="3.6" cy={y} rx="2.7" ry="4.3" transform={`rotate(24 3.6 ${y})`} />
            </g>
          );
        })}
        <ellipse cx="0" cy={-length - 5} rx="2.7" ry="4.6" fill={colours.light} />
      </g>
    </g>
  );
}

function Grain({ colours }: { readonly colours: Palette }) {
  return (
    <g strokeLinecap="round">
      <Ear colours={colours} x={24} turn={-24} length={25} />
      <Ear colours={colours} x={40} turn={24} length={25} />
      <Ear colours={colours} x={32} turn={0} length={29} />
      <path
        d="M20 42c7 3 17 3 24 0l-1.5 5.5c-6.5 2-14.5 2-21 0Z"
        fill="#a33524"
        stroke={colours.deep}
        strokeWidth="1.4"
      />
      <path
        d="M24 48c-1 4-4 8-7 11M30 49v11M35 49l1 11M40 48c1 4 4 8 7 11"
        stroke={colours.deep}
        strokeWidth="1.8"
        fill="none"
      />
    </g>
  );
}

const GRAPES = [
  [20, 27],
  [31, 25],
  [42, 27],
  [25, 36],
  [37, 36],
  [20, 36.5],
  [44, 36],
  [31, 44],
  [24.5, 45],
  [38, 44.5],
  [31, 53],
] as const;

function Wine({ colours }: { readonly colours: Palette }) {
  return (
    <g stroke={colours.deep} strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
      {GRAPES.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="6.4" fill={colours.base} />
          <path
            d={`M${x - 3.2} ${y - 2}a4 4 0 0 1 3-2.6`}
            fill="none"
            stroke="#e6f1d8"
            strokeWidth="1.5"
            opacity=".85"
          />
        </g>
      ))}
      <path d="M32 20c-1-5 0-9 3-13" fill="none" stroke="#5b3a1c" strokeWidth="2.8" />
      <path
        d="M31 17c-6 3-13 2-18-4 3-1 3-3 2-6 5 0 8-2 10-1 1-2 3-3 4-3 3 4 4 9 2 14Z"
        fill={colours.light}
      />
      <path d="M30 15c-4-1-8-3-12-4" fill="none" strokeWidth="1" />
      <path d="M36 12c4-5 10-5 13-1s0 7-3 6 0-5 3-4" fill="none" strokeWidth="1.3" />
    </g>
  );
}

/** A corded bale: what a good of a foreign edition is packed in. */
function Bale({ colours }: { readonly colours: Palette }) {
  return (
    <g stroke={colours.deep} strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
      <path d="M10 22 32 12l22 10v24L32 56 10 46Z" fill={colours.base} />
      <path d="M10 22 32 32 54 22 32 12Z" fill={colours.light} />
      <path d="M32 32V56L54 46V22Z" fill={colours.deep} opacity=".35" stroke="none" />
      <path d="M21 17 43 27V51M43 17 21 27V51" fill="none" stroke="#f3dcae" strokeWidth="2" />
    </g>
  );
}

const EMBLEMS: Readonly<Record<Palette["emblem"], (props: { readonly colours: Palette }) => ReactNode>> = {
  cloth: Cloth,
  gems: Gems,
  grain: Grain,
  wine: Wine,
  bale: Bale,
};

/** The good as a drawing for inside another picture. */
export function EmblemShape({ colourId }: { readonly colourId: string }) {
  const colours = paletteOf(colourId);
  const Shape = EMBLEMS[colours.emblem];
  return <Shape colours={colours} />;
}

/** The good as a picture of its own. */
export function Emblem({ colourId, className }: { readonly colourId: string; readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <EmblemShape colourId={colourId} />
    </svg>
  );
}

/** Flat signs in a box of 24 units, in the colour of the text, readable at 16 pixels. */
const SIGNS: Readonly<Record<Palette["emblem"], ReactNode>> = {
  cloth: (
    <>
      <path d="M3 7.5C3 4.8 4.8 3 7 3h11.5c1.7 0 2.8 1.6 2.8 3.6S20.2 10.2 18.5 10.2H17V20c-1.5 1.2-3 0-4.7.8s-3 1-4.7.2S4.5 21 3 20.5Z" />
      <path d="M3 14c2.5.8 4.5-.8 7 0s5 .5 7-.4" fill="none" stroke="var(--gl,#fff)" strokeWidth="1.6" />
    </>
  ),
  gems: (
    <>
      <path d="M2 9 7 3h10l5 6-10 12.5Z" />
      <path
        d="M2 9h20M8.5 9 12 21M15.5 9 12 21M8.5 9 12 3.5 15.5 9"
        fill="none"
        stroke="var(--gl,#fff)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </>
  ),
  grain: (
    <>
      <path d="M12 23V4" stroke="currentColor" strokeWidth="1.8" />
      <ellipse cx="12" cy="4" rx="2.2" ry="3.4" />
      <g>
        <ellipse cx="8.3" cy="8.2" rx="2.3" ry="3.5" transform="rotate(-30 8.3 8.2)" />
        <ellipse cx="15.7" cy="8.2" rx="2.3" ry="3.5" transform="rotate(30 15.7 8.2)" />
        <ellipse cx="7.8" cy="13.2" rx="2.3" ry="3.5" transform="rotate(-30 7.8 13.2)" />
        <ellipse cx="16.2" cy="13.2" rx="2.3" ry="3.5" transform="rotate(30 16.2 13.2)" />
        <ellipse cx="8.2" cy="18" rx="2.2" ry="3.3" transform="rotate(-34 8.2 18)" />
        <ellipse cx="15.8" cy="18" rx="2.2" ry="3.3" transform="rotate(34 15.8 18)" />
      </g>
    </>
  ),
  wine: (
    <>
      <g>
        <circle cx="6.5" cy="9.5" r="3.4" />
        <circle cx="12.2" cy="9" r="3.4" />
        <circle cx="17.9" cy="9.5" r="3.4" />
        <circle cx="9.3" cy="14.6" r="3.4" />
        <circle cx="15.1" cy="14.6" r="3.4" />
        <circle cx="12.2" cy="19.7" r="3.4" />
      </g>
      <path d="M12.2 6.5c0-2 .8-3.6 2.2-5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M11.5 5.2C8.8 6 6.5 5 5.2 2.6 8 1.6 10.6 2.4 11.5 5.2Z" />
    </>
  ),
  bale: (
    <>
      <path d="M3 7 12 3l9 4v10l-9 4-9-4Z" />
      <path d="M3 7l9 4 9-4M12 11v10" fill="none" stroke="var(--gl,#fff)" strokeWidth="1.6" />
    </>
  ),
};

/** `ground` is what shows through its lines: the colour that it lies on. */
export function SignShape({ colourId, ground }: { readonly colourId: string; readonly ground?: string }) {
  const style = ground === undefined ? undefined : ({ "--gl": ground } as CSSProperties);
  return (
    <g fill="currentColor" style={style}>
      {SIGNS[paletteOf(colourId).emblem]}
    </g>
  );
}

/** The sign of a good beside words, in its own colour. */
export function Sign({ colourId, className }: { readonly colourId: string; readonly className?: string }) {
  const { base } = paletteOf(colourId);
  return (
    <svg
      className={className === undefined ? "tc-sign" : `tc-sign ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ "--good": base } as CSSProperties}
    >
      <SignShape colourId={colourId} />
    </svg>
  );
}

/** A jar, in a box of 16 by 23 units. */
export function JarShape() {
  return (
    <g fill="currentColor">
      <path d="M5.8 1.2h4.4v2.2l-.7 1.2c3.2 1.2 4.3 4 3.6 7.6-.6 3-2.3 5.8-4 7.4l.5 2H6.4l.5-2c-1.7-1.6-3.4-4.4-4-7.4-.7-3.6.4-6.4 3.6-7.6l-.7-1.2Z" />
      <path
        d="M5.8 3C3 2.4 1.2 4.2 1.9 8M10.2 3c2.8-.6 4.6 1.2 3.9 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
      />
    </g>
  );
}

export function Jar({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 16 23" aria-hidden="true">
      <g stroke={INK} strokeWidth=".8">
        <JarShape />
      </g>
    </svg>
  );
}

/** The pirates' skull, in a box of 24 units. */
export function SkullShape() {
  return (
    <>
      <path
        d="M12 2c5.2 0 8.6 3.6 8.6 8.2 0 2.8-1.2 4.6-3 5.9v3.4c0 .8-.6 1.5-1.4 1.5H7.8c-.8 0-1.4-.7-1.4-1.5v-3.4c-1.8-1.3-3-3.1-3-5.9C3.4 5.6 6.8 2 12 2Z"
        fill="currentColor"
      />
      <g fill="var(--sk,#1b1612)">
        <ellipse cx="8.4" cy="10.8" rx="2.3" ry="2.6" />
        <ellipse cx="15.6" cy="10.8" rx="2.3" ry="2.6" />
        <path d="M12 13.2l1.3 2.8h-2.6Z" />
        <path d="M9.6 18h.9v3h-.9zM11.6 18h.9v3h-.9zM13.6 18h.9v3h-.9z" />
      </g>
    </>
  );
}

export function Skull({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className === undefined ? "tc-skull" : `tc-skull ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <SkullShape />
    </svg>
  );
}

export function Laurel({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 21.5C6 20.5 3 16 3.5 9.5M12 21.5c6-1 9-5.5 8.5-12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <g fill="currentColor">
        <ellipse cx="3.7" cy="6.5" rx="1.7" ry="3.2" transform="rotate(8 3.7 6.5)" />
        <ellipse cx="20.3" cy="6.5" rx="1.7" ry="3.2" transform="rotate(-8 20.3 6.5)" />
        <ellipse cx="6.8" cy="10.8" rx="1.6" ry="3" transform="rotate(36 6.8 10.8)" />
        <ellipse cx="17.2" cy="10.8" rx="1.6" ry="3" transform="rotate(-36 17.2 10.8)" />
        <ellipse cx="2.6" cy="13.2" rx="1.6" ry="3" transform="rotate(-28 2.6 13.2)" />
        <ellipse cx="21.4" cy="13.2" rx="1.6" ry="3" transform="rotate(28 21.4 13.2)" />
        <ellipse cx="8.5" cy="15.8" rx="1.5" ry="2.9" transform="rotate(48 8.5 15.8)" />
        <ellipse cx="15.5" cy="15.8" rx="1.5" ry="2.9" transform="rotate(-48 15.5 15.8)" />
        <ellipse cx="5.4" cy="18.6" rx="1.5" ry="2.8" transform="rotate(-52 5.4 18.6)" />
        <ellipse cx="18.6" cy="18.6" rx="1.5" ry="2.8" transform="rotate(52 18.6 18.6)" />
      </g>
    </svg>
  );
}
