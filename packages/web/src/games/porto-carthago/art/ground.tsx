import { memo } from "react";
import { Chamber, DeckPile, Lighthouse, Stall, Temple } from "./buildings.tsx";
import { cityOf, palmsOf, wavesIn } from "./city.ts";
import { arc, ellipse, grown, moved, onEllipse, type Point, ringPiece, short, spot } from "./geometry.ts";
import type { Layout } from "./layout.ts";
import { sequence } from "./random.ts";

/** Everything that stays where it is: sea, land, city, the ring of quays and the water within. */

function Gradient(props: {
  readonly id: string;
  /** Offset, colour, opacity. */
  readonly stops: readonly (readonly [number, string, number?])[];
  readonly isRound?: boolean;
  readonly at?: Readonly<Record<string, string | number>>;
}) {
  const { id, stops, isRound = false, at = {} } = props;
  const Kind = isRound ? "radialGradient" : "linearGradient";
  return (
    <Kind id={id} {...at}>
      {stops.map(([offset, colour, opacity]) => (
        <stop key={offset} offset={offset} style={{ stopColor: colour, stopOpacity: opacity }} />
      ))}
    </Kind>
  );
}

const DOWN = { x1: 0, y1: 0, x2: 0, y2: 1 };

/** Light and shade of the place. A page that shows the harbour has this once. */
export const PlaceSymbols = memo(function PlaceSymbols() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="pc-symbols">
      <defs>
        <Gradient
          id="pc-stone"
          at={{ x2: 1, y2: 1 }}
          stops={[
            [0, "var(--stone-1)"],
            [1, "var(--stone-2)"],
          ]}
        />
        <Gradient
          id="pc-wall"
          stops={[
            [0, "var(--wall-1)"],
            [1, "var(--wall-2)"],
          ]}
        />
        <Gradient
          id="pc-land"
          at={{ x2: 1, y2: 1 }}
          stops={[
            [0, "var(--land-1)"],
            [1, "var(--land-2)"],
          ]}
        />
        <Gradient
          id="pc-water"
          isRound
          at={{ cx: 0.42, cy: 0.36, r: 0.72 }}
          stops={[
            [0, "var(--water-1)"],
            [0.62, "var(--water-2)"],
            [1, "var(--water-3)"],
          ]}
        />
        <Gradient
          id="pc-sea"
          at={{ x1: 1, x2: 0, y2: 0.5 }}
          stops={[
            [0, "var(--sea-1)"],
            [1, "var(--sea-2)"],
          ]}
        />
        <Gradient
          id="pc-channel"
          stops={[
            [0.3, "var(--sea-1)", 0],
            [1, "var(--water-3)", 1],
          ]}
        />
        <Gradient
          id="pc-mouth"
          stops={[
            [0, "var(--water-3)", 0],
            [0.3, "var(--water-3)", 1],
            [0.45, "var(--water-3)", 0.9],
            [1, "var(--water-3)", 0],
          ]}
        />
        <Gradient
          id="pc-channel-down"
          at={DOWN}
          stops={[
            [0, "var(--sea-1)", 0],
            [1, "var(--water-3)", 1],
          ]}
        />
        <Gradient
          id="pc-mouth-down"
          at={DOWN}
          stops={[
            [0, "var(--water-3)", 0],
            [0.35, "var(--water-3)", 1],
            [1, "var(--water-3)", 0],
          ]}
        />
        <Gradient
          id="pc-sun"
          at={{ x2: 1, y2: 1 }}
          stops={[
            [0, "var(--sun)", 0.1],
            [0.35, "var(--sun)", 0],
            [0.62, "#0a0c18", 0],
            [1, "#1a0c18", 0.2],
          ]}
        />
        <Gradient
          id="pc-beam"
          at={{ x1: 1, x2: 0 }}
          stops={[
            [0, "#ffe3a0", 0.5],
            [1, "#ffe3a0", 0],
          ]}
        />
        <Gradient
          id="pc-torch"
          isRound
          stops={[
            [0, "#ffcf73", 0.85],
            [0.35, "#f7a640", 0.34],
            [1, "#f08a2a", 0],
          ]}
        />
        <filter id="pc-soft" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
        <filter id="pc-softer" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="2.2" />
        </filter>
      </defs>
    </svg>
  );
});

/** The two shores of the harbour's mouth. */
function shoresOf({ kind, width, height, sea, centre, town }: Layout): readonly [string, string] {
  if (kind === "tall") {
    const e = sea.edge;
    const half = width / 2;
    return [
      `M0 ${e}C30 ${e - 7} 60 ${e - 9} ${half - 103} ${e - 5}S${half - 45} ${e - 5} ${half - 37} ${e + 7}L${half - 35} ${e + 46}L0 ${e + 206}Z`,
      `M${width} ${e}C${width - 30} ${e - 7} ${width - 60} ${e - 9} ${half + 103} ${e - 5}S${half + 45} ${e - 5} ${half + 37} ${e + 7}L${half + 35} ${e + 46}L${width} ${e + 206}Z`,
    ];
  }
  if (kind === "side") {
    const e = sea.edge;
    const y = centre.y;
    return [
      `M${e + 4} -2C${e - 6} 30 ${e - 8} 60 ${e - 4} ${y - 66}S${e + 6} ${y - 38} ${e + 24} ${y - 36}L${e + 70} ${y - 40}L${width} ${y - 90}V-2Z`,
      `M${e + 24} ${y + 36}C${e + 4} ${y + 38} ${e - 6} ${y + 48} ${e - 4} ${y + 70}S${e - 2} ${height - 20} ${e + 4} ${height + 2}H${width}V${y + 60}L${e + 70} ${y + 40}Z`,
    ];
  }
  const d = town?.drop ?? 0;
  const s = town?.shift ?? 0;
  const x = (at: number): number => short(at + s);
  const y = (at: number): number => short(at + d);
  return [
    `M${x(318)}-2C${x(306)} ${y(26)} ${x(300)} ${y(52)} ${x(290)} ${y(84)}C${x(282)} ${y(104)} ${x(252)} ${y(112)} ${x(244)} ${y(138)}C${x(236)} ${y(166)} ${x(236)} ${y(204)} ${x(250)} ${y(224)}C${x(262)} ${y(238)} ${x(300)} ${y(240)} ${x(345)} ${y(235)}L${x(420)} ${y(180)}H${width}V-2Z`,
    `M${x(420)} ${y(400)}L${x(345)} ${y(352)}C${x(300)} ${y(346)} ${x(266)} ${y(348)} ${x(252)} ${y(362)}C${x(238)} ${y(380)} ${x(236)} ${y(424)} ${x(242)} ${y(458)}C${x(247)} ${y(488)} ${x(262)} ${y(506)} ${x(282)} ${y(528)}C${x(294)} ${y(544)} ${x(300)} ${y(566)} ${x(304)} ${height}H${width}V${y(170)}H${x(700)}Z`,
  ];
}

/** The water between the shores, and where it runs into the harbour. */
function Channel({ layout }: { readonly layout: Layout }) {
  const { kind, sea, centre, width, town } = layout;
  if (kind === "tall") {
    const half = width / 2;
    return <path d={`M${half - 37} ${sea.edge + 4}h74l-2 54h-70Z`} fill="url(#pc-channel-down)" />;
  }
  const s = town?.shift ?? 0;
  if (kind === "side") return <path d={`M${sea.edge} ${centre.y - 38}h70v76h-70Z`} fill="url(#pc-channel)" />;
  const y = centre.y - 293;
  return (
    <path
      transform={`translate(${short(s)} ${short(y)})`}
      d="M250 234C262 246 300 249 345 244L380 250V340L345 352C300 346 266 348 252 362L240 300Z"
      fill="url(#pc-channel)"
    />
  );
}

function Mouth({ layout }: { readonly layout: Layout }) {
  const { kind, centre, outer, inner, sea, width, town, size } = layout;
  if (kind === "tall") {
    const top = sea.edge + 24;
    const half = width / 2;
    const depth = centre.y - inner.y - top + 40 * size;
    return <path d={`M${half - 35} ${top}h70l6 ${short(depth)}h-82Z`} fill="url(#pc-mouth-down)" />;
  }
  if (kind === "side") {
    const left = centre.x - outer.x - 12;
    return <path d={`M${short(left)} ${short(centre.y - 34)}h90v68h-90Z`} fill="url(#pc-mouth)" />;
  }
  return (
    <path
      transform={`translate(${short(town?.shift ?? 0)} ${short(centre.y - 293)})`}
      d="M318 244L345 243L372 236L470 215V372L372 350L345 352L318 350Z"
      fill="url(#pc-mouth)"
    />
  );
}

function City({ layout }: { readonly layout: Layout }) {
  return (
    <g className="pc-city">
      {cityOf(layout).map((row) => (
        <g key={row.y}>
          <path d={row.shade} className="pc-house-shade" />
          <path d={row.front} className="pc-house" />
          <path d={row.side} className="pc-house-side" />
          <path d={row.roof} className="pc-house-roof" />
          <path d={row.tiles} className="pc-house-tiles" />
          <path d={row.dark} className="pc-window" />
          <path d={row.lit} className="pc-window is-lit" />
        </g>
      ))}
      {palmsOf(layout).map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${short(x)} ${short(y)}) scale(${size})`}>
          <ellipse cx="7" cy="1" rx="11" ry="3" className="pc-house-shade" />
          <path d="M-1.4 0C-1-8 0-14 2-20L4-19.6C2.4-13 1.8-7 1.8 0Z" className="pc-trunk" />
          <path
            d="M3-20C-4-26-10-23-12-17C-7-20-2-20 3-20C0-30-6-30-9-28C-3-28 1-25 3-20C4-30 10-31 14-28C8-28 5-25 3-20C10-26 16-23 18-17C13-20 8-20 3-20C8-17 11-14 11-9C8-13 6-16 3-20C-2-17-5-14-5-9C-2-13 0-16 3-20Z"
            className="pc-palm"
          />
        </g>
      ))}
    </g>
  );
}

function Land({ layout }: { readonly layout: Layout }) {
  const { kind, width, height, sea, centre, outer, ring } = layout;
  const shores = shoresOf(layout);
  const isTall = kind === "tall";
  return (
    <>
      {shores.map((d) => (
        <path key={d} d={d} className="pc-foam" />
      ))}
      {isTall
        ? null
        : shores.map((d) => <path key={d} d={d} transform="translate(1 9)" fill="url(#pc-wall)" />)}
      {shores.map((d) => (
        <path key={d} d={d} fill="url(#pc-land)" className="pc-shore" />
      ))}
      {isTall ? (
        <path
          d={`M0 ${sea.edge + 60}L${width / 2 - 75} ${sea.edge + 46}h150L${width} ${sea.edge + 60}V${height}H0Z`}
          fill="url(#pc-land)"
        />
      ) : null}
      <Channel layout={layout} />
      {kind === "wide" ? (
        <>
          <path
            d={arc(moved(centre, 0, 5), grown(outer, 17), ring.from + 0.2, ring.to - 0.2)}
            className="pc-road"
          />
          <path
            d={arc(moved(centre, 0, 5), grown(outer, 31), ring.from + 0.24, ring.to - 0.24)}
            className="pc-road-edge"
          />
        </>
      ) : null}
      <City layout={layout} />
    </>
  );
}

/** Light on the water before the island. */
function glitter({ centre, island, inner, size }: Layout): string {
  const chance = sequence(21);
  return Array.from({ length: 46 }, () => {
    const depth = chance();
    const y = centre.y + island.y + 16 * size + depth * (inner.y - island.y - 20 * size);
    const x = centre.x + (40 + (chance() - 0.5) * (60 + depth * 120)) * size;
    return `M${short(x)} ${short(y)}h${short((4 + chance() * 13) * size)}`;
  }).join("");
}

function Water({ layout }: { readonly layout: Layout }) {
  const { centre, inner, island, rise, size } = layout;
  const low = moved(centre, 0, rise);
  return (
    <>
      <path d={ellipse(centre, inner)} fill="url(#pc-wall)" />
      <clipPath id="pc-basin">
        <path d={ellipse(centre, inner)} />
      </clipPath>
      <g clipPath="url(#pc-basin)">
        <path d={ellipse(moved(low, 0, 1), inner)} fill="url(#pc-water)" />
        <path d={arc(moved(centre, 0, rise / 2), inner, Math.PI, 2 * Math.PI)} className="pc-course" />
        <path
          d={`${ellipse(centre, grown(inner, 6 * size))}${ellipse(moved(centre, 15 * size, 22 * size), inner)}`}
          fillRule="evenodd"
          className="pc-depth"
          filter="url(#pc-soft)"
        />
        {Array.from({ length: 7 }, (_, i) => {
          const share = i / 6;
          const radii = {
            x: island.x + 10 * size + (inner.x - island.x - 14 * size) * share,
            y: island.y + 12 * size + (inner.y - island.y - 14 * size) * share,
          };
          const dashes = [70 + i * 23, 26 + i * 9, 120 - i * 7, 40].map((length) => short(length * size));
          return (
            <path
              key={share}
              d={ellipse(low, radii)}
              className="pc-ripple"
              strokeDasharray={dashes.join(" ")}
              strokeDashoffset={i * 67}
            />
          );
        })}
        <path d={glitter(layout)} className="pc-glitter" />
      </g>
    </>
  );
}

/** A pier between two docks; a long one, with a fire at its end, between two peoples. */
function Pier({
  layout,
  angle,
  isLong,
}: {
  readonly layout: Layout;
  readonly angle: number;
  readonly isLong: boolean;
}) {
  const { centre, inner, size } = layout;
  const root = onEllipse(centre, grown(inner, 3 * size), angle);
  const away = Math.hypot(centre.x - root.x, centre.y - root.y);
  const u = { x: (centre.x - root.x) / away, y: (centre.y - root.y) / away };
  const length = (isLong ? 34 : 20) * size;
  const half = (isLong ? 6.5 : 4.5) * size;
  const end = moved(root, u.x * length, u.y * length);
  const beside = (at: Point, side: number): string => spot(moved(at, -u.y * half * side, u.x * half * side));
  const top = `M${beside(root, 1)}L${beside(end, 1)}Q${spot(moved(end, u.x * half, u.y * half))} ${beside(end, -1)}L${beside(root, -1)}Z`;
  return (
    <>
      <path d={top} transform={`translate(0 ${short(7 * size)})`} className="pc-pier-wall" />
      <path d={top} className="pc-pier" />
      {isLong ? (
        <g transform={`translate(${spot(end)}) scale(${size})`}>
          <circle cy="-16" r="40" fill="url(#pc-torch)" className="pc-night" />
          <ellipse cx="3" cy="1" rx="6.4" ry="2.4" className="pc-shade" />
          <path d="M-4.4.6L-1-13H0L4.4.6M0 .8V-13" className="pc-tripod" />
          <path d="M-5.6-16.4H5.6C5-13.4 2.6-12 0-12C-2.6-12-5-13.4-5.6-16.4Z" className="pc-bowl" />
          <path
            d="M.4-28C4.6-22.6 4-18.4 0-16.6C-4.2-18.4-3.6-21.6-1.6-23.6C-1-22.2-.2-22 .2-22.8C.8-24.4.2-26 .4-28Z"
            className="pc-flame"
          />
        </g>
      ) : null}
    </>
  );
}

function Quays({ layout }: { readonly layout: Layout }) {
  const { centre, outer, inner, ring, docks, size } = layout;
  const middle = { x: (outer.x + inner.x) / 2, y: (outer.y + inner.y) / 2 };
  const joints = Array.from({ length: docks.length * 6 }, (_, i) => {
    const angle = ring.at(i / docks.length / 6);
    return `M${spot(onEllipse(centre, outer, angle))}L${spot(onEllipse(centre, inner, angle))}`;
  }).join("");
  return (
    <>
      <path
        d={ringPiece(centre, outer, inner, ring.from, ring.to)}
        fill="url(#pc-stone)"
        className="pc-quay"
      />
      <path d={joints + arc(centre, middle, ring.from, ring.to)} className="pc-joint" />
      <path d={arc(centre, grown(inner, 4 * size), ring.from, ring.to)} className="pc-kerb" />
      <path d={arc(centre, grown(outer, -2 * size), ring.from, ring.to)} className="pc-rim" />
      {docks.slice(1).map(({ from }, i) => (
        <Pier key={from} layout={layout} angle={from} isLong={i % 2 === 1} />
      ))}
    </>
  );
}

/** The people's names along the road outside their docks. */
function Names({ layout, names }: { readonly layout: Layout; readonly names: readonly string[] }) {
  const { centre, outer, rise, peoples } = layout;
  return peoples.map(({ angle }, i) => {
    const isBelow = Math.sin(angle) > 0.05;
    // Beside the flat end of the ring a name would run into the next one.
    const shifted = angle + (Math.abs(Math.sin(angle)) < 0.8 && !isBelow && Math.cos(angle) > 0.5 ? 0.13 : 0);
    const radii = grown(outer, isBelow ? 15 : 6);
    const half = isBelow ? -0.42 : 0.42;
    const id = `pc-name-${i}`;
    return (
      <g key={id}>
        <path
          id={id}
          d={arc(isBelow ? moved(centre, 0, rise) : centre, radii, shifted - half, shifted + half)}
          fill="none"
        />
        <text className="pc-people" textAnchor="middle">
          <textPath href={`#${id}`} startOffset="50%">
            {names[i]}
          </textPath>
        </text>
      </g>
    );
  });
}

function Court({ layout }: { readonly layout: Layout }) {
  const { width, height, town } = layout;
  if (!town) return null;
  const { court } = town;
  const slabs = Array.from(
    { length: Math.ceil(width / 60) },
    (_, i) => `M${i * 60 + 30} ${short(court)}v48M${i * 60} ${short(court + 48)}V${short(height)}`,
  ).join("");
  return (
    <>
      <path d={`M0 ${short(court)}H${short(width)}V${short(height)}H0Z`} className="pc-court" />
      <path d={`M0 ${short(court)}H${short(width)}`} className="pc-court-edge" />
      <path d={`M0 ${short(court + 48)}H${short(width)}${slabs}`} className="pc-slab" />
    </>
  );
}

/** The whole ground, drawn once for a size of the board. */
export const Ground = memo(function Ground(props: {
  readonly layout: Layout;
  /** What the peoples are called, in the order of their docks. */
  readonly names: readonly string[];
  /** The trade points that can end the game. */
  readonly end: number;
  /** How many prices the market's ladder has. */
  readonly prices: number;
}) {
  const { layout, names, end, prices } = props;
  const { kind, width, height, centre, outer, inner, rise, ring, sea, size } = layout;
  const isTall = kind === "tall";
  return (
    <svg className="pc-ground" viewBox={`0 0 ${short(width)} ${short(height)}`} aria-hidden="true">
      <rect width={width} height={height} fill="url(#pc-sea)" />
      <path
        d={isTall ? wavesIn(3, width, sea.edge + 12, 40) : wavesIn(11, sea.edge + 94 * size, height, 90)}
        className="pc-wave"
      />
      <Land layout={layout} />
      <path
        d={ellipse(moved(centre, 14 * size, 18 * size), outer)}
        className="pc-cast"
        filter="url(#pc-soft)"
      />
      <path d={ringPiece(moved(centre, 0, rise), outer, inner, ring.from, ring.to)} fill="url(#pc-wall)" />
      <Water layout={layout} />
      <Mouth layout={layout} />
      <Quays layout={layout} />
      {kind === "wide" ? <Names layout={layout} names={names} /> : null}
      <Court layout={layout} />
      <Lighthouse {...layout.lighthouse} />
      <Temple {...layout.temple} />
      {layout.town ? (
        <>
          <Chamber {...layout.town.chamber} end={end} />
          <Stall box={layout.town.market} steps={prices} />
          <DeckPile at={layout.town.deck} />
        </>
      ) : null}
      <rect width={width} height={height} fill="url(#pc-sun)" />
    </svg>
  );
});
