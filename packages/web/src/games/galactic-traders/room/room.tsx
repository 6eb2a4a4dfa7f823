import { useMemo } from "react";
import "../art/scene.css";
import "./room.css";
import type { BackdropProps, FigureProps } from "../../../pages/table/room/scenery.tsx";
import { type Size, useSize } from "../../../ui/use-size.ts";
import type { Placed } from "../art/constellations.tsx";
import { at } from "../art/geometry.ts";
import { SaucerShape } from "../art/pilots.tsx";
import { Port } from "../art/port.tsx";
import { Sky } from "../art/sky.tsx";
import { PieceSymbols } from "../art/symbols.tsx";
import { type WorldCard, WorldParts, WorldSymbols } from "../art/world.tsx";

const NO_GOODS: readonly never[] = [];
/** The height that the picture was composed for. */
const COMPOSED = 900;
/** Less wide than this for its height, a picture shows its worlds from edge to edge. */
const WIDE = 1.2;

interface Hanging {
  readonly card: WorldCard;
  /** Shares of the width, and of the sky's height. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const world = (id: string): WorldCard => ({ id, ability: null });

const CARDS = ["vopulus", "pelagia", "nightcore", "recyclon"].map(world);
const [VOPULUS = world("vopulus"), PELAGIA = VOPULUS, NIGHTCORE = VOPULUS, RECYCLON = VOPULUS] = CARDS;

/** On a desk the letter covers the left. */
const BROAD: readonly Hanging[] = [
  { card: VOPULUS, x: 0.8, y: 0.34, radius: 92 },
  { card: PELAGIA, x: 0.55, y: 0.22, radius: 46 },
  { card: NIGHTCORE, x: 0.6, y: 0.66, radius: 38 },
  { card: RECYCLON, x: 0.93, y: 0.74, radius: 34 },
];
const STRIP: readonly Hanging[] = [
  { card: VOPULUS, x: 0.78, y: 0.46, radius: 150 },
  { card: PELAGIA, x: 0.2, y: 0.36, radius: 92 },
  { card: NIGHTCORE, x: 0.48, y: 0.66, radius: 70 },
];

function starsOf({ width, height }: Size): readonly Placed[] {
  return [{ name: "cat", x: width * 0.68, y: height * 0.16, scale: 0.8, label: "below" }];
}

function Worlds({ size, ground }: { readonly size: Size; readonly ground: number }) {
  const { width, height } = size;
  const isWide = width / height > WIDE && height > 300;
  const scale = Math.max(height / COMPOSED, isWide ? 0.6 : 0.22);
  return (
    <svg
      className="gt-room-worlds"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {(isWide ? BROAD : STRIP).map(({ card, x, y, radius }) => (
        <g
          key={card.id}
          transform={`translate(${at(x * width)} ${at(y * ground)}) scale(${((radius * scale) / 60).toFixed(3)})`}
        >
          <WorldParts card={card} />
        </g>
      ))}
    </svg>
  );
}

/** The sky over the home port, where the saucers will land. */
export function Backdrop({ quay }: BackdropProps) {
  const [ref, size] = useSize<HTMLDivElement>();
  const stars = useMemo(() => (size && size.width > 700 ? starsOf(size) : []), [size]);
  const ground = size ? size.height * Math.min(quay, 0.96) : 0;
  return (
    <div className="gt gt-room" ref={ref}>
      <PieceSymbols goodIds={NO_GOODS} />
      <svg className="gt-symbols" width="0" height="0" aria-hidden="true">
        <defs>
          <WorldSymbols cards={CARDS} />
        </defs>
      </svg>
      {size ? (
        <>
          <Sky size={size} constellations={stars} />
          <Worlds size={size} ground={ground} />
          <div className="gt-room-ground" style={{ insetBlockStart: ground }}>
            <Port width={size.width} height={size.height - ground} />
          </div>
        </>
      ) : null}
    </div>
  );
}

/** A trader who has landed, or the pad that waits for one. */
export function Figure({ seat, isTaken }: FigureProps) {
  return (
    <svg className="gt-trader" viewBox="-40 -40 80 66" aria-hidden="true">
      <ellipse cy="20" rx="34" ry="5" fill="#05031a" fillOpacity=".5" />
      <SaucerShape seat={seat} isFree={!isTaken} />
    </svg>
  );
}
