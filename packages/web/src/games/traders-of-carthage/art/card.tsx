import { EmblemShape, JarShape, SignShape } from "./goods.tsx";
import { INK, type Palette, paletteOf } from "./palette.ts";
import { at } from "./random.ts";

/** What is printed on a card. */
export interface CardPrint {
  readonly code: string;
  readonly colourId: string;
  readonly value: number;
  readonly jars: number;
  /** The good in words. */
  readonly good: string;
}

// A card has 100 by 140 units. All that matters is in the strip at its left, so that a fan hides nothing.

const PAPER = "#fcf5e4";
const FEW_JARS = [0, 1, 2] as const;

/** The sun behind the most valuable cards of an edition. */
function rays(cx: number, cy: number, length: number, count: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    const x = (turn: number): string => at(cx + length * Math.cos(angle + turn));
    const y = (turn: number): string => at(cy + length * Math.sin(angle + turn));
    d += `M${cx} ${cy}L${x(-0.05)} ${y(-0.05)}L${x(0.05)} ${y(0.05)}Z`;
  }
  return d;
}

const RAYS = rays(66, 66, 62, 24);
const SMALL_RAYS = rays(70, 66, 80, 20);
const RULING = Array.from({ length: 8 }, (_, i) => `M33 ${at(90 + i * 3.2)}H97`).join("");

interface FaceProps {
  readonly print: CardPrint;
  readonly colours: Palette;
  readonly isBest: boolean;
}

function FullFace({ print, colours, isBest }: FaceProps) {
  const { code, colourId, value, jars, good } = print;
  const size = 57 + Math.min(11, Math.max(0, value - 2) * 4);
  return (
    <symbol id={`tc-card-${code}`} viewBox="0 0 100 140">
      <g clipPath="url(#tc-card-clip)">
        <rect width="100" height="140" fill={PAPER} />
        <rect x="30" width="70" height="140" fill={`url(#tc-field-${colourId})`} />
        {isBest ? <path d={RAYS} fill="#c9962f" opacity=".5" /> : null}
        <path d="M30 113H100" stroke={colours.deep} strokeWidth=".8" opacity=".55" />
        <path d={RULING} stroke={colours.base} strokeWidth=".7" opacity=".3" />
        <ellipse cx="66" cy={66 + size * 0.46} rx={size * 0.42} ry="4.5" fill={colours.deep} opacity=".28" />
        <rect width="30" height="140" fill={colours.base} />
        <rect x="22" width="8" height="140" fill={`url(#tc-hem-${colourId})`} opacity=".55" />
        <path d="M22.5 0V140" stroke={colours.light} opacity=".9" />
        <path d="M30.5 0V140" stroke={colours.deep} />
        <path d="M0 0H100V140H0Z" fill="none" stroke="#fff" strokeOpacity=".4" strokeWidth="3" />
      </g>
      <svg
        aria-hidden="true"
        x={66 - size / 2}
        y={66 - size / 2}
        width={size}
        height={size}
        viewBox="0 0 64 64"
      >
        <EmblemShape colourId={colourId} />
      </svg>
      <text x="11.5" y="29" className="tc-card-value" fontSize={value > 9 ? 22 : 30} fill={colours.ink}>
        {value}
      </text>
      <svg aria-hidden="true" x="2.5" y="37" width="18" height="18" viewBox="0 0 24 24" color={colours.ink}>
        <SignShape colourId={colourId} ground={colours.base} />
      </svg>
      {FEW_JARS.slice(0, jars).map((jar) => (
        <svg
          key={jar}
          aria-hidden="true"
          x="4"
          y={112 - jar * 25}
          width="15"
          height="22"
          viewBox="0 0 16 23"
          color={colours.ink}
        >
          <JarShape />
        </svg>
      ))}
      <text x="66" y="130" className="tc-card-good" fontSize={good.length > 9 ? 12 : 15} fill={colours.deep}>
        {good}
      </text>
      <rect
        x=".6"
        y=".6"
        width="98.8"
        height="138.8"
        rx="7.6"
        fill="none"
        stroke={INK}
        strokeOpacity=".55"
        strokeWidth="1.2"
      />
    </symbol>
  );
}

/** The same card for widths below 80 pixels: wider strip, larger figure, no name. */
function SmallFace({ print, colours, isBest }: FaceProps) {
  const { code, colourId, value, jars } = print;
  const size = 54 + Math.min(4, Math.max(0, value - 2));
  return (
    <symbol id={`tc-small-${code}`} viewBox="0 0 100 140">
      <g clipPath="url(#tc-card-clip)">
        <rect width="100" height="140" fill={PAPER} />
        <rect x="40" width="60" height="140" fill={`url(#tc-field-${colourId})`} />
        {isBest ? <path d={SMALL_RAYS} fill="#c9962f" opacity=".5" /> : null}
        <ellipse cx="70" cy={70 + size * 0.5} rx="24" ry="5" fill={colours.deep} opacity=".28" />
        <rect width="40" height="140" fill={colours.base} />
        <rect x="32" width="8" height="140" fill={`url(#tc-hem-${colourId})`} opacity=".55" />
        <path d="M32.5 0V140" stroke={colours.light} strokeWidth="1.2" />
        <path d="M40.5 0V140" stroke={colours.deep} strokeWidth="1.2" />
      </g>
      <svg
        aria-hidden="true"
        x={70 - size / 2}
        y={68 - size / 2}
        width={size}
        height={size}
        viewBox="0 0 64 64"
      >
        <EmblemShape colourId={colourId} />
      </svg>
      <text x="16.5" y="38" className="tc-card-value" fontSize={value > 9 ? 30 : 42} fill={colours.ink}>
        {value}
      </text>
      <svg aria-hidden="true" x="4" y="48" width="25" height="25" viewBox="0 0 24 24" color={colours.ink}>
        <SignShape colourId={colourId} ground={colours.base} />
      </svg>
      {FEW_JARS.slice(0, jars).map((jar) => (
        <svg
          key={jar}
          aria-hidden="true"
          x="6"
          y={107 - jar * 31}
          width="20"
          height="29"
          viewBox="0 0 16 23"
          color={colours.ink}
        >
          <JarShape />
        </svg>
      ))}
      <rect
        x=".8"
        y=".8"
        width="98.4"
        height="138.4"
        rx="7.6"
        fill="none"
        stroke={INK}
        strokeOpacity=".6"
        strokeWidth="1.6"
      />
    </symbol>
  );
}

/** A good as a chip of 28 by 38 units, for places where twenty of them must be seen at once. */
function ChipFace({ print, colours }: Omit<FaceProps, "isBest">) {
  const { code, colourId, value } = print;
  return (
    <symbol id={`tc-chip-${code}`} viewBox="0 0 28 38">
      <rect x=".6" y=".6" width="26.8" height="36.8" rx="4" fill={PAPER} stroke={INK} />
      <path d="M4.6 1.1h18.8a3.5 3.5 0 0 1 3.5 3.5V22H1.1V4.6a3.5 3.5 0 0 1 3.5-3.5Z" fill={colours.base} />
      <text x="8.6" y="18" className="tc-card-value" fontSize={value > 9 ? 13 : 18.5} fill={colours.ink}>
        {value}
      </text>
      <svg
        aria-hidden="true"
        x="2.6"
        y="23.4"
        width="12.5"
        height="12.5"
        viewBox="0 0 24 24"
        color={colours.base}
      >
        <SignShape colourId={colourId} ground={PAPER} />
      </svg>
    </symbol>
  );
}

const THREADS = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  return `M50 70L${at(50 + 120 * Math.cos(angle))} ${at(70 + 120 * Math.sin(angle))}`;
}).join("");

/** One half of the points of the star on the back: the side in the light, or the side in the shade. */
function starHalf(side: 1 | -1): string {
  return Array.from({ length: 8 }, (_, i) => {
    const angle = ((i * 45 - 90) * Math.PI) / 180;
    const length = i % 2 ? 17 : 29;
    const edge = angle + (side * Math.PI) / 8;
    return `M50 70L${at(50 + 8 * Math.cos(edge))} ${at(70 + 8 * Math.sin(edge))}L${at(50 + length * Math.cos(angle))} ${at(70 + length * Math.sin(angle))}Z`;
  }).join("");
}

function BackFace() {
  return (
    <symbol id="tc-card-back" viewBox="0 0 100 140">
      <g clipPath="url(#tc-card-clip)">
        <rect width="100" height="140" fill="#4a2338" />
        <path d={THREADS} stroke="#c9a45c" strokeWidth=".6" opacity=".4" />
        <rect x="7" y="7" width="86" height="126" rx="4" fill="none" stroke="#d9b871" strokeWidth="1.2" />
        <rect
          x="10.5"
          y="10.5"
          width="79"
          height="119"
          rx="3"
          fill="none"
          stroke="#d9b871"
          strokeWidth=".6"
        />
        <circle cx="50" cy="70" r="33" fill="#4a2338" stroke="#d9b871" />
        <path d={starHalf(-1)} fill="#e8cf95" />
        <path d={starHalf(1)} fill="#a77d35" />
        <circle cx="50" cy="70" r="4" fill="#4a2338" stroke="#e8cf95" />
      </g>
      <rect
        x=".6"
        y=".6"
        width="98.8"
        height="138.8"
        rx="7.6"
        fill="none"
        stroke="#1d0d16"
        strokeWidth="1.2"
      />
    </symbol>
  );
}

/** What all cards are drawn from, once for a page. */
export function CardSymbols({ prints }: { readonly prints: readonly CardPrint[] }) {
  const best = Math.max(0, ...prints.map(({ value }) => value));
  return (
    <>
      <clipPath id="tc-card-clip">
        <rect width="100" height="140" rx="8" />
      </clipPath>
      <BackFace />
      {prints.map((print) => {
        const face = { print, colours: paletteOf(print.colourId), isBest: print.value === best };
        return (
          <g key={print.code}>
            <FullFace {...face} />
            <SmallFace {...face} />
            <ChipFace {...face} />
          </g>
        );
      })}
    </>
  );
}

export type CardSize = "card" | "small";

/** The face of a card. It fills the width that it is given. */
export function CardPicture({ code, size }: { readonly code: string; readonly size: CardSize }) {
  return (
    <svg className="tc-face" viewBox="0 0 100 140" aria-hidden="true">
      <use href={`#tc-${size}-${code}`} width="100" height="140" />
    </svg>
  );
}

export function CardBack() {
  return (
    <svg className="tc-face" viewBox="0 0 100 140" aria-hidden="true">
      <use href="#tc-card-back" width="100" height="140" />
    </svg>
  );
}

/** A good as a chip; one in store lies turned beside its jar. */
export function GoodChip({ code, isStored }: { readonly code: string; readonly isStored: boolean }) {
  if (!isStored) {
    return (
      <svg className="tc-chip" viewBox="0 0 28 38" aria-hidden="true">
        <use href={`#tc-chip-${code}`} width="28" height="38" />
      </svg>
    );
  }
  return (
    <svg className="tc-chip is-stored" viewBox="0 0 42 38" aria-hidden="true">
      <use href={`#tc-chip-${code}`} width="28" height="38" transform="translate(0 33) rotate(-90)" />
      <svg aria-hidden="true" x="27" y="15" width="15" height="21" viewBox="0 0 16 23" color="#c0712f">
        <g stroke="#4d2509">
          <JarShape />
        </g>
      </svg>
    </svg>
  );
}
