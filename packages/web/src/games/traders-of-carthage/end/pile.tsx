import { PawnShape } from "../art/people.tsx";
import { at, scatter } from "../art/random.ts";
import type { Pile } from "./podium.ts";

/** Every so many points a card of another colour, so that piles can be counted. */
const COUNTED = 5;

/** A trader on the pile of their points. It grows with the score; the trader rises with it. */
export function PointPile({ pile, score }: { readonly pile: Pile; readonly score: number }) {
  const { seat, x, foot, width, thickness, scale } = pile;
  const random = scatter(seat * 5 + 3);
  const cards = Array.from({ length: score }, (_, i) => ({
    left: x - width / 2 + (random() - 0.5) * width * 0.045,
    top: foot - (i + 1) * thickness,
    isCounted: (i + 1) % COUNTED === 0,
  }));
  const depth = width * 0.2;
  const half = width / 2;
  return (
    <g className="tc-point-pile">
      <ellipse cx={x + 6} cy={foot + 1} rx={width * 0.6} ry={width * 0.1} fill="#1d1208" opacity=".38" />
      {cards.map(({ left, top, isCounted }) => (
        <rect
          key={top}
          x={at(left)}
          y={at(top)}
          width={at(width)}
          height={at(thickness + 0.6)}
          rx={at(thickness * 0.4)}
          fill={isCounted ? "#6b2b45" : "url(#tc-card-edge)"}
          stroke="#2b2118"
          strokeWidth={Math.min(width * 0.009, thickness * 0.3)}
        />
      ))}
      <g
        className="tc-point-top"
        style={{ transform: `translate(${at(x)}px, ${at(foot - score * thickness)}px)` }}
      >
        <path
          d={`M${at(-half)} 0L${at(-width * 0.42)} ${at(-depth)}H${at(width * 0.42)}L${at(half)} 0Z`}
          fill="#4a2338"
          stroke="#1d0d16"
          strokeWidth="1.1"
          strokeLinejoin="round"
        />
        <path
          d={`M${at(-width * 0.43)} ${at(-depth * 0.16)}L${at(-width * 0.37)} ${at(-depth * 0.86)}H${at(width * 0.37)}L${at(width * 0.43)} ${at(-depth * 0.16)}Z`}
          fill="none"
          stroke="#d9b871"
        />
        <ellipse cy={-width * 0.07} rx={11 * scale} ry={2.4 * scale} fill="#120710" opacity=".55" />
        <g
          transform={`translate(${at(-12 * scale)} ${at(-width * 0.07 - 26.3 * scale)}) scale(${scale.toFixed(3)})`}
        >
          <PawnShape seat={seat} />
        </g>
      </g>
    </g>
  );
}
