import type { CSSProperties } from "react";
import type { IconName } from "./icons.tsx";
import { goodColours } from "./palette.ts";

/** What is printed on a card. */
export interface CardPrint {
  /** The good's id in the edition. */
  readonly good: string;
  /** How many cards its owner may hold while it lies on top. */
  readonly lions: number;
  /** How many cards its owner must play while it lies on top. */
  readonly cargo: number;
  readonly icons: readonly IconName[];
}

// A card has 104 by 148 units. What matters is in the left 70, so that a fan hides nothing. A small face, for holds, has
// 64 by 90.

const FIELD = "M5 12.5A7.5 7.5 0 0 1 12.5 5h79A7.5 7.5 0 0 1 99 12.500V110H5z";
const BAND = "M5 109h94v26.5a7.5 7.5 0 0 1-7.5 7.500h-79A7.5 7.5 0 0 1 5 135.500z";

/** Where the two symbols stand, from the top. */
const ICON_TOPS = [32, 68] as const;

/** Names of more letters than this are drawn smaller and narrower, so that they end where the card does. */
const LONG_NAME = 11;

interface GoodNameProps {
  readonly name: string;
  readonly y: number;
  /** Where the name begins, or its middle. */
  readonly x: number;
  readonly anchor: "start" | "middle";
  /** The room that there is for it, in units. */
  readonly room: number;
  readonly fill: string;
}

function GoodName({ name, anchor, room, ...place }: GoodNameProps) {
  const fit =
    name.length > LONG_NAME
      ? { fontSize: 12.5, textLength: room, lengthAdjust: "spacingAndGlyphs" }
      : { fontSize: 14.6 };
  return (
    <text className="om-face-name" textAnchor={anchor} {...place} {...fit}>
      {name}
    </text>
  );
}

/** Figures that are drawn from symbols; foreign editions may have larger numbers. */
const FIGURES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const FIGURE_BOX = 20;

/**
 * A number on a card, its lower left corner at x, y. It is drawn, not written: the card's button says what it means, and
 * would otherwise have to repeat the bare figures.
 */
function Figure(props: {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { value, x, y, size } = props;
  if (value >= FIGURES.length) {
    return (
      <text x={x} y={y} className="om-face-figure" fontSize={size * 0.8}>
        {value}
      </text>
    );
  }
  return <use href={`#om-figure-${value}`} x={x} y={y - size} width={size} height={size} />;
}

/** The full face of a card. It fills the width that it is given. */
export function CardFace({ print, name }: { readonly print: CardPrint; readonly name: string }) {
  const { good, lions, cargo, icons } = print;
  const { light, deep } = goodColours(good);
  return (
    <svg className="om-face" viewBox="0 0 104 148" aria-hidden="true">
      <rect
        className="om-face-edge"
        x=".5"
        y=".5"
        width="103"
        height="147"
        rx="7.5"
        fill="url(#om-shade-paper)"
        stroke="#8d7850"
      />
      <path d={FIELD} fill={light} />
      <path d="M30 26h69v84H30z" fill="#fff" opacity=".35" />
      <path d="M30 26.5h69" stroke={deep} strokeWidth=".8" opacity=".5" />
      <GoodName name={name} x={31} y={20.5} anchor="start" room={64} fill={deep} />
      <use href={`#om-good-${good}`} x="6.5" y="6" width="20" height="20" />
      <ellipse cx="60" cy="100" rx="24" ry="3.5" fill={deep} opacity=".16" />
      <use href={`#om-good-${good}`} x="31" y="39" width="58" height="58" />
      {icons.map((icon, place) => (
        <use
          key={icon}
          href={`#om-icon-${icon}`}
          x="4"
          y={ICON_TOPS[place] ?? ICON_TOPS[1]}
          width="27"
          height="27"
        />
      ))}
      <path d={BAND} fill={deep} />
      <path d="M5 109h94" stroke="#f3d98e" strokeWidth="1.2" opacity=".8" />
      <use href="#om-icon-lion" x="5.5" y="115" width="21" height="21" />
      <Figure value={lions} x={27} y={133} size={21} />
      <use href="#om-icon-crate" x="40" y="116" width="18" height="18" />
      <Figure value={cargo} x={59} y={133} size={21} />
      <path
        d="M87 120l3.5 6-3.5 6-3.5-6zM79.5 126h4M90.5 126h4"
        fill="#f3d98e"
        stroke="#f3d98e"
        strokeWidth=".9"
        opacity=".7"
      />
    </svg>
  );
}

/** What is known of a card: its good, and the figures where one has seen it. */
export type SmallPrint = Pick<CardPrint, "good"> & Partial<Pick<CardPrint, "lions" | "cargo">>;

/** The small face: the good, the hand limit and the load. */
export function SmallCard({ print }: { readonly print: SmallPrint }) {
  const { good, lions, cargo } = print;
  const { light, deep } = goodColours(good);
  return (
    <svg className="om-face" viewBox="0 0 64 90" aria-hidden="true">
      <rect
        className="om-face-edge"
        x=".5"
        y=".5"
        width="63"
        height="89"
        rx="5.5"
        fill="url(#om-shade-paper)"
        stroke="#8d7850"
      />
      <path d="M3.5 9A5.5 5.5 0 0 1 9 3.500h46A5.5 5.5 0 0 1 60.5 9v50h-57z" fill={light} />
      <ellipse cx="32" cy="54" rx="17" ry="2.4" fill={deep} opacity=".18" />
      <use href={`#om-good-${good}`} x="9" y="7" width="46" height="46" />
      <path d="M3.5 58.500h57V81a5.5 5.5 0 0 1-5.5 5.500H9A5.5 5.5 0 0 1 3.5 81z" fill={deep} />
      <path d="M3.5 58.500h57" stroke="#f3d98e" opacity=".8" />
      {lions === undefined || cargo === undefined ? null : (
        <>
          <use href="#om-icon-lion" x="4.5" y="63.5" width="18" height="18" />
          <Figure value={lions} x={22.5} y={78.5} size={16} />
          <use href="#om-icon-crate" x="33" y="64.5" width="16" height="16" />
          <Figure value={cargo} x={49.8} y={78.5} size={16} />
        </>
      )}
    </svg>
  );
}

/** Where a small card lay that has been paid for. */
export function GhostCard({ good }: { readonly good: string }) {
  return (
    <svg className="om-face om-ghost-card" viewBox="0 0 64 90" aria-hidden="true">
      <rect x="1.5" y="1.5" width="61" height="87" rx="5.5" strokeWidth="1.6" strokeDasharray="4 4" />
      <use href={`#om-good-${good}`} x="10" y="20" width="44" height="44" opacity=".5" />
    </svg>
  );
}

/** A closed card of which one knows the good, as in an offer; `name` is the good in words. */
export function ClosedCard({ good, name }: { readonly good: string; readonly name: string }) {
  const { light, deep } = goodColours(good);
  return (
    <svg className="om-face" viewBox="0 0 104 148" aria-hidden="true">
      <use href="#om-card-back" width="104" height="148" />
      <circle cx="52" cy="66" r="37" fill="#f8efdb" stroke="#e9cf8d" strokeWidth="1.5" />
      <circle cx="52" cy="66" r="33.5" fill={light} stroke={deep} strokeWidth=".8" />
      <use href={`#om-good-${good}`} x="26" y="40" width="52" height="52" />
      <path d="M8 107h88l-5 10.5 5 10.5H8l5-10.5z" fill="#f8efdb" stroke="#7c6a48" />
      <GoodName name={name} x={52} y={122.5} anchor="middle" room={76} fill={deep} />
    </svg>
  );
}

/** A card face down: one of the deck or of a hand, or one that the pirates have. */
export function CardBack({ isPirate = false }: { readonly isPirate?: boolean }) {
  return (
    <svg className="om-face" viewBox="0 0 104 148" aria-hidden="true">
      <use href={isPirate ? "#om-pirate-back" : "#om-card-back"} width="104" height="148" />
    </svg>
  );
}

/** More edges than these look like a block of wood. */
const MOST_EDGES = 7;

/** A stack with its top card, the edges of those below it, and how many they are. It fills the width that it is given. */
export function Pile({ top, count }: { readonly top: SmallPrint; readonly count: number }) {
  const below = Array.from({ length: Math.min(Math.max(count - 1, 0), MOST_EDGES) }, (_, i) => i + 1);
  return (
    <span className="om-pile">
      {below.reverse().map((depth) => (
        <i key={depth} style={{ "--depth": depth } as CSSProperties} />
      ))}
      <SmallCard print={top} />
      <b className="om-pile-count">{count}</b>
    </span>
  );
}

/** What cards are drawn from, once for a page. */
export function CardSymbols() {
  return (
    <>
      <linearGradient id="om-shade-paper" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#fffaf0" />
        <stop offset="1" stopColor="#f3e7cd" />
      </linearGradient>
      <pattern id="om-back-pattern" width="16" height="16" patternUnits="userSpaceOnUse">
        <path d="M8 0v16M0 8h16M0 0l16 16M16 0L0 16" stroke="#e9cf8d" strokeWidth=".5" opacity=".35" />
      </pattern>
      {FIGURES.map((figure) => (
        <symbol
          key={figure}
          id={`om-figure-${figure}`}
          viewBox={`0 0 ${FIGURE_BOX} ${FIGURE_BOX}`}
          overflow="visible"
        >
          <text y={FIGURE_BOX} className="om-face-figure" fontSize={FIGURE_BOX}>
            {figure}
          </text>
        </symbol>
      ))}
      <symbol id="om-card-back" viewBox="0 0 104 148">
        <rect x=".5" y=".5" width="103" height="147" rx="7" fill="#f6ecd6" stroke="#7c6a48" />
        <rect x="6" y="6" width="92" height="136" rx="4" fill="#28586a" />
        <rect x="6" y="6" width="92" height="136" rx="4" fill="url(#om-back-pattern)" />
        <rect x="10" y="10" width="84" height="128" rx="2" fill="none" stroke="#e9cf8d" />
        <g transform="translate(52 74)">
          <circle r="27" fill="#1f4655" stroke="#e9cf8d" strokeWidth="1.2" />
          <path d="M0-24L5-5 24 0 5 5 0 24-5 5-24 0-5-5z" fill="#e9cf8d" />
          <path d="M0-24V0H24L5-5zM0 24V0H-24L-5 5z" fill="#b98b3f" />
          <path d="M-12-12l7 7M12-12l-7 7M-12 12l7-7M12 12l-7-7" stroke="#e9cf8d" strokeWidth="1.6" />
        </g>
      </symbol>
      <symbol id="om-pirate-back" viewBox="0 0 104 148">
        <rect x=".5" y=".5" width="103" height="147" rx="7" fill="#cdbfa6" stroke="#3a332b" />
        <rect x="6" y="6" width="92" height="136" rx="4" fill="#2a2524" />
        <rect x="10" y="10" width="84" height="128" rx="2" fill="none" stroke="#8d7b61" />
        <use href="#om-icon-skull" x="20" y="38" width="64" height="64" />
      </symbol>
    </>
  );
}
