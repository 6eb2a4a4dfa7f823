import { memo } from "react";
import { arc, ellipse, moved, onEllipse, type Point, scaled, short, spot } from "./geometry.ts";
import type { Layout } from "./layout.ts";
import { PieceAt } from "./symbol.tsx";

/** The palace island: stairs of single seats up to the hall, and the intrigue path around them. */

/** How the stairs are built. */
interface Stairs {
  /** The foot of the lowest flight. */
  readonly base: Point;
  /** Width of the lowest and of the highest flight. */
  readonly wide: number;
  readonly narrow: number;
  /** Depth of a tread as it is seen, and height of a riser. */
  readonly tread: number;
  readonly rise: number;
  readonly hall: number;
  readonly gable: number;
  readonly servant: number;
}

/** Seats side by side in a flight: each flight asks for the same trade points. */
const ABREAST = 3;

export function stairsOf({ kind, centre, size, island }: Layout): Stairs {
  if (kind === "wide")
    return {
      base: moved(centre, 0, 69),
      wide: 158,
      narrow: 120,
      tread: 14,
      rise: 12.4,
      hall: 32,
      gable: 17,
      servant: 27.5,
    };
  const s = Math.min(size, island.y / 116);
  return {
    base: moved(centre, 0, 46 * s),
    wide: 126 * s,
    narrow: 97 * s,
    tread: 13.4 * s,
    rise: 10.2 * s,
    hall: 28 * s,
    gable: 16 * s,
    servant: 26.5 * s,
  };
}

/** Where a single seat is, from 0: the cheapest are the lowest. */
export function seatSpot({ base, wide, narrow, tread, rise }: Stairs, seat: number, flights: number): Point {
  const flight = Math.floor(seat / ABREAST);
  const width = wide + ((narrow - wide) * flight) / Math.max(1, flights - 1);
  return {
    x: base.x - width / 2 + (width * ((seat % ABREAST) + 0.5)) / ABREAST,
    y: base.y - flight * (tread + rise) - rise - tread * 0.5,
  };
}

export function flightsOf(seats: number): number {
  return Math.ceil(seats / ABREAST);
}

/** Where the servants in the hall stand: before its columns. */
export function hallSpot({ base, tread, rise, hall }: Stairs, flights: number): Point {
  return { x: base.x, y: base.y - flights * (tread + rise) - hall * 0.1 };
}

/** The stones of the intrigue path, from the arrow on. */
export function pathSpots({ kind, centre, island, size }: Layout, stones: number): Point[] {
  const [from, to, reach] = kind === "wide" ? [186, -44, 0.885] : [196, -16, 0.86];
  return Array.from({ length: stones }, (_, i) => {
    const angle = ((from + ((to - from) * i) / Math.max(1, stones - 1)) * Math.PI) / 180;
    const wind = Math.sin(i * Math.PI * 0.9) * 3 * size;
    const radii = scaled(island, reach);
    return onEllipse(moved(centre, 0, size), { x: radii.x + wind, y: radii.y + wind * 0.6 }, angle);
  });
}

function Hall({
  stairs,
  flights,
  size,
}: {
  readonly stairs: Stairs;
  readonly flights: number;
  readonly size: number;
}) {
  const { base, narrow, tread, rise, hall, gable } = stairs;
  const floor = base.y - flights * (tread + rise);
  const half = (narrow + 10 * size) / 2;
  const top = floor - hall;
  const eaves = top - 6 * size;
  const x = (offset: number): number => short(base.x + offset);
  const y = (at: number): number => short(at);
  const s = (length: number): number => short(length * size);
  const columns = Array.from({ length: 6 }, (_, i) => {
    const at = base.x - half + 5 * size + ((2 * half - 10 * size) * i) / 5;
    return `M${short(at - 3.4 * size)} ${y(floor)}L${short(at - 2.7 * size)} ${y(top + 4 * size)}h${s(5.4)}L${short(at + 3.4 * size)} ${y(floor)}ZM${short(at - 4.6 * size)} ${y(top + size)}h${s(9.2)}v${s(3.6)}h${s(-9.2)}Z`;
  }).join("");
  const ridge = `L${x(0)} ${y(eaves - gable)}l${s(11)} ${s(-9)}`;
  return (
    <>
      <path
        d={`M${x(half)} ${y(floor)}l${s(12)} ${s(-8)}v${short(-hall)}l${s(-12)} ${s(4)}Z`}
        className="pc-gable-side"
      />
      <rect x={x(-half)} y={y(top)} width={short(2 * half)} height={short(hall)} className="pc-dark" />
      <path d={columns} className="pc-column" />
      <circle cx={x(0)} cy={y(floor - hall * 0.4)} r={s(30)} fill="url(#pc-torch)" className="pc-night" />
      <rect
        x={x(-half - 5 * size)}
        y={y(eaves)}
        width={short(2 * half + 10 * size)}
        height={s(7)}
        className="pc-beam"
      />
      <path
        d={`M${x(-half - 9 * size)} ${y(eaves)}${ridge}L${x(-half + 4 * size)} ${y(top - 14 * size)}Z`}
        className="pc-roof-light"
      />
      <path
        d={`M${x(half + 9 * size)} ${y(eaves)}${ridge}L${x(half + 21 * size)} ${y(top - 14 * size)}Z`}
        className="pc-roof-dark"
      />
      <path
        d={[1, 2, 3, 4, 5]
          .map(
            (i) => `M${x(((half + 9 * size) * i) / 6)} ${y(eaves - gable * (1 - i / 6))}l${s(11)} ${s(-9)}`,
          )
          .join("")}
        className="pc-tile"
      />
      <path
        d={`M${x(-half - 9 * size)} ${y(eaves)}L${x(0)} ${y(eaves - gable)}L${x(half + 9 * size)} ${y(eaves)}Z`}
        className="pc-roof"
      />
      <path
        d={`M${x(-half + 6 * size)} ${y(eaves - 2 * size)}L${x(0)} ${y(eaves + 4 * size - gable)}L${x(half - 6 * size)} ${y(eaves - 2 * size)}Z`}
        className="pc-tympanum"
      />
      <PieceAt
        name="temple"
        x={base.x}
        y={eaves - gable * 0.72 + 6 * size}
        size={12 * size}
        className="pc-tanit"
      />
    </>
  );
}

function Flights({
  stairs,
  flights,
  size,
}: {
  readonly stairs: Stairs;
  readonly flights: number;
  readonly size: number;
}) {
  const { base, wide, narrow, tread, rise } = stairs;
  const widthAt = (flight: number): number => wide + ((narrow - wide) * flight) / Math.max(1, flights - 1);
  return Array.from({ length: flights }, (_, i) => {
    const flight = flights - 1 - i;
    const y = base.y - flight * (tread + rise);
    const half = widthAt(flight) / 2;
    const upper = widthAt(flight + 0.6) / 2;
    const post = rise + tread * 0.72;
    return (
      <g key={flight}>
        <path
          d={`M${spot({ x: base.x - half, y: y - rise })}L${spot({ x: base.x - upper, y: y - rise - tread })}H${short(base.x + upper)}L${spot({ x: base.x + half, y: y - rise })}Z`}
          className="pc-tread"
        />
        <rect
          x={short(base.x - half)}
          y={short(y - rise)}
          width={short(2 * half)}
          height={short(rise)}
          className="pc-riser"
        />
        <path
          d={`M${spot({ x: base.x - half / 3, y: y - rise })}v${short(rise)}M${spot({ x: base.x + half / 3, y: y - rise })}v${short(rise)}`}
          className="pc-joint"
        />
        {[-1, 1].map((hand) => {
          const x = base.x + hand * (half + 11 * size);
          return (
            <g key={hand} className={hand < 0 ? "pc-newel" : "pc-newel is-shaded"}>
              <path
                d={`M${spot({ x: x - 10 * size, y })}v${short(-post)}h${short(20 * size)}v${short(post)}Z`}
              />
              <path
                d={`M${spot({ x: x - 11.5 * size, y: y - post })}h${short(23 * size)}v${short(-3 * size)}h${short(-23 * size)}Z`}
                className="pc-newel-top"
              />
            </g>
          );
        })}
      </g>
    );
  });
}

/** The island without what stands on it. */
export const Island = memo(function Island(props: {
  readonly layout: Layout;
  readonly seats: number;
  readonly stones: number;
}) {
  const { layout, seats, stones } = props;
  const { centre, island, kind, size } = layout;
  const flights = flightsOf(seats);
  const stairs = stairsOf(layout);
  const drawn = kind === "wide" ? 1 : stairs.wide / 126;
  const depth = 10 * size;
  const trail = pathSpots(layout, stones);
  return (
    <g className="pc-island">
      <path
        d={ellipse(moved(centre, 10 * size, depth + 7 * size), { x: island.x + 2, y: island.y + 2 })}
        className="pc-depth"
        filter="url(#pc-softer)"
      />
      <path d={ellipse(moved(centre, 0, depth), island)} fill="url(#pc-wall)" />
      <path d={arc(moved(centre, 0, depth * 0.55), island, 0.02, Math.PI - 0.02)} className="pc-course" />
      <path d={ellipse(centre, island)} fill="url(#pc-stone)" className="pc-quay" />
      <path d={ellipse(centre, { x: island.x - 3 * size, y: island.y - 3 * size })} className="pc-rim" />
      <path
        d={ellipse(moved(centre, 0, 2 * size), { x: island.x * 0.68, y: island.y * 0.66 })}
        className="pc-garden"
      />
      <path d={`M${trail.map(spot).join("L")}`} className="pc-trail" />
      <path
        d={`M${spot(moved(stairs.base, stairs.wide / 2, 0))}l${short(22 * drawn)} ${short(4 * drawn)}L${spot(moved(stairs.base, stairs.narrow / 2 + 30 * drawn, -flights * (stairs.tread + stairs.rise)))}h${short(-30 * drawn)}Z`}
        className="pc-depth"
        filter="url(#pc-softer)"
      />
      <Hall stairs={stairs} flights={flights} size={drawn} />
      <Flights stairs={stairs} flights={flights} size={drawn} />
    </g>
  );
});
