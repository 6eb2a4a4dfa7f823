import { memo } from "react";
import { Chamber, DeckPile, Lighthouse, Stall, Temple } from "./buildings.tsx";
import { cityOf, palmsOf, wavesIn } from "./city.ts";
import { arc, ellipse, grown, moved, ringPiece, short } from "./geometry.ts";
import type { Layout } from "./layout.ts";
import { Names, Quays } from "./quays.tsx";
import { sequence } from "./random.ts";

/** Everything that stays where it is: sea, land, city, the ring of quays and the water within. */

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
