import { type Box, type Point, short, spot } from "./geometry.ts";
import { AwningAt, SpotAt } from "./market.tsx";
import { PieceAt } from "./symbol.tsx";

/** The buildings of the town, without what stands in and before them. */

export function Lighthouse({ at, size }: { readonly at: Point; readonly size: number }) {
  return (
    <g transform={`translate(${spot(at)}) scale(${size})`}>
      <path d="M30-4L70 10L20 14L-18 8Z" className="pc-cast" filter="url(#pc-softer)" />
      <g className="pc-night">
        <path d="M0-128L-330-176V-70Z" fill="url(#pc-beam)" filter="url(#pc-soft)" />
        <circle cy="-128" r="60" fill="url(#pc-torch)" />
      </g>
      <path d="M-30 4L-25-46H21L26 4ZM-18-51L-15-92H11L14-51ZM-10-96L-9-116H5L6-96Z" className="pc-tower" />
      <path d="M8-46H21L26 4H8ZM3-92H11L14-51H3ZM0-116H5L6-96H0Z" className="pc-tower-shade" />
      <path d="M-28-46H24V-51H-28ZM-18-92H14V-96H-18ZM-12-116H8V-119H-12Z" className="pc-tower-edge" />
      <path d="M-2-141C6-132 5-124-2-119C-9-124-10-132-2-141Z" className="pc-flame" />
      <path d="M-2-133C2-128 1-123-2-120C-5-123-6-128-2-133Z" fill="#fff2b8" />
      <path
        d="M-29-8H25M-28-20H24M-27-33H22.6M-17.4-60H13M-16.6-70H12.6M-15.8-81H11.8M-9.6-106H5.6"
        className="pc-joint"
      />
      <path d="M-8 4V-14Q-2-21 4-14V4ZM-6-66h4v8h-4ZM-18-34h4v7h-4ZM10-34h4v7h-4Z" className="pc-dark" />
    </g>
  );
}

export function Temple({ at, size }: { readonly at: Point; readonly size: number }) {
  return (
    <g transform={`translate(${spot(at)}) scale(${size})`}>
      <path d="M44 6L78 16L0 20L-50 10Z" className="pc-cast" filter="url(#pc-softer)" />
      <path d="M-50 8L-46 0H46L50 8ZM-46-6L-43-11H43L46-6Z" className="pc-tread" />
      <path d="M-50 8H50v6H-50ZM-46-6H46V0H-46Z" className="pc-riser" />
      <path d="M40-11l10-5v-42l-10 3Z" className="pc-gable-side" />
      <path d="M-40-56H40v45H-40Z" className="pc-dark" />
      <circle cy="-28" r="34" fill="url(#pc-torch)" className="pc-night" />
      {[-36, -18, 18, 36].map((x) => (
        <path key={x} d={`M${x - 4.4}-11L${x - 3.5}-53H${x + 3.5}L${x + 4.4}-11Z`} className="pc-column" />
      ))}
      <path d="M-10-11V-40Q0-50 10-40V-11Z" className="pc-dark" />
      <path d="M-47-56H47L44-63H-44Z" className="pc-beam" />
      <path d="M-44-63C-44-72-48-74-50-76H50C48-74 44-72 44-63Z" className="pc-cornice" />
      <PieceAt name="temple" x={0} y={-70.5} size={15} className="pc-tanit" />
    </g>
  );
}

/** How many bays a storey of the chamber has. */
export const BAYS = 7;
/** Height of a storey's openings, and of the chamber's two storeys. */
export const STOREY = { opening: 31, height: 44, first: 30 } as const;

/** Where a marker with this many trade points stands: two storeys, the lower one first; what is beyond stays in the last bay. */
export function bayOf({ x, y }: Point, bay: number, points: number): Point {
  const shown = Math.min(points, 2 * BAYS - 1);
  const storey = shown < BAYS ? 1 : 0;
  return {
    x: x + ((shown % BAYS) + 0.5) * bay,
    y: y + STOREY.first + storey * STOREY.height + STOREY.opening - 7.6,
  };
}

/** The chamber of commerce: a colonnade of two storeys whose bays are the trade track. */
export function Chamber({
  at,
  bay,
  end,
}: {
  readonly at: Point;
  readonly bay: number;
  readonly end: number;
}) {
  const width = bay * BAYS;
  return (
    <g transform={`translate(${spot(at)})`}>
      <path d={`M-6 106H${short(width + 10)}l6 16L6 120Z`} className="pc-cast" filter="url(#pc-softer)" />
      <path d={`M-9 14L${short(width / 2)} 0L${short(width + 9)} 14Z`} className="pc-roof" />
      <path d={`M-6 13h${short(width + 12)}v17h${short(-width - 12)}Z`} className="pc-beam" />
      {[7, 0].map((first, i) => {
        const y = STOREY.first + i * STOREY.height;
        const red = end - first;
        return (
          <g key={first} transform={`translate(0 ${y})`}>
            <rect x="-2" width={short(width + 4)} height={STOREY.opening} className="pc-dark" />
            {red >= 0 && red < BAYS ? (
              <rect
                x={short(red * bay + 1)}
                width={short(bay - 2)}
                height={STOREY.opening}
                className="pc-fatal"
              />
            ) : null}
            <path
              d={Array.from({ length: BAYS + 1 }, (_, column) => {
                const x = short(column * bay);
                return `M${short(x - 2.7)} 31L${short(x - 2.1)} 3H${short(x + 2.1)}L${short(x + 2.7)} 31ZM${short(x - 3.6)} 0h7.2v3.4h-7.2Z`;
              }).join("")}
              className="pc-column"
            />
            <rect x="-5" y="30" width={short(width + 10)} height="14" className="pc-beam" />
          </g>
        );
      })}
    </g>
  );
}

/** Where the coins of the price ladder lie in the stall. */
export function priceSpot({ x, y }: Point, step: number): Point {
  return { x: x + 24 + step * 33, y: y + 50 + step * 6 };
}

/** Where the goods lie on the counter. */
export function counterSpot({ x, y, width }: Box, at: number, spaces: number): Point {
  const from = x + 132;
  return { x: from + ((x + width - 17 - from) * at) / Math.max(1, spaces - 1), y: y + 52 };
}

const GOODS_SHOWN = 6;

/** The market's stall: falling steps for the price, a counter for the goods. */
export function Stall({ box, steps }: { readonly box: Box; readonly steps: number }) {
  const { x, y, width } = box;
  const right = short(x + width);
  const at = (dx: number, dy: number): string => spot({ x: x + dx, y: y + dy });
  const ladder = Array.from(
    { length: steps },
    (_, i) => `V${short(y + 62 + 6 * i)}H${short(x + 40 + 33 * i)}`,
  ).join("");
  return (
    <g>
      <path
        d={`M${at(4, 82)}h${short(width)}l6 6h${short(-width)}Z`}
        className="pc-cast"
        filter="url(#pc-softer)"
      />
      <path d={`M${at(0, 8)}H${right}v76H${short(x)}Z`} className="pc-stall" />
      <path d={`M${at(120, 60)}H${short(right - 8)}l6 22H${short(x + 114)}Z`} className="pc-counter" />
      <path
        d={`M${at(118, 67)}H${short(right - 6)}M${at(116, 74.5)}H${short(right - 4)}`}
        className="pc-plank"
      />
      <path d={`M${at(8, 84)}${ladder}V${short(y + 84)}Z`} className="pc-step" />
      {Array.from({ length: GOODS_SHOWN }, (_, i) => {
        const spotAt = counterSpot(box, i, GOODS_SHOWN);
        return <SpotAt key={spotAt.x} x={spotAt.x} y={spotAt.y + 17} />;
      })}
      <AwningAt x={x} y={short(y - 6)} width={width} stripes={16} />
      <path d={`M${at(0, 17)}H${right}v9H${short(x)}Z`} className="pc-awning-shade" />
    </g>
  );
}

/** The pile of ship cards. */
export function DeckPile({ at }: { readonly at: Point }) {
  return (
    <g transform={`translate(${spot(at)})`}>
      {[3, 2, 1, 0].map((i) => (
        <rect key={i} x={-2 + i * 1.4} y={-20 + i * 1.6} width="44" height="34" rx="4" className="pc-back" />
      ))}
      <rect x="1" y="-17" width="38" height="28" rx="2.5" className="pc-back-edge" />
      <PieceAt name="action-captain" x={12.5} y={-3.5} size={19} className="pc-back-sign" />
    </g>
  );
}
