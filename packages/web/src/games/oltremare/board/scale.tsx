import { useMemo } from "react";
import { LaurelShape, shieldHref } from "../art/shields.tsx";
import * as place from "../places.ts";
import { type Helm, leaders, tallyOf } from "./helm.ts";
import { scaleRange, spread } from "./scale-marks.ts";

const WIDTH = 276;
const LEFT = 14;
const RIGHT = 262;
/** How far shields stand apart at least, in units. */
const APART = 20;

/** Everybody's ducats on one scale, with what the selected cards would add to the viewer's. */
export function Scale({ helm }: { readonly helm: Helm }) {
  const { picture } = helm;
  const { view, viewer, translator } = picture;
  const ducats = view.merchants.map((merchant) => merchant.ducats);
  const sums = tallyOf(helm);
  const gained = sums === null ? 0 : sums.ducats + sums.sailingDucats;
  const own = viewer === null ? 0 : ducats[viewer];
  const [least, most] = scaleRange([...ducats, own + gained]);
  const at = (value: number): number => LEFT + ((value - least) / (most - least)) * (RIGHT - LEFT);
  const key = ducats.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the ducats.
  const marks = useMemo(() => spread(ducats.map(at), APART, LEFT, RIGHT), [key, least, most]);
  const steps = Math.round((most - least) / 5);
  // Figures every 5, or every 10 where they would touch.
  const every = steps > 7 ? 2 : 1;
  const first = leaders(view);
  return (
    <section className="om-ruler" data-place={place.scale}>
      <h2>{translator.t("om.head.ducats")}</h2>
      <svg
        viewBox={`0 0 ${WIDTH} 76`}
        role="img"
        aria-label={ducats.map((value, seat) => `${translator.called(seat)} ${value}`).join(", ")}
      >
        {Array.from({ length: steps }, (_, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a part of the scale is known by its place.
            key={i}
            x={at(least + i * 5)}
            y="54"
            width={at(least + 5) - at(least)}
            height="5"
            className={i % 2 === 0 ? "is-dark" : "is-light"}
          />
        ))}
        <rect x={LEFT} y="54" width={RIGHT - LEFT} height="5" className="is-frame" />
        {Array.from({ length: steps + 1 }, (_, i) => i)
          .filter((i) => i % every === 0)
          .map((i) => (
            <text key={i} x={at(least + i * 5)} y="73">
              {least + i * 5}
            </text>
          ))}
        {ducats.map((value, seat) => (
          <g key={place.ducats(seat)}>
            <path className="is-pin" d={`M${at(value)} 54L${marks[seat]} 40`} />
            <use href={shieldHref(seat)} x={marks[seat] - 9.5} y="20" width="19" height="21" />
            {first.includes(seat) ? (
              <g transform={`translate(${marks[seat]} 30)`}>
                <LaurelShape />
              </g>
            ) : null}
          </g>
        ))}
        {gained > 0 ? (
          <g className="is-gain">
            <path d={`M${at(own) + 3} 48H${at(own + gained) - 3}m-5-4.5 6 4.5-6 4.5`} />
            <text x={(at(own) + at(own + gained)) / 2} y="40">
              +{gained}
            </text>
          </g>
        ) : null}
      </svg>
    </section>
  );
}
