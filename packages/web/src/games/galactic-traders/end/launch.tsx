import type { Seat } from "@portolan/kernel";
import type { Standing } from "../../../table/stage/end/standing.ts";
import { at, polar } from "../art/geometry.ts";
import { PipShape } from "../art/houses.tsx";
import { houseOf } from "../art/palette.ts";
import { SaucerShape } from "../art/pilots.tsx";
import { type WorldCard, WorldParts } from "../art/world.tsx";
import { type Column, hungIn, saucerAt } from "./columns.ts";
import type { Win } from "./harvest.ts";

/** What has been counted so far: planets one by one, then the goods of all. */
export interface Counted {
  readonly wins: readonly Win[];
  /** By seat: points of goods, nought until they are counted. */
  readonly goods: readonly number[];
  /** By seat: all points so far. */
  readonly scores: readonly number[];
}

const SPARKS = Array.from({ length: 22 }, (_, i) => {
  const [x, y] = polar(46 + (i % 4) * 15, i * 137.5);
  return { x, y: y * 0.8 - 10, scale: 0.5 + (i % 3) * 0.35 };
});

/** Stars that fly from who won. */
function Fireworks({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g className="gt-sparks" transform={`translate(${at(x)} ${at(y)}) scale(${scale.toFixed(2)})`}>
      <circle r="120" fill="url(#gt-lamp)" opacity=".55" />
      {SPARKS.map((spark) => (
        <path
          key={`${at(spark.x)} ${at(spark.y)}`}
          className="gt-spark"
          d="M0-6 1-1 6 0 1 1 0 6-1 1-6 0-1-1Z"
          transform={`translate(${at(spark.x)} ${at(spark.y)}) scale(${spark.scale})`}
        />
      ))}
    </g>
  );
}

function Beam({ column, points }: { readonly column: Column; readonly points: number }) {
  const { seat, x, foot, scale } = column;
  const top = saucerAt(column, points) + 10 * scale;
  const [wide, narrow] = [26 * scale, 12 * scale];
  return (
    <>
      <path
        className="gt-beam"
        d={`M${at(x - narrow)} ${at(top)}H${at(x + narrow)}L${at(x + wide)} ${at(foot)}H${at(x - wide)}Z`}
        fill={houseOf(seat).colour}
      />
      <ellipse className="gt-launch-pad" cx={at(x)} cy={at(foot)} rx={at(wide * 1.25)} ry={at(wide * 0.28)} />
    </>
  );
}

/** The saucers of all houses, each lifted by the points of its planets and goods. */
export function Launch(props: {
  readonly size: { readonly width: number; readonly height: number };
  readonly columns: readonly Column[];
  readonly standing: Standing;
  readonly counted: Counted;
  readonly isComplete: boolean;
  cardOf(win: Win): WorldCard;
}) {
  const { size, columns, standing, counted, isComplete, cardOf } = props;
  const isWinner = (seat: Seat): boolean => isComplete && standing.winners.includes(seat);
  return (
    <svg
      className="gt-launch"
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      aria-hidden="true"
    >
      {columns.map((column) => {
        const { seat, x, foot, unit, radius, scale } = column;
        const points = counted.scores[seat] ?? 0;
        const y = saucerAt(column, points);
        const fromPlanets = Math.max(0, points - (counted.goods[seat] ?? 0));
        return (
          <g key={seat}>
            <Beam column={column} points={points} />
            {isWinner(seat) ? <Fireworks x={x} y={y - 12 * scale} scale={scale} /> : null}
            {hungIn(column, counted.wins).map(({ win, x: left, y: top }) => (
              <g
                key={win.planet}
                className="gt-hung"
                transform={`translate(${at(left)} ${at(top)}) scale(${(radius / 60).toFixed(3)})`}
              >
                <WorldParts card={cardOf(win)} />
              </g>
            ))}
            {Array.from({ length: counted.goods[seat] ?? 0 }, (_, i) => (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: equal points have no other name than their number.
                key={i}
                transform={`translate(${at(x)} ${at(foot - (fromPlanets + i + 0.5) * unit)}) scale(${(Math.min(unit, 15) / 22).toFixed(3)})`}
              >
                <PipShape seat={seat} isFull />
              </g>
            ))}
            <g className="gt-risen" transform={`translate(${at(x)} ${at(y)}) scale(${scale.toFixed(3)})`}>
              <SaucerShape seat={seat} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
