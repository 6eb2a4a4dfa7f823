import { configFor } from "@portolan/games/porto-carthago";
import "../art/place.css";
import "./room.css";
import type { BackdropProps, FigureProps } from "../../../pages/table/room/scenery.tsx";
import { type Size, useSize } from "../../../ui/use-size.ts";
import { Lighthouse } from "../art/buildings.tsx";
import { PlaceSymbols } from "../art/light.tsx";
import { shipPrint } from "../art/pieces.ts";
import { sequence } from "../art/random.ts";
import { ShipAt } from "../art/ship.tsx";
import { Bay, Court, Palace, Steps } from "../art/shore.tsx";
import { symbolId, tenth } from "../art/symbol.tsx";
import { Symbols } from "../art/symbols.tsx";

/** Nobody has chosen options yet: the pieces are those of the house, for the largest table. */
const { edition } = configFor({ players: 5 });

/** The height that the picture was composed for, and the share of it that is sky. */
const COMPOSED = 900;
const HORIZON = 0.34;
/** Less wide than this for its height, a picture shows its ships from edge to edge. */
const WIDE = 1.2;
/** Where the ground begins this low, nobody stands on it: a letter lies before the picture. */
const LETTER = 0.8;

interface Sailing {
  readonly id: string;
  /** Shares of the width and of the water's depth. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const FLEET: readonly Sailing[] = [
  { id: "egypt_oil", x: 0.53, y: 0.32, size: 1.1 },
  { id: "phoenicia_grain", x: 0.68, y: 0.5, size: 1.4 },
  { id: "iberia_purple", x: 0.44, y: 0.72, size: 1.7 },
  { id: "greece_ivory", x: 0.85, y: 0.86, size: 1.9 },
];
/** Behind a letter, which covers the left: one ship comes close. */
const COMING: readonly Sailing[] = [
  { id: "egypt_oil", x: 0.58, y: 0.3, size: 1.2 },
  { id: "greece_ivory", x: 0.9, y: 0.45, size: 1.4 },
  { id: "phoenicia_grain", x: 0.6, y: 0.66, size: 1.9 },
  { id: "iberia_purple", x: 0.79, y: 0.92, size: 3.2 },
];
const STRIP: readonly Sailing[] = [
  { id: "egypt_oil", x: 0.52, y: 0.4, size: 1.4 },
  { id: "greece_ivory", x: 0.16, y: 0.6, size: 1.7 },
  { id: "phoenicia_grain", x: 0.76, y: 0.72, size: 1.8 },
  { id: "iberia_purple", x: 0.4, y: 0.92, size: 2.2 },
];

/** White houses on the hill, in rows that hide each other a little; none before the palace. */
function Houses(props: {
  readonly x: number;
  readonly foot: number;
  readonly reach: number;
  readonly scale: number;
}) {
  const { x, foot, reach, scale } = props;
  const chance = sequence(4);
  const houses = Array.from({ length: 34 }, (_, i) => {
    const side = i % 2 === 0 ? -1 : 1;
    const away = 0.52 + chance() * 0.42;
    const width = (13 + chance() * 12) * scale;
    const height = (9 + chance() * 10) * scale;
    const left = x + side * away * reach - width / 2;
    const bottom = foot - (1 - away) * 46 * scale * chance();
    return { left, bottom, width, height, isTiled: chance() > 0.6 };
  }).toSorted((a, b) => a.bottom - b.bottom);
  return houses.map(({ left, bottom, width, height, isTiled }) => (
    <g key={left}>
      <path
        d={`M${tenth(left)} ${tenth(bottom)}v${tenth(-height)}h${tenth(width)}v${tenth(height)}Z`}
        className="pc-house"
      />
      <path
        d={`M${tenth(left + width)} ${tenth(bottom)}l${tenth(5 * scale)} ${tenth(-4 * scale)}v${tenth(-height)}l${tenth(-5 * scale)} ${tenth(4 * scale)}Z`}
        className="pc-house-side"
      />
      <path
        d={`M${tenth(left)} ${tenth(bottom - height)}l${tenth(5 * scale)} ${tenth(-4 * scale)}h${tenth(width)}l${tenth(-5 * scale)} ${tenth(4 * scale)}Z`}
        className={isTiled ? "pc-house-tiles" : "pc-house-roof"}
      />
    </g>
  ));
}

/** The town at the horizon: the palace to the left of the middle, the lighthouse at the right. */
function Town({ size }: { readonly size: Size }) {
  const { width, height } = size;
  const shore = height * HORIZON;
  const scale = Math.max(0.4, height / COMPOSED);
  const palace = { x: width * 0.5, width: 250 * scale, height: 130 * scale };
  return (
    <>
      <path
        d={`M${palace.x - palace.width} ${shore + 8 * scale}q${palace.width * 0.35} ${-34 * scale} ${palace.width} ${-30 * scale}t${palace.width} ${30 * scale}Z`}
        className="pc-hills"
      />
      <Houses x={palace.x} foot={shore + 2 * scale} reach={palace.width} scale={scale} />
      <Palace
        x={palace.x}
        floor={shore - 14 * scale}
        width={palace.width}
        height={palace.height}
        banners={[]}
      />
      <Steps x={palace.x} floor={shore - 14 * scale} width={palace.width} rise={5 * scale} />
      <Lighthouse at={{ x: width * 0.93, y: shore - 8 * scale }} size={1.15 * scale} />
    </>
  );
}

function Ships({ size, quay }: { readonly size: Size; readonly quay: number }) {
  const { width, height } = size;
  const isWide = width / height > WIDE && height > 300;
  const scale = Math.max(height / COMPOSED, isWide ? 0.6 : 0.25);
  const depth = height * (Math.min(quay, 0.98) - HORIZON);
  const fleet = isWide ? (quay < LETTER ? FLEET : COMING) : STRIP;
  return fleet.map(({ id, x, y, size: large }) => (
    <ShipAt
      key={id}
      print={shipPrint(
        edition,
        edition.ships.findIndex((ship) => ship.id === id),
      )}
      x={x * width}
      y={height * HORIZON + y * depth}
      scale={Math.round(large * scale * 100) / 100}
      isFlipped={x > 0.5}
      isAtSea
    />
  ));
}

/** The bay before Carthage, and the quay where the senators will stand. */
export function Backdrop({ quay }: BackdropProps) {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <div className="pc-scene pc-room" ref={ref}>
      <PlaceSymbols />
      <Symbols prints={edition} />
      {size ? (
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          width={size.width}
          height={size.height}
          aria-hidden="true"
        >
          <Bay size={size} horizon={size.height * HORIZON} floor={size.height * Math.min(1, quay)} />
          <Town size={size} />
          <Ships size={size} quay={quay} />
          {quay < 1 ? <Court size={size} floor={size.height * quay} /> : null}
        </svg>
      ) : null}
    </div>
  );
}

/** A servant of somebody who is there, or the outline of one who has not come yet. */
export function Figure({ seat, isTaken }: FigureProps) {
  return (
    <svg className="pc-scene pc-figure" viewBox="-4 2 42 48" aria-hidden="true">
      <use href={`#${symbolId(`servant-${isTaken ? seat : "free"}`)}`} width="34" height="50" />
    </svg>
  );
}
