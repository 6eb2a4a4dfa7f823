import type { Picture } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import { nameOf, type Standing } from "../../../table/stage/end/standing.ts";
import { useSize } from "../../../ui/use-size.ts";
import { Lagoon } from "../art/lagoon.tsx";
import { LaurelShape, shieldHref } from "../art/shields.tsx";
import { shipHref } from "../art/ships.tsx";
import { type Pile, pilesOf } from "./piles.ts";

/** Shares of the picture's height. */
const HORIZON = 0.46;
const QUAY = 0.76;

/** A pile of ducats, coin upon coin. */
function Coins({ pile, isBest }: { readonly pile: Pile; readonly isBest: boolean }) {
  const { x, foot, width, coins, thickness } = pile;
  const r = width / 2;
  const flat = r * 0.26;
  return (
    <g className="om-coins-pile">
      <ellipse cx={x} cy={foot + flat * 0.5} rx={r * 1.15} ry={flat * 1.2} fill="#1d1208" opacity=".3" />
      {Array.from({ length: coins }, (_, i) => {
        const y = foot - i * thickness;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: one ducat is like the other.
          <g key={i} stroke="#5a3c08">
            <path
              d={`M${x - r} ${y}v${-thickness}h${2 * r}v${thickness}a${r} ${flat} 0 0 1 ${-2 * r} 0Z`}
              fill="url(#om-shade-coin)"
              strokeWidth=".8"
            />
            <ellipse cx={x} cy={y - thickness} rx={r} ry={flat} fill="#f0cd74" strokeWidth=".8" />
          </g>
        );
      })}
      <g
        transform={`translate(${x} ${foot - coins * thickness - r * 0.62}) scale(${(r / 20) * (isBest ? 1.15 : 0.95)})`}
      >
        {isBest ? (
          <g transform="scale(1.5)">
            <LaurelShape />
          </g>
        ) : null}
        <use href={shieldHref(pile.seat)} x="-18" y="-20" width="36" height="40" />
      </g>
    </g>
  );
}

/** The families' ships behind their riches. */
function Fleet({
  piles,
  size,
}: {
  readonly piles: readonly Pile[];
  readonly size: { readonly height: number };
}) {
  const side = size.height * 0.24;
  return piles.map(({ seat, x }, i) => (
    <use
      key={seat}
      href={shipHref(seat)}
      x={x - side * 0.1}
      y={size.height * (QUAY - (i % 2 === 0 ? 0.02 : 0.05)) - side}
      width={side}
      height={side}
    />
  ));
}

/** Who has how many ducats, as piles on the quay before Venice; names and numbers are words, not drawings. */
export function Riches(props: {
  readonly picture: Picture;
  readonly standing: Standing;
  /** By seat. */
  readonly scores: readonly number[];
}) {
  const { picture, standing, scores } = props;
  const { translator, viewer } = picture;
  const [ref, size] = useSize<HTMLDivElement>();
  const piles = size ? pilesOf(size, standing.order, scores) : [];
  const isBest = (seat: Seat): boolean => standing.winners.includes(seat);
  return (
    <div className="om-riches" ref={ref}>
      {size ? (
        <>
          <svg
            viewBox={`0 0 ${size.width} ${size.height}`}
            width={size.width}
            height={size.height}
            aria-hidden="true"
          >
            <Lagoon
              {...size}
              horizon={HORIZON}
              quay={QUAY}
              town={size.width > size.height * 2 ? 0.72 : 0.5}
            />
            <Fleet piles={piles} size={size} />
            {piles.map((pile) => (
              <Coins key={pile.seat} pile={pile} isBest={isBest(pile.seat)} />
            ))}
          </svg>
          <ol className="om-standing">
            {standing.order.map((seat) => (
              <li
                key={seat}
                data-seat={seat}
                data-winner={isBest(seat)}
                data-me={seat === viewer}
                style={{
                  left: piles.find((pile) => pile.seat === seat)?.x,
                  width: piles[0].room,
                }}
              >
                <span data-cut>{nameOf(seat, viewer, translator)}</span>{" "}
                <b>{translator.number(scores[seat])}</b>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </div>
  );
}
