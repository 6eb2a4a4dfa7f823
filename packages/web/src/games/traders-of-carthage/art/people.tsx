import type { ReactNode } from "react";
import { SignShape } from "./goods.tsx";
import { INK, paletteOf } from "./palette.ts";

/** A trader's colour and the mark that tells it from the others without colour. */
interface Trader {
  readonly body: string;
  readonly ink: string;
  readonly mark: ReactNode;
}

const TRADERS: readonly Trader[] = [
  { body: "#fbf6ea", ink: "#6f6351", mark: <circle cx="12" cy="18.5" r="3.6" /> },
  { body: "#dc8ea4", ink: "#6e2237", mark: <rect x="8.7" y="15.2" width="6.6" height="6.6" /> },
  { body: "#8a5733", ink: "#f6e3c8", mark: <path d="M12 14.5l4 7H8Z" /> },
  { body: "#dfc190", ink: "#5b4016", mark: <path d="M12 14l4 4.5-4 4.5-4-4.5Z" /> },
  {
    body: "#7fa7a8",
    ink: "#173a3c",
    mark: <path d="M10.7 14.5h2.6v2.7H16v2.6h-2.7v2.7h-2.6v-2.7H8v-2.6h2.7Z" />,
  },
];

function traderOf(seat: number): Trader {
  return TRADERS[seat % TRADERS.length] ?? TRADERS[0];
}

const PAWN =
  "M12 1.5c3 0 5.2 2.2 5.2 5 0 1.7-.8 3-1.9 4 3 1.2 5.2 5 5.9 11.5l1.3 1.5v3H1.5v-3L2.8 22C3.5 15.5 5.7 11.7 8.7 10.5c-1.1-1-1.9-2.3-1.9-4 0-2.8 2.2-5 5.2-5Z";

/** A trader's pawn, in a box of 24 by 28 units. */
export function PawnShape({ seat }: { readonly seat: number }) {
  const { body, ink, mark } = traderOf(seat);
  return (
    <>
      <path d={PAWN} fill={body} stroke={INK} strokeWidth="1.3" strokeLinejoin="round" />
      <g fill={ink}>{mark}</g>
    </>
  );
}

/** The outline of a pawn that nobody plays yet, in the same box. */
export function FreePawnShape() {
  return (
    <path
      d={PAWN}
      fill="rgb(255 250 236 / 45%)"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeDasharray="2.4 1.8"
      strokeLinejoin="round"
    />
  );
}

/** A trader's mark alone, its middle at 0,0: about eight units across. */
export function TraderMark({ seat }: { readonly seat: number }) {
  const { body, mark } = traderOf(seat);
  return (
    <g transform="translate(-12 -18.5)" fill={body} stroke={INK} strokeWidth="1.1">
      {mark}
    </g>
  );
}

export function Pawn({ seat, className }: { readonly seat: number; readonly className?: string }) {
  return (
    <svg
      className={className === undefined ? "tc-pawn" : `tc-pawn ${className}`}
      viewBox="0 0 24 28"
      aria-hidden="true"
    >
      <PawnShape seat={seat} />
    </svg>
  );
}

/** The stone that a trader lays on a card to reserve it. */
export function Marker({ seat, className }: { readonly seat: number; readonly className?: string }) {
  const { body, ink, mark } = traderOf(seat);
  return (
    <svg
      className={className === undefined ? "tc-stone" : `tc-stone ${className}`}
      viewBox="0 0 20 23"
      aria-hidden="true"
    >
      <path d="M3 21V9a7 7 0 0 1 14 0v12Z" fill={body} stroke={INK} strokeWidth="1.4" />
      <g transform="translate(-2 -4.5)" fill={ink}>
        {mark}
      </g>
    </svg>
  );
}

/** A token of a good, or the empty place of one. */
export function Token({ colourId }: { readonly colourId: string | null }) {
  if (colourId === null) {
    return (
      <svg className="tc-token is-empty" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" fill="var(--socket)" stroke="var(--socket-line)" strokeWidth="1.2" />
      </svg>
    );
  }
  const { base, deep, light, ink } = paletteOf(colourId);
  return (
    <svg className="tc-token" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12.8" r="10.8" fill={INK} opacity=".35" />
      <circle cx="12" cy="12" r="10.8" fill={base} stroke={deep} strokeWidth="1.2" />
      <circle cx="12" cy="12" r="8.6" fill="none" stroke={light} />
      <svg aria-hidden="true" x="5.7" y="5.7" width="12.6" height="12.6" viewBox="0 0 24 24" color={ink}>
        <SignShape colourId={colourId} ground={base} />
      </svg>
    </svg>
  );
}

/** Two cards held together: how many somebody has in hand. */
export function HandIcon() {
  return (
    <svg className="tc-hand-icon" viewBox="0 0 16 18" aria-hidden="true">
      <g fill="var(--plate)" stroke="currentColor" strokeWidth="1.4">
        <rect x="1" y="3.5" width="9" height="13" rx="1.6" transform="rotate(-8 5 10)" />
        <rect x="5.5" y="2" width="9" height="13" rx="1.6" transform="rotate(8 10 9)" />
      </g>
    </svg>
  );
}
