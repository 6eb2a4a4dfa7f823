import type { ReactNode } from "react";
import { type Cloth, clothOf } from "./palette.ts";
import { symbolId } from "./symbol.tsx";

const ROBE = "M6.5 46C6 36 7.5 26 11 21.5C13 19 21 19 23 21.5C26.5 26 28 36 27.5 46Q17 49.6 6.5 46Z";
const HEAD = "M17 5.4a7 7 0 1 0 .01 0";

const ROBE_DOTS = "M12 26v.1M18 25v.1M23 28v.1M11 34v.1M17 33v.1M23 36v.1M11 42v.1M17 41v.1M23 44v.1";
const MARK_DOTS = "M16 8v.1M8 16v.1M16 16v.1M24 16v.1M16 24v.1";

/** The pattern of a robe, in the servant's box. */
function RobeWeave({ weave, thread }: Cloth) {
  switch (weave) {
    case "sash":
      return <path d="M7 20 28 46" stroke={thread} strokeWidth="4.6" />;
    case "stripes":
      return <path d="M12.6 18V50M17.4 18V50M22.2 18V50" stroke={thread} strokeWidth="1.9" />;
    case "chevrons":
      return <path d="M5 29 17 37 29 29M5 37 17 45 29 37" fill="none" stroke={thread} strokeWidth="2.4" />;
    case "bands":
      return <path d="M4 27H30M4 35H30M4 43H30" stroke={thread} strokeWidth="2.2" />;
    case "dots":
      return <path d={ROBE_DOTS} stroke={thread} strokeWidth="3.8" strokeLinecap="round" />;
  }
}

/** The same pattern on a round mark, in a box of 32 units. */
function MarkWeave({ weave, thread }: Cloth) {
  switch (weave) {
    case "sash":
      return <path d="M4 4 28 28" stroke={thread} strokeWidth="6" />;
    case "stripes":
      return <path d="M9 0V32M16 0V32M23 0V32" stroke={thread} strokeWidth="2.8" />;
    case "chevrons":
      return <path d="M0 10 16 20 32 10M0 20 16 30 32 20" fill="none" stroke={thread} strokeWidth="3.2" />;
    case "bands":
      return <path d="M0 9H32M0 16H32M0 23H32" stroke={thread} strokeWidth="3" />;
    case "dots":
      return <path d={MARK_DOTS} stroke={thread} strokeWidth="5.4" strokeLinecap="round" />;
  }
}

function ServantSymbol({ id, cloth }: { readonly id: string; readonly cloth: Cloth }) {
  const line = "var(--pc-line)";
  return (
    <symbol id={id} viewBox="0 0 34 50">
      <ellipse cx="20" cy="46" rx="13" ry="3.6" opacity=".3" />
      <path d={ROBE} fill={cloth.base} stroke={line} strokeWidth="1.5" />
      <g clipPath="url(#pc-robe)">
        <RobeWeave {...cloth} />
        <path d="M22 19C25 26 24.5 38 23 49H30V19Z" opacity=".2" />
        <path
          d="M10.2 24C8.6 30 8 38 8.3 45"
          fill="none"
          stroke="#fff"
          strokeWidth="1.8"
          opacity=".5"
          strokeLinecap="round"
        />
      </g>
      <path d="M10 30Q17 34 24 30" fill="none" stroke={cloth.deep} strokeWidth="1.7" opacity=".75" />
      <circle cx="17" cy="12.4" r="7" fill="var(--pc-skin)" stroke={line} strokeWidth="1.5" />
      <path
        d="M10.1 12C9.8 5.5 13 3.6 17 3.6C21 3.6 24.2 5.5 23.9 12C21 8.6 13 8.6 10.1 12Z"
        fill={cloth.deep}
        stroke={line}
        strokeWidth="1.1"
      />
    </symbol>
  );
}

function MarkSymbol({ id, cloth }: { readonly id: string; readonly cloth: Cloth }) {
  return (
    <symbol id={id} viewBox="0 0 32 32">
      <ellipse cx="17.4" cy="18.4" rx="14" ry="13.6" opacity=".3" />
      <circle cx="16" cy="16" r="14.2" fill={cloth.base} stroke="var(--pc-line)" strokeWidth="1.6" />
      <g clipPath="url(#pc-round)">
        <MarkWeave {...cloth} />
        <path d="M16 2A14 14 0 0 1 16 30A20 20 0 0 0 16 2Z" opacity=".13" />
      </g>
      <circle cx="16" cy="16" r="11.8" fill="none" stroke="#fff" opacity=".28" />
    </symbol>
  );
}

/** Servants and round marks of every player, and the outline of a servant that is not there. */
export function PeopleSymbols({ colourIds }: { readonly colourIds: readonly string[] }): ReactNode {
  return (
    <>
      <clipPath id="pc-robe">
        <path d={ROBE} />
      </clipPath>
      <clipPath id="pc-round">
        <circle cx="16" cy="16" r="13.4" />
      </clipPath>
      {colourIds.map((colourId, seat) => (
        <ServantSymbol key={colourId} id={symbolId(`servant-${seat}`)} cloth={clothOf(seat, colourId)} />
      ))}
      {colourIds.map((colourId, seat) => (
        <MarkSymbol key={colourId} id={symbolId(`mark-${seat}`)} cloth={clothOf(seat, colourId)} />
      ))}
      <symbol id={symbolId("servant-free")} viewBox="0 0 34 50">
        <path d={ROBE + HEAD} fill="none" stroke="currentColor" strokeWidth="1.8" strokeDasharray="3.4 2.6" />
      </symbol>
    </>
  );
}
