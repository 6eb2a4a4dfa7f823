import { INK, pennantOf, SAIL_COUNT } from "./palette.ts";
import { sailFill } from "./shields.tsx";

/** Ships, in a box of 64 units: told apart by the pattern of the sail. */

const SAIL = "M13 11C22 7 42 7 51 11c4 8 3 17-2 24-9-4-24-4-33 0 3-8 2-16-3-24z";
const HULL = "M4 38l9 1c3 4 32 4 36 0l5-8h8c-1 14-7 24-28 24C16 55 7 51 4 38z";
const SEATS = Array.from({ length: SAIL_COUNT }, (_, seat) => seat);

/** What all ships have below and behind the sail. */
function Rig() {
  return (
    <>
      <path d="M32 46V3" stroke="#3b2412" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M10 42L32 8 56 40" fill="none" stroke="#3b2412" strokeWidth=".8" opacity=".7" />
    </>
  );
}

function HullShape() {
  return (
    <>
      <path d="M11 11h42" stroke="#3b2412" strokeWidth="2" strokeLinecap="round" />
      <path d={HULL} fill="url(#om-shade-hull)" stroke="#24140a" strokeWidth="1.5" strokeLinejoin="round" />
      <path
        d="M10 44c8 5 38 5 48-3M14 49c10 4 30 4 40-3"
        fill="none"
        stroke="#2d180a"
        strokeWidth="1"
        opacity=".7"
      />
      <path d="M54 31h8M12 39.5c4 3 33 3 37 0" stroke="#d9a970" strokeWidth="1.4" fill="none" />
    </>
  );
}

export function ShipSymbols() {
  return (
    <>
      {SEATS.map((seat) => (
        <symbol key={seat} id={`om-ship-${seat}`} viewBox="0 0 64 64" overflow="visible">
          <Rig />
          <path
            d="M32 3c5-2 8 2 13 0-2 2-2 4 0 5-5 2-8-2-13 0z"
            fill={pennantOf(seat)}
            stroke={INK}
            strokeWidth=".9"
          />
          <path d={SAIL} fill={sailFill(seat)} />
          <path d={SAIL} fill="url(#om-light-sail)" stroke={INK} strokeWidth="1.5" strokeLinejoin="round" />
          <HullShape />
        </symbol>
      ))}
    </>
  );
}

/** The reference to a family's ship, for drawings. */
export function shipHref(seat: number): string {
  return `#om-ship-${seat % SAIL_COUNT}`;
}

/** A family's ship. It fills the width that it is given. */
export function ShipPicture({ seat }: { readonly seat: number }) {
  return (
    <svg className="om-ship-picture" viewBox="0 0 64 60" aria-hidden="true">
      <use href={shipHref(seat)} width="64" height="64" />
    </svg>
  );
}
