import type { Size } from "../../../ui/use-size.ts";
import { wavesIn } from "./city.ts";
import { PieceAt, tenth } from "./symbol.tsx";
import "./shore.css";

/** Carthage seen from the ground: for the end of a game, and for the room before it. */

/** Sky and sea, with hills at the horizon, down to the floor where somebody stands. */
export function Bay(props: { readonly size: Size; readonly horizon: number; readonly floor: number }) {
  const { size, horizon, floor } = props;
  const { width, height } = size;
  const hill = Math.min(height * 0.09, horizon * 0.3);
  return (
    <>
      <defs>
        <linearGradient id="pc-shore-sky" x2="0" y2="1">
          <stop style={{ stopColor: "var(--sky-1)" }} />
          <stop offset="1" style={{ stopColor: "var(--sky-2)" }} />
        </linearGradient>
        <linearGradient id="pc-shore-sea" x2="0" y2="1">
          <stop style={{ stopColor: "var(--sea-1)" }} />
          <stop offset="1" style={{ stopColor: "var(--sea-2)" }} />
        </linearGradient>
        <linearGradient id="pc-shore-court" x2="0" y2="1">
          <stop style={{ stopColor: "var(--stone-2)" }} />
          <stop offset="1" style={{ stopColor: "var(--stone-1)" }} />
        </linearGradient>
        <radialGradient id="pc-shore-fire">
          <stop stopColor="#ffb84d" stopOpacity=".55" />
          <stop offset="1" stopColor="#ffb84d" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={tenth(width)} height={tenth(horizon + 1)} fill="url(#pc-shore-sky)" />
      <rect
        y={tenth(horizon)}
        width={tenth(width)}
        height={tenth(floor - horizon)}
        fill="url(#pc-shore-sea)"
      />
      <path
        d={wavesIn(9, width, floor - horizon, Math.round((width * (floor - horizon)) / 3400))}
        transform={`translate(0 ${tenth(horizon + 4)})`}
        className="pc-wave"
      />
      <path
        d={`M0 ${tenth(horizon)}q${tenth(width * 0.07)} ${tenth(-hill * 0.7)} ${tenth(width * 0.15)} ${tenth(-hill * 0.35)}t${tenth(width * 0.16)} ${tenth(hill * 0.35)}ZM${tenth(width)} ${tenth(horizon)}q${tenth(-width * 0.09)} ${tenth(-hill)} ${tenth(-width * 0.2)} 0Z`}
        className="pc-hills"
      />
    </>
  );
}

/** The front of the palace: columns under a gable, and the winners' cloth between them. */
export function Palace(props: {
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
      <ellipse
        cx={tenth(x)}
        cy={tenth((floor + eaves) / 2)}
        rx={tenth(width * 0.42)}
        ry={tenth((floor - eaves) / 2)}
        fill="url(#pc-shore-fire)"
      />
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
export function Steps(props: {
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

/** A paved court, or a quay: from the floor to the lower edge. */
export function Court({ size, floor }: { readonly size: Size; readonly floor: number }) {
  const { width, height } = size;
  const kerb = Math.max(3, (height - floor) * 0.025);
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
      <rect
        y={tenth(floor)}
        width={tenth(width)}
        height={tenth(height - floor)}
        fill="url(#pc-shore-court)"
      />
      <path d={joints} className="pc-joint" />
      <rect y={tenth(floor - kerb)} width={tenth(width)} height={tenth(kerb)} className="pc-tread" />
      <rect y={tenth(floor)} width={tenth(width)} height={tenth(kerb * 0.5)} className="pc-riser" />
    </>
  );
}
