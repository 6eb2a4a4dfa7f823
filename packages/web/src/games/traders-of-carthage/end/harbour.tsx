import type { Seat } from "@portolan/kernel";
import { useMemo } from "react";
import type { Standing } from "../../../table/stage/end/standing.ts";
import type { Size } from "../../../ui/use-size.ts";
import { Bunting, Confetti, Rays, Wreath } from "../art/celebration.tsx";
import { Haven } from "../art/coast.tsx";
import { type SeaGeometry, seaGeometry } from "../art/geometry.ts";
import { Paving, StandingJar } from "../art/paving.tsx";
import { Bollard } from "../art/quay.tsx";
import { ShipAt } from "../art/ship.tsx";
import { PointPile } from "./pile.tsx";
import { headOf, type Podium } from "./podium.ts";

/** Shares of the picture's height. */
const HORIZON = 0.412;
const QUAY = 0.8;
/** The height that the picture was composed for. */
const COMPOSED = 500;
/** Pictures that are less wide for their height show fewer things. */
const WIDE = 2.2;

/** The sea of a picture that ends at a quay. */
function seaOf({ width, height }: Size): SeaGeometry {
  const sea = seaGeometry(width, height * QUAY, 6, 4);
  return { ...sea, horizon: height * HORIZON, scale: Math.max(0.34, Math.min(width / 1290, height / 446)) };
}

interface Lying {
  /** Which ship: the one that came in last lies at the quay. */
  readonly last: number;
  /** Shares of width and height. */
  readonly x: number;
  readonly y: number;
  readonly s: number;
}

const FLEET: readonly Lying[] = [
  { last: 1, x: 0.336, y: 0.6, s: 0.7 },
  { last: 2, x: 0.097, y: 0.69, s: 0.8 },
  { last: 3, x: 0.224, y: 0.748, s: 0.98 },
  { last: 0, x: 0.783, y: 0.796, s: 1.3 },
];
const FEW: readonly Lying[] = [
  { last: 1, x: 0.06, y: 0.65, s: 0.68 },
  { last: 0, x: 0.85, y: 0.76, s: 0.96 },
];

/** The harbour when all is over: the traders on the quay, each on the pile of their own points. */
export function Harbour(props: {
  readonly size: Size;
  readonly podium: Podium;
  readonly standing: Standing;
  /** By seat, as far as they are shown. */
  readonly scores: readonly number[];
  readonly isComplete: boolean;
  readonly colourIds: readonly string[];
  /** The colours by when their ship came in last, the latest first. */
  readonly arrivals: readonly string[];
}) {
  const { size, podium, standing, scores, isComplete, colourIds, arrivals } = props;
  const { width, height } = size;
  const scale = height / COMPOSED;
  const isWide = width / height > WIDE;
  const sea = useMemo(() => seaOf(size), [size]);
  const { winners, outcome } = standing;
  const isFeast = isComplete && winners.length > 0 && outcome !== "lost";
  const [best] = podium.piles.filter(({ seat }) => winners.includes(seat));
  const light = best ? { x: best.x, y: headOf(best, scores[best.seat]) + 14 * best.scale } : null;
  const quay = height * QUAY;
  const order = podium.piles.toSorted((a, b) => rank(winners, a.seat) - rank(winners, b.seat));
  return (
    <svg
      className="tc-harbour"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      data-complete={isComplete}
    >
      <defs>
        <linearGradient id="tc-card-edge" x1="0" x2="1">
          <stop stopColor="#fff6dd" />
          <stop offset=".7" stopColor="#ecdcb4" />
          <stop offset="1" stopColor="#cdb684" />
        </linearGradient>
      </defs>
      <Haven sea={sea} />
      {light ? <Rays x={light.x} y={light.y} radius={Math.min(height * 1.12, width * 0.5)} /> : null}
      {(isWide ? FLEET : FEW).map(({ last, x, y, s }) => (
        <ShipAt
          key={last}
          colourId={arrivals[last % arrivals.length]}
          x={x * width}
          y={y * height}
          scale={s * scale}
        />
      ))}
      {isFeast && light ? (
        <Confetti
          box={{
            x: light.x - height * 0.4,
            y: height * (isWide ? 0.12 : 0.34),
            width: Math.min(height * 1.2, width - light.x + height * 0.3),
            height: height * (isWide ? 0.48 : 0.3),
          }}
          count={isWide ? 46 : 26}
          scale={1.35 * scale}
        />
      ) : null}
      <Paving width={width} top={quay} bottom={height} scale={scale} />
      {(isWide ? [0.042, 0.326, 0.854] : [0.036, 0.964]).map((x) => (
        <Bollard key={x} x={x * width} y={quay - 6 * scale} s={scale} />
      ))}
      {isWide
        ? [
            [0.882, 404, 64],
            [0.914, 396, 56],
            [0.939, 412, 70],
          ].map(([x, y, h]) => <StandingJar key={x} x={x * width} y={y * scale} height={h * scale} />)
        : null}
      {order.map((pile) => {
        const head = headOf(pile, scores[pile.seat]);
        return (
          <g key={pile.seat}>
            {winners.includes(pile.seat) && isComplete ? (
              <Wreath x={pile.x} y={head + 15 * pile.scale} scale={pile.scale * 0.4} />
            ) : null}
            <PointPile pile={pile} score={scores[pile.seat]} />
          </g>
        );
      })}
      {isFeast && isWide ? (
        <>
          <Bunting
            from={width * 0.39}
            to={width * 0.64}
            sag={84 * scale}
            flags={14}
            scale={1.25 * scale}
            colourIds={colourIds}
          />
          <Bunting
            from={width * 0.64}
            to={width * 0.86}
            sag={96 * scale}
            flags={12}
            scale={1.25 * scale}
            colourIds={colourIds}
          />
        </>
      ) : null}
    </svg>
  );
}

/** Whoever won stands in front. */
function rank(winners: readonly Seat[], seat: Seat): number {
  return winners.includes(seat) ? 1 : 0;
}
