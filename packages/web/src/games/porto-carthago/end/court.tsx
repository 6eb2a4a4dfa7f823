import type { Seat } from "@portolan/kernel";
import type { Standing } from "../../../table/stage/end/standing.ts";
import type { Size } from "../../../ui/use-size.ts";
import { wavesIn } from "../art/city.ts";
import { clothOf } from "../art/palette.ts";
import { ShipAt, type ShipPrint } from "../art/ship.tsx";
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

/** The front of the palace: columns under a gable, and the winners' cloth between them. */
function Palace(props: {
  readonly x: number;
  readonly floor: number;
  readonly width: number;
  readonly height: number;
  readonly banners: readonly string[];
}) {
  const { x, floor, width, height, banners } = props;
  const columns = 8;
  const left = x - width / 2;
  const bay = width / columns;
  const eaves = floor - height * 0.66;
  return (
    <>
      <rect
        x={tenth(left)}
        y={tenth(eaves)}
        width={tenth(width)}
        height={tenth(floor - eaves)}
        className="pc-dark"
      />
      <circle cx={tenth(x)} cy={tenth((floor + eaves) / 2)} r={tenth(width * 0.4)} fill="url(#pc-end-fire)" />
      {banners.length === 0
        ? null
        : Array.from({ length: columns - 1 }, (_, i) => {
            const at = left + bay * (i + 1);
            const drop = (floor - eaves) * 0.62;
            return i % 2 === 0 ? (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a banner is its place on the wall.
                key={i}
                d={`M${tenth(at - bay * 0.24)} ${tenth(eaves + 4)}h${tenth(bay * 0.48)}v${tenth(drop)}l${tenth(-bay * 0.24)} ${tenth(bay * 0.2)}l${tenth(-bay * 0.24)} ${tenth(-bay * 0.2)}Z`}
                fill={banners[(i / 2) % banners.length]}
                stroke="#2a1408"
                strokeWidth="1"
              />
            ) : null;
          })}
      {Array.from({ length: columns }, (_, i) => {
        const at = left + bay * (i + 0.5);
        const half = bay * 0.17;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            key={i}
            d={`M${tenth(at - half)} ${tenth(floor)}L${tenth(at - half * 0.8)} ${tenth(eaves + half)}h${tenth(-half * 0.4)}V${tenth(eaves)}h${tenth(half * 2.4)}V${tenth(eaves + half)}h${tenth(-half * 0.4)}L${tenth(at + half)} ${tenth(floor)}Z`}
            className="pc-column"
          />
        );
      })}
      <rect
        x={tenth(left - bay * 0.25)}
        y={tenth(eaves - height * 0.09)}
        width={tenth(width + bay * 0.5)}
        height={tenth(height * 0.09)}
        className="pc-beam"
      />
      <path
        d={`M${tenth(x)} ${tenth(floor - height)}l${tenth(bay * 0.5)} ${tenth(-height * 0.06)}L${tenth(left + width + bay)} ${tenth(eaves - height * 0.15)}l${tenth(-bay * 0.5)} ${tenth(height * 0.06)}Z`}
        className="pc-roof-dark"
      />
      <path
        d={`M${tenth(left - bay * 0.5)} ${tenth(eaves - height * 0.09)}L${tenth(x)} ${tenth(floor - height)}L${tenth(left + width + bay * 0.5)} ${tenth(eaves - height * 0.09)}Z`}
        className="pc-roof"
      />
      <path
        d={`M${tenth(left + bay * 0.6)} ${tenth(eaves - height * 0.12)}L${tenth(x)} ${tenth(floor - height * 0.95)}L${tenth(left + width - bay * 0.6)} ${tenth(eaves - height * 0.12)}Z`}
        className="pc-tympanum"
      />
      <PieceAt name="temple" x={x} y={eaves - height * 0.17} size={height * 0.11} className="pc-tanit" />
    </>
  );
}

/** Three steps up to the palace, the lowest the widest. */
function Steps(props: {
  readonly x: number;
  readonly floor: number;
  readonly width: number;
  readonly rise: number;
}) {
  const { x, floor, width, rise } = props;
  return [0, 1, 2].map((step) => {
    const half = width / 2 + rise * (1.2 + step * 2.2);
    return (
      <g key={step}>
        <path
          d={`M${tenth(x - half)} ${tenth(floor + step * rise)}l${tenth(rise)} ${tenth(-rise * 0.5)}H${tenth(x + half - rise)}l${tenth(rise)} ${tenth(rise * 0.5)}Z`}
          className="pc-tread"
        />
        <rect
          x={tenth(x - half)}
          y={tenth(floor + step * rise)}
          width={tenth(2 * half)}
          height={tenth(rise * 0.6)}
          className="pc-riser"
        />
      </g>
    );
  });
}

function Court({ size, floor }: { readonly size: Size; readonly floor: number }) {
  const { width, height } = size;
  const rows = [0.16, 0.4, 0.74];
  const joints = rows
    .map((share) => `M0 ${tenth(floor + (height - floor) * share)}H${tenth(width)}`)
    .concat(
      Array.from({ length: 17 }, (_, i) => {
        const from = width / 2 + (i - 8) * width * 0.07;
        const to = width / 2 + (i - 8) * width * 0.13;
        return `M${tenth(from)} ${tenth(floor)}L${tenth(to)} ${tenth(height)}`;
      }),
    )
    .join("");
  return (
    <>
      <rect y={tenth(floor)} width={tenth(width)} height={tenth(height - floor)} fill="url(#pc-end-court)" />
      <path d={joints} className="pc-joint" />
    </>
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
      <defs>
        <linearGradient id="pc-end-sky" x2="0" y2="1">
          <stop style={{ stopColor: "var(--sky-1)" }} />
          <stop offset="1" style={{ stopColor: "var(--sky-2)" }} />
        </linearGradient>
        <linearGradient id="pc-end-sea" x2="0" y2="1">
          <stop style={{ stopColor: "var(--sea-1)" }} />
          <stop offset="1" style={{ stopColor: "var(--sea-2)" }} />
        </linearGradient>
        <linearGradient id="pc-end-court" x2="0" y2="1">
          <stop style={{ stopColor: "var(--stone-2)" }} />
          <stop offset="1" style={{ stopColor: "var(--stone-1)" }} />
        </linearGradient>
        <radialGradient id="pc-end-fire">
          <stop stopColor="#ffb84d" stopOpacity=".55" />
          <stop offset="1" stopColor="#ffb84d" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={tenth(width)} height={tenth(height)} fill="url(#pc-end-sky)" />
      <rect
        y={tenth(height * HORIZON)}
        width={tenth(width)}
        height={tenth(floor - height * HORIZON)}
        fill="url(#pc-end-sea)"
      />
      <path
        d={wavesIn(9, width, floor - height * HORIZON, Math.round(width / 22))}
        transform={`translate(0 ${tenth(height * HORIZON + 4)})`}
        className="pc-wave"
      />
      <path
        d={`M0 ${tenth(height * HORIZON)}q${tenth(width * 0.07)} ${tenth(-height * 0.06)} ${tenth(width * 0.15)} ${tenth(-height * 0.03)}t${tenth(width * 0.16)} ${tenth(height * 0.03)}ZM${tenth(width)} ${tenth(height * HORIZON)}q${tenth(-width * 0.09)} ${tenth(-height * 0.09)} ${tenth(-width * 0.2)} 0Z`}
        className="pc-end-hills"
      />
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
