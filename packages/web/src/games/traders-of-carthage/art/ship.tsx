import type { ReactNode } from "react";
import { EmblemShape, SkullShape } from "./goods.tsx";
import { INK, type Palette, paletteOf } from "./palette.ts";

// A merchant ship in a box of 178 by 150 units, sailing to the right, its waterline at 138.

type Paint = Pick<Palette, "base" | "deep" | "light">;

function Body({
  id,
  colours,
  children,
}: {
  readonly id: string;
  readonly colours: Paint;
  readonly children: ReactNode;
}) {
  return (
    <>
      <path
        d="M24 97C16 90 8 78 9 66c.6-8 6-13 12-12 6 .8 7 8 2 9.5-4 1.2-5 6-2 13 3 6 8 12 12 19Z"
        fill="#7a4a22"
        stroke={INK}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M18 94C22 118 36 137 60 139H116c22-1 36-20 40-43-10 6-24 9-40 9.5H58C42 105 28 101 18 94Z"
        fill="url(#tc-hull)"
        stroke={INK}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M22 107c10 5 22 8 36 8.5h58c14-.5 26-3 35-7.5"
        fill="none"
        stroke={colours.base}
        strokeWidth="6.5"
      />
      <path
        d="M21 103.5c10 5 22 8 37 8.5h58c14-.5 27-3 36-8M25 113.5c9 4 20 6 33 6.3h58c12-.3 23-2.3 31-6"
        fill="none"
        stroke="#f0d9a4"
        strokeWidth="1.2"
      />
      <path
        d="M33 126c8 3 16 4 26 4h58c9 0 17-1 24-4"
        fill="none"
        stroke={INK}
        strokeWidth=".9"
        opacity=".6"
      />
      <path
        d="M141 104c5-8 5-20 8-28 2-6 8-9 14-6l9 8c2 2 .8 5-2 5l-8-1.5c-3 6-3 14-8 21Z"
        fill="#7a4a22"
        stroke={INK}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M149 74c-6 4-9 14-9 27M152 71l-1-5 5 3"
        fill="none"
        stroke={INK}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <circle cx="160" cy="75.5" r="1.3" fill={INK} />
      <path d="M137 117.5c4-2.6 9-2.6 12 0-4 2.6-9 2.6-12 0Z" fill="#fdf6e6" stroke={INK} strokeWidth="1" />
      <circle cx="143.5" cy="117.5" r="1.9" fill={INK} />
      <path d="M34 97 20 139l-5 6 8 1 5-8 12-39Z" fill="#8f5f30" stroke={INK} strokeWidth="1.3" />
      <path d="M52 105v-7h16v7M98 105v-8h14v8M72 105v-5h10v5" fill="#c79a5c" stroke={INK} strokeWidth="1.3" />
      <path d="M84 6V105" stroke={INK} strokeWidth="5" />
      <path d="M84 6V105" stroke="#8f5f30" strokeWidth="2.6" />
      <path d="M84 8 20 92M86 8 150 84" stroke={INK} strokeWidth=".9" opacity=".75" />
      <path
        d="M38 20C66 14 104 14 130 19c9 24 9 48-1 73C104 83 68 84 42 94 31 69 30 44 38 20Z"
        fill={`url(#tc-sail-${id})`}
        stroke={INK}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M56 17.5C50 42 50 66 58 89M112 16.5c8 24 8 46 1 71.5"
        fill="none"
        stroke={colours.deep}
        strokeWidth="1.1"
        opacity=".75"
      />
      <path
        d="M34 44C62 38 108 38 136 43M34 68C64 61 106 61 136 66"
        fill="none"
        stroke={colours.deep}
        strokeWidth=".8"
        opacity=".45"
      />
      <path
        d="M39.5 83.5C66 74 104 73 131.5 82L129 92C104 83 68 84 42 94Z"
        fill={`url(#tc-hem-${id})`}
        opacity=".65"
      />
      <ellipse cx="85" cy="50" rx="27.5" ry="28.5" fill="#fcf3dd" stroke={colours.deep} strokeWidth="1.4" />
      <svg aria-hidden="true" x="63" y="28" width="44" height="44" viewBox="0 0 64 64">
        {children}
      </svg>
      <path
        d="M30 20.5C62 13 106 12.5 140 18"
        fill="none"
        stroke={INK}
        strokeWidth="5.4"
        strokeLinecap="round"
      />
      <path
        d="M30 20.5C62 13 106 12.5 140 18"
        fill="none"
        stroke="#a9713a"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
      <path
        d="M84 7c9-5 16 2 26-3-2 5-3 7-1 11-9 3-16-3-25 1Z"
        fill={colours.base}
        stroke={INK}
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </>
  );
}

const BLACK: Paint = { base: "#2a211b", deep: "#0d0a08", light: "#4a3d33" };

/** What every ship is drawn from, once for a page. */
export function ShipSymbols({ colourIds }: { readonly colourIds: readonly string[] }) {
  return (
    <>
      {colourIds.map((id) => (
        <symbol key={id} id={`tc-ship-${id}`} viewBox="0 0 178 150" overflow="visible">
          <Body id={id} colours={paletteOf(id)}>
            <EmblemShape colourId={id} />
          </Body>
        </symbol>
      ))}
      <symbol id="tc-ship-pirate" viewBox="0 0 178 150" overflow="visible">
        <Body id="pirate" colours={BLACK}>
          <svg aria-hidden="true" x="6" y="6" width="52" height="52" viewBox="0 0 24 24" color="#2a211b">
            <SkullShape />
          </svg>
        </Body>
      </symbol>
    </>
  );
}

/** The foam that a hull pushes aside. */
function Wake() {
  return (
    <>
      <path
        d="M-8 137c14-5 26 4 40-1s28 4 44 0 30 4 44 0 28 3 44-2c8 8-6 15-22 13s-30 3-50 2-40 3-58 0-42 2-42-12Z"
        fill="var(--foam)"
        opacity=".82"
      />
      <path
        d="M-24 143c12-3 22 3 34 0M150 147c12-3 26 2 38-2"
        fill="none"
        stroke="var(--foam)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

const SILHOUETTE =
  "M24 97C16 90 8 78 9 66c.6-8 6-13 12-12 6 .8 7 8 2 9.5-4 1.2-5 6-2 13 3 6 8 12 12 19M18 94C22 118 36 137 60 139H116c22-1 36-20 40-43M38 20C66 14 104 14 130 19c9 24 9 48-1 73C104 83 68 84 42 94 31 69 30 44 38 20ZM141 104c5-8 5-20 8-28 2-6 8-9 14-6l9 8c2 2 .8 5-2 5l-8-1.5c-3 6-3 14-8 21";

/** A ship on the water: as it lies there, or as the ghost of where it would come to. */
export function Ship({ colourId, isGhost }: { readonly colourId: string; readonly isGhost?: boolean }) {
  return (
    <svg
      className={isGhost ? "tc-hull is-ghost" : "tc-hull"}
      viewBox="0 0 178 150"
      overflow="visible"
      aria-hidden="true"
    >
      {isGhost ? (
        <>
          <path
            d="M18 94C22 118 36 137 60 139H116c22-1 36-20 40-43ZM38 20C66 14 104 14 130 19c9 24 9 48-1 73C104 83 68 84 42 94 31 69 30 44 38 20Z"
            fill="var(--foam)"
            opacity=".5"
          />
          <use href={`#tc-ship-${colourId}`} width="178" height="150" opacity=".55" />
          <path
            d={SILHOUETTE}
            fill="none"
            stroke="var(--ghost)"
            strokeWidth="3.4"
            strokeDasharray="7 5"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <>
          <ellipse cx="86" cy="144" rx="84" ry="9" fill="#0d2b38" opacity=".28" />
          <use href={`#tc-ship-${colourId}`} width="178" height="150" />
          <Wake />
        </>
      )}
    </svg>
  );
}

/** A ship within a larger picture: its waterline at the point. */
export function ShipAt(props: {
  readonly colourId: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  const { colourId, x, y, scale } = props;
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)}) translate(-86 -138)`}
    >
      <ellipse cx="86" cy="144" rx="84" ry="9" fill="#0d2b38" opacity=".28" />
      <use href={`#tc-ship-${colourId}`} width="178" height="150" />
      <Wake />
    </g>
  );
}

/** A galley with a black sail, its bow to the left. */
export function PirateShip({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 178 150" overflow="visible" aria-hidden="true">
      <g transform="translate(178 0) scale(-1 1)">
        <ellipse cx="86" cy="144" rx="84" ry="9" fill="#0d2b38" opacity=".3" />
        <use href="#tc-ship-pirate" width="178" height="150" />
        <Wake />
      </g>
    </svg>
  );
}
