import type { Seat } from "@portolan/kernel";
import type { Standing } from "../../../table/stage/end/standing.ts";
import type { Size } from "../../../ui/use-size.ts";
import { clothOf } from "../art/palette.ts";
import { ShipAt, type ShipPrint } from "../art/ship.tsx";
import { Bay, Court, Palace, Steps } from "../art/shore.tsx";
import { PieceAt, ServantAt, tenth } from "../art/symbol.tsx";
import { ABREAST, crownOf, footOf, type Podium, rowsOf, type Stand } from "./podium.ts";

/** Shares of the picture's height. */
const HORIZON = 0.5;
const COURT = 0.66;

/** Where ships lie, as shares of the picture. */
const FLEET = [
  { x: 0.2, y: 0.63, size: 1 },
  { x: 0.955, y: 0.61, size: 0.9 },
  { x: 0.07, y: 0.58, size: 0.74 },
] as const;

const LEAVES = [62, 40, 18, -4, -26, -48];

/** A wreath of laurel around the point, open at the top. */
function Laurel({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  return (
    <g
      transform={`translate(${tenth(x)} ${tenth(y)}) scale(${tenth(radius * 10) / 500})`}
      className="pc-laurel"
    >
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path d="M0 52C30 48 50 24 46-14" fill="none" stroke="#7d5710" strokeWidth="2.6" />
          {LEAVES.map((angle) => {
            const turn = (angle * Math.PI) / 180;
            return (
              <g
                key={angle}
                transform={`translate(${tenth(48 * Math.cos(turn))} ${tenth(6 + 46 * Math.sin(turn))}) rotate(${angle - 62})`}
                stroke="#6b4708"
                strokeWidth="1.3"
              >
                <path d="M0 0C6-7 15-7 20-1 14 4 6 5 0 0Z" fill="#e3b140" transform="rotate(-18)" />
                <path d="M0 0C5-6 12-6 16-1 11 4 5 4 0 0Z" fill="#f4cf6b" transform="rotate(-84)" />
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

/** A player's servants on their steps; those who have just come fade in. */
function StandShape(props: {
  readonly stand: Stand;
  readonly servants: number;
  readonly all: number;
  readonly isWinner: boolean;
}) {
  const { stand, servants, all, isWinner } = props;
  const { seat, x, foot, height, step } = stand;
  const rows = rowsOf(all);
  const half = (row: number): number => height * (0.98 - 0.05 * row);
  const crown = crownOf(stand, servants);
  const badge = height * 0.3;
  return (
    <g>
      <ellipse
        cx={tenth(x)}
        cy={tenth(foot + step * 0.3)}
        rx={tenth(height * 1.02)}
        ry={tenth(step * 0.5)}
        opacity=".25"
      />
      {Array.from({ length: rows }, (_, i) => {
        const row = rows - 1 - i;
        const top = foot - row * step;
        return (
          <g key={row}>
            {row === 0 ? null : (
              <>
                <path
                  d={`M${tenth(x - half(row))} ${tenth(top + step * 0.24)}L${tenth(x - half(row) + step * 0.3)} ${tenth(top - step * 0.3)}H${tenth(x + half(row) - step * 0.3)}L${tenth(x + half(row))} ${tenth(top + step * 0.24)}Z`}
                  className="pc-tread"
                />
                <rect
                  x={tenth(x - half(row))}
                  y={tenth(top + step * 0.24)}
                  width={tenth(2 * half(row))}
                  height={tenth(step)}
                  className="pc-riser"
                />
              </>
            )}
            {Array.from({ length: ABREAST }, (_, place) => {
              const servant = row * ABREAST + place;
              if (servant >= servants) return null;
              const at = footOf(stand, servant, all);
              return (
                <ServantAt
                  key={servant}
                  seat={seat}
                  x={at.x}
                  y={at.y}
                  height={height}
                  className="pc-end-servant"
                />
              );
            })}
          </g>
        );
      })}
      {isWinner ? <Laurel x={x} y={crown - badge * 1.15} radius={badge * 1.3} /> : null}
      <PieceAt name={`mark-${seat}`} x={x} y={crown - badge * 1.1} size={badge * (isWinner ? 1.9 : 1.5)} />
    </g>
  );
}

/** The court of the palace when all is over: everybody's servants before it, who won in front of the door. */
export function PalaceCourt(props: {
  readonly size: Size;
  readonly podium: Podium;
  readonly standing: Standing;
  /** By seat, as far as they are counted, and in the end. */
  readonly counted: readonly number[];
  readonly scores: readonly number[];
  readonly colours: readonly string[];
  /** Some that lie in the harbour. */
  readonly ships: readonly ShipPrint[];
  readonly isComplete: boolean;
}) {
  const { size, podium, standing, counted, scores, colours, ships, isComplete } = props;
  const { width, height } = size;
  const floor = height * COURT;
  const winners: readonly Seat[] = isComplete ? standing.winners : [];
  const middle = podium.stands.reduce((sum, { x }) => sum + x, 0) / podium.stands.length;
  const front = Math.min(width * 0.86, podium.spacing * (podium.stands.length + 0.1));
  const best = podium.stands.find(({ seat }) => winners.includes(seat));
  return (
    <svg
      className="pc-court-picture"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <Bay size={size} horizon={height * HORIZON} floor={floor} />
      {ships.slice(0, FLEET.length).map((print, i) => (
        <ShipAt
          key={`${print.civilisationId} ${print.goodId}`}
          print={print}
          x={FLEET[i].x * width}
          y={FLEET[i].y * height}
          scale={tenth((height / 520) * FLEET[i].size * 10) / 10}
          isFlipped={FLEET[i].x > 0.5}
          isAtSea
        />
      ))}
      <Palace
        x={middle}
        floor={floor}
        width={front}
        height={height * 0.56}
        banners={winners.map((seat) => clothOf(seat, colours[seat] ?? "").base)}
      />
      <Court size={size} floor={floor} />
      <Steps x={middle} floor={floor} width={front} rise={height * 0.022} />
      {best ? (
        <circle
          className="pc-end-glow"
          cx={tenth(best.x)}
          cy={tenth(crownOf(best, scores[best.seat]) + best.height * 0.4)}
          r={tenth(height * 0.42)}
          fill="url(#pc-glow)"
        />
      ) : null}
      {podium.stands.map((stand) => (
        <StandShape
          key={stand.seat}
          stand={stand}
          servants={counted[stand.seat] ?? 0}
          all={scores[stand.seat] ?? 0}
          isWinner={winners.includes(stand.seat)}
        />
      ))}
    </svg>
  );
}
