import "./room.css";
import type { BackdropProps, FigureProps } from "../../../pages/table/room/scenery.tsx";
import { type Size, useSize } from "../../../ui/use-size.ts";
import { Lagoon } from "../art/lagoon.tsx";
import { ShipPicture, shipHref } from "../art/ships.tsx";
import { PieceSymbols } from "../art/symbols.tsx";

const NO_GOODS: readonly never[] = [];
/** The share of the picture that is sky. */
const HORIZON = 0.36;
/** Where the ground begins this low, a letter lies before the picture and covers its left. */
const LETTER = 0.8;

interface Sailing {
  readonly seat: number;
  /** Shares of the width and of the water's depth. */
  readonly x: number;
  readonly y: number;
  /** Of the picture's height. */
  readonly size: number;
}

const FLEET: readonly Sailing[] = [
  { seat: 3, x: 0.1, y: 0.3, size: 0.12 },
  { seat: 1, x: 0.86, y: 0.38, size: 0.14 },
];
const COMING: readonly Sailing[] = [
  { seat: 3, x: 0.55, y: 0.24, size: 0.12 },
  { seat: 1, x: 0.88, y: 0.42, size: 0.17 },
  { seat: 2, x: 0.62, y: 0.62, size: 0.22 },
  { seat: 0, x: 0.8, y: 0.98, size: 0.38 },
];

function Ships({ size, quay }: { readonly size: Size; readonly quay: number }) {
  const { width, height } = size;
  const depth = height * (Math.min(quay, 1) - HORIZON);
  return (quay < LETTER ? FLEET : COMING).map(({ seat, x, y, size: share }) => {
    const side = Math.max(34, height * share);
    return (
      <use
        key={seat}
        href={shipHref(seat)}
        x={x * width - side / 2}
        y={height * HORIZON + y * depth - side * 0.86}
        width={side}
        height={side}
      />
    );
  });
}

/** The lagoon before Venice, where the ships of the families lie before they put to sea. */
export function Backdrop({ quay }: BackdropProps) {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <div className="om-scene om-room" ref={ref}>
      <PieceSymbols goodIds={NO_GOODS} />
      {size ? (
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          width={size.width}
          height={size.height}
          aria-hidden="true"
        >
          <Lagoon {...size} horizon={HORIZON} quay={1} town={quay < LETTER ? 0.5 : 0.72} />
          <Ships size={size} quay={quay} />
        </svg>
      ) : null}
    </div>
  );
}

/** The ship of a family that has come, or the mooring of one that has not. */
export function Figure({ seat, isTaken }: FigureProps) {
  return (
    <span className="om-figure" data-taken={isTaken}>
      {isTaken ? <ShipPicture seat={seat} /> : <Mooring />}
    </span>
  );
}

function Mooring() {
  return (
    <svg className="om-mooring" viewBox="0 0 64 60" aria-hidden="true">
      <path d="M4 38l9 1c3 4 32 4 36 0l5-8h8c-1 14-7 24-28 24C16 55 7 51 4 38z" />
      <path d="M13 11C22 7 42 7 51 11c4 8 3 17-2 24-9-4-24-4-33 0 3-8 2-16-3-24zM32 46V3" />
    </svg>
  );
}
