import type { ReactNode } from "react";
import { MarkShape } from "../../../ui/mark.tsx";

/** What the board is drawn with: pictures for the eye, whose meaning is always said in words beside them. */

function Drawing(props: { readonly box: string; readonly className: string; readonly children: ReactNode }) {
  return (
    <svg className={props.className} viewBox={props.box} aria-hidden="true" focusable="false">
      {props.children}
    </svg>
  );
}

/** An amphora: what stores goods. */
export function Jar() {
  return (
    <Drawing box="0 0 20 24" className="tc-jar">
      <path d="M7 1h6v2h-1v3c3 1 5 4 5 7 0 4-3 7-5 9v1H8v-1c-2-2-5-5-5-9 0-3 2-6 5-7V3H7Z" />
      <path className="line" d="M8 4C4 4 3 7 4 10M12 4c4 0 5 3 4 6M4.5 14h11" />
    </Drawing>
  );
}

export function Skull() {
  return (
    <Drawing box="0 0 24 24" className="tc-skull">
      <path d="M12 2c-5 0-8 3.4-8 8 0 3 1.4 5 3 6v3.5h2V17h2v3h2v-3h2v2.500h2V16c1.6-1 3-3 3-6 0-4.6-3-8-8-8Z" />
      <path
        className="hole"
        d="M8.5 8.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM15.5 8.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 12.500l1.2 2.500h-2.400Z"
      />
    </Drawing>
  );
}

export function Anchor() {
  return (
    <Drawing box="0 0 24 24" className="tc-anchor">
      <path d="M12 6v14M8 10h8M4 14c1 4.5 4 6 8 6s7-1.5 8-6M4 14l-1 3.500M4 14l3.5 1.500M20 14l1 3.500M20 14l-3.5 1.5" />
      <circle cx="12" cy="4" r="2" />
    </Drawing>
  );
}

export function Gate() {
  return (
    <Drawing box="0 0 24 24" className="tc-anchor">
      <path d="M3 21V7h3v2h3V7h6v2h3V7h3v14h-6v-4a3 3 0 0 0-6 0v4Z" />
    </Drawing>
  );
}

/** The goods of each colour; an edition with other colours gets a plain bale. */
const GOODS: Readonly<Record<string, ReactNode>> = {
  red: (
    <>
      <path d="M8 14c0-3 3-5 6-5h20c3 0 5 2 5 5v19H14c-3 0-6-2-6-5Z" />
      <path className="line" d="M8 14c0 3 3 5 6 5s5-2 5-5-2-5-5-5M13 14h1M14 19v14M20 24h14M20 28h14" />
    </>
  ),
  blue: (
    <>
      <path d="M14 9h20l8 10-18 20L6 19Z" />
      <path className="line" d="M6 19h36M14 9l4 10 6 20 6-20 4-10M18 19l6-10 6 10" />
    </>
  ),
  yellow: (
    <>
      <path d="M24 4c4 4 4 8 0 11-4-3-4-7 0-11ZM13 11c5 1 8 4 8 9-5 0-8-4-8-9ZM35 11c-5 1-8 4-8 9 5 0 8-4 8-9ZM12 20c5 1 8 4 8 9-5 0-8-4-8-9ZM36 20c-5 1-8 4-8 9 5 0 8-4 8-9Z" />
      <path className="line" d="M24 15v28" />
    </>
  ),
  green: (
    <>
      <path d="M16 15a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM25 15a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM34 15a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM20.5 23a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM29.5 23a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM25 31a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z" />
      <path className="line" d="M25 15c0-4 1-7 4-10M26 9c4-4 9-3 11 0-4 3-8 3-11 0Z" />
    </>
  ),
};

export function GoodPicture({ good }: { readonly good: string }) {
  return (
    <Drawing box="0 0 48 44" className="tc-picture">
      {GOODS[good] ?? (
        <>
          <path d="M8 12h32v24H8Z" />
          <path className="line" d="M8 20h32M18 12v24M30 12v24" />
        </>
      )}
    </Drawing>
  );
}

/** A merchant ship; its sail bears the shape of its colour. */
export function ShipPicture({ good }: { readonly good: string }) {
  return (
    <span className="tc-ship-picture">
      <Drawing box="0 0 64 52" className="tc-hull">
        <path className="wood" d="M6 36h46c3 0 5-3 6-8l4 1c0 11-5 18-13 18H19C12 47 7 42 6 36Z" />
        <path className="mast" d="M31 36V3" />
        <path className="sail" d="M13 7q18-6 36 0-4 12 0 25-18-5-36 0 4-13 0-25Z" />
        <path className="oars" d="M16 42l-5 9M25 43l-4 9M34 43l-4 9M43 43l-4 9" />
      </Drawing>
      <MarkShape mark={{ good }} />
    </span>
  );
}

/**
 * The coast of Africa from Alexandria to Carthage with south above, as charts of old were often held: so one sails from
 * left to right, past the bulge of Cyrenaica and the two gulfs of the Syrtes.
 */
export function Coast() {
  const shore =
    "M0 74C40 68 70 66 100 69C130 72 160 72 190 78C215 83 240 96 262 95C285 92 292 72 318 68C350 63 385 65 405 72C425 79 440 77 455 71C478 63 500 66 515 78C528 88 522 94 545 97C565 99 580 95 600 98";
  return (
    <svg
      className="tc-coast"
      viewBox="0 0 600 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="land" d={`${shore}V0H0Z`} />
      <path className="shore" d={shore} />
      <path className="shallow" d={shore} transform="translate(0 4)" />
    </svg>
  );
}
