import { useMemo } from "react";
import "../art/scene.css";
import "./room.css";
import type { BackdropProps, FigureProps } from "../../../pages/table/room/scenery.tsx";
import { type Size, useSize } from "../../../ui/use-size.ts";
import { Haven } from "../art/coast.tsx";
import { type SeaGeometry, seaGeometry } from "../art/geometry.ts";
import { Paving, StandingJar } from "../art/paving.tsx";
import { FreePawnShape, PawnShape } from "../art/people.tsx";
import { Bollard } from "../art/quay.tsx";
import { ShipAt } from "../art/ship.tsx";
import { Symbols } from "../art/symbols.tsx";

const GOODS = ["red", "blue", "yellow", "green"];
const NO_CARDS: readonly never[] = [];
/** The height that the picture was composed for, and the share of it that is sky. */
const COMPOSED = 900;
const HORIZON = 0.3;
/** Less wide than this for its height, a picture shows its ships from edge to edge. */
const WIDE = 1.2;

/** Where the ground begins this low, nobody stands on it: a letter lies before the picture. */
const LETTER = 0.8;

interface Sailing {
  readonly id: string;
  /** Shares of the width and of the water's depth. */
  readonly x: number;
  readonly y: number;
  readonly s: number;
}

const FLEET: readonly Sailing[] = [
  { id: "red", x: 0.47, y: 0.34, s: 0.8 },
  { id: "green", x: 0.62, y: 0.3, s: 0.8 },
  { id: "yellow", x: 0.83, y: 0.74, s: 1.1 },
  { id: "blue", x: 0.52, y: 0.82, s: 1.15 },
];
/** Behind a letter, which covers the left: one ship comes close. */
const COMING: readonly Sailing[] = [
  { id: "blue", x: 0.58, y: 0.32, s: 0.95 },
  { id: "green", x: 0.9, y: 0.52, s: 0.9 },
  { id: "yellow", x: 0.56, y: 0.72, s: 1.2 },
  { id: "red", x: 0.77, y: 0.92, s: 2.3 },
];
const STRIP: readonly Sailing[] = [
  { id: "green", x: 0.5, y: 0.4, s: 1.1 },
  { id: "red", x: 0.15, y: 0.55, s: 1.3 },
  { id: "yellow", x: 0.74, y: 0.75, s: 1.4 },
  { id: "blue", x: 0.36, y: 0.86, s: 1.7 },
];

function seaOf({ width, height }: Size, quay: number): SeaGeometry {
  const sea = seaGeometry(width, height * quay, 6, 4);
  const horizon = height * HORIZON;
  return { ...sea, horizon, scale: Math.max(0.34, Math.min(width / 1180, height / 560)) };
}

/** The coast off Carthage, and the quay where the traders will stand. */
export function Backdrop({ quay }: BackdropProps) {
  const [ref, size] = useSize<HTMLDivElement>();
  const sea = useMemo(() => (size ? seaOf(size, quay) : null), [size, quay]);
  return (
    <div className="tc-scene tc-room" ref={ref}>
      <Symbols colourIds={GOODS} prints={NO_CARDS} />
      {size && sea ? (
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          width={size.width}
          height={size.height}
          aria-hidden="true"
        >
          <Haven sea={sea} />
          <Ships size={size} quay={quay} />
          {quay < 1 ? <Quay size={size} quay={quay} /> : null}
        </svg>
      ) : null}
    </div>
  );
}

function Ships({ size, quay }: { readonly size: Size; readonly quay: number }) {
  const { width, height } = size;
  const isWide = width / height > WIDE && height > 300;
  const scale = Math.max(height / COMPOSED, isWide ? 0.6 : 0.25);
  const depth = height * (Math.min(quay, 0.98) - HORIZON);
  const fleet = isWide ? (quay < LETTER ? FLEET : COMING) : STRIP;
  return fleet.map(({ id, x, y, s }) => (
    <ShipAt key={id} colourId={id} x={x * width} y={height * HORIZON + y * depth} scale={s * scale} />
  ));
}

function Quay({ size, quay }: { readonly size: Size; readonly quay: number }) {
  const { width, height } = size;
  const scale = Math.max(0.5, (height / COMPOSED) * 1.3);
  const top = height * quay;
  return (
    <>
      <Paving width={width} top={top} bottom={height} scale={scale} />
      {[0.43, 0.7, 0.978].map((x) => (
        <Bollard key={x} x={x * width} y={top - 6 * scale} s={scale} />
      ))}
      {[0.05, 0.09, 0.128].map((x, i) => (
        <StandingJar
          key={x}
          x={x * width}
          y={top + (0.24 - 0.06 * (i % 2)) * (height - top)}
          height={(66 + 8 * (i % 2)) * scale}
        />
      ))}
    </>
  );
}

/** A trader who stands there, or the place of one who has not come yet. */
export function Figure({ seat, isTaken }: FigureProps) {
  return (
    <svg className="tc-figure" viewBox="-3 0 32 30" aria-hidden="true">
      <ellipse cx="13.5" cy="26.5" rx="14" ry="2.8" fill="#1d1208" opacity=".35" />
      {isTaken ? <PawnShape seat={seat} /> : <FreePawnShape />}
    </svg>
  );
}
