import type { ReactNode } from "react";
import { goodColour } from "./palette.ts";

/** The signs of goods, drawn in a box of 24 units around 0,0 in the current colour. */
const SIGNS: Readonly<Record<string, ReactNode>> = {
  medicine: (
    <path
      d="M-3.1-9h6.2v5.9H9v6.2H3.1V9h-6.2V3.1H-9v-6.2h5.9z"
      strokeWidth="1.6"
      strokeLinejoin="round"
      stroke="currentColor"
    />
  ),
  // A ray gun: few and fat parts, so that it is told from the spanner at 16 px.
  armaments: (
    <path
      d="M-9-5.6-11.6-10.4-4-7.4H-2C.4-7.4 2-6.2 2.8-4.6H5V-7.4a1.2 1.2 0 0 1 2.4 0V-5.2a2.4 2.4 0 1 1 0 4.4V1.4a1.2 1.2 0 0 1-2.4 0V-1.4H2.8C2 .2.4 1.4-2 1.4L-2.4 4.8H-4.6L-6 10H-11.2L-8.8.8C-11.2-.6-11.2-4-9-5.6Z"
      strokeWidth=".8"
      strokeLinejoin="round"
      stroke="currentColor"
    />
  ),
  food: (
    <path d="M0-3.2C-2-5.8-8.6-5.4-8.6 1.2C-8.6 6.2-5.2 9.7-2.7 9.7C-1.4 9.7-1 9.1 0 9.1S1.4 9.7 2.7 9.7C5.2 9.7 8.6 6.2 8.6 1.2C8.6-5.4 2-5.8 0-3.2ZM.4-4.8C.2-8.4 3-10.4 6.4-10.1C6.5-6.9 3.8-4.7.4-4.8Z" />
  ),
  tools: (
    <path
      d="M-2.4 9.2a2.4 2.4 0 0 0 4.8 0V-.9A5.6 5.6 0 0 0 3.6-10.6V-5.6L0-3.7-3.6-5.6V-10.6A5.6 5.6 0 0 0-2.4-.9Z"
      transform="rotate(42)"
      strokeWidth=".8"
      strokeLinejoin="round"
      stroke="currentColor"
    />
  ),
  fuel: (
    <path
      d="M2.8-10.4-7.2 2H-1.2L-3.2 10.4 7.2-2.8H.9Z"
      strokeWidth="1.2"
      strokeLinejoin="round"
      stroke="currentColor"
    />
  ),
  water: <path d="M0-10.4C3.6-5.4 7.6-1.2 7.6 3.1A7.6 7.6 0 0 1-7.6 3.1C-7.6-1.2-3.6-5.4 0-10.4Z" />,
};

/** The sign of a good that only a foreign edition has: its initial. */
function Initial({ goodId }: { readonly goodId: string }) {
  return (
    <text y="7.2" textAnchor="middle" fontSize="21" fontWeight="700">
      {goodId.charAt(0).toUpperCase()}
    </text>
  );
}

/** What signs are referred to by: once on a page. */
export function SignSymbol({ goodId }: { readonly goodId: string }) {
  return (
    <g id={`gt-sign-${goodId}`} fill="currentColor">
      {SIGNS[goodId] ?? <Initial goodId={goodId} />}
    </g>
  );
}

interface SignProps {
  readonly goodId: string;
  readonly x?: number;
  readonly y?: number;
  /** One unit of the box of 24. */
  readonly scale?: number;
  /** In place of the good's own colour. */
  readonly colour?: string;
  readonly opacity?: number;
}

/** The sign of a good inside a drawing. */
export function SignShape({
  goodId,
  x = 0,
  y = 0,
  scale = 1,
  colour = goodColour(goodId),
  opacity,
}: SignProps) {
  return (
    <use
      href={`#gt-sign-${goodId}`}
      transform={`translate(${x} ${y}) scale(${scale})`}
      color={colour}
      opacity={opacity}
    />
  );
}

/** The sign of a good as large as the text it stands in. */
export function Sign({ goodId, colour = goodColour(goodId) }: Pick<SignProps, "goodId" | "colour">) {
  return (
    <svg className="gt-sign" viewBox="-12 -12 24 24" width="1em" height="1em" aria-hidden="true">
      <SignShape goodId={goodId} colour={colour} />
    </svg>
  );
}
