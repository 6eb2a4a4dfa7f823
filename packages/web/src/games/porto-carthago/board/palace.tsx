import { aids, showsPurse } from "@portolan/guides/porto-carthago";
import { type Point, short, spot } from "../art/geometry.ts";
import { flightsOf, hallSpot, Island, pathSpots, seatSpot, stairsOf } from "../art/island.tsx";
import type { Layout } from "../art/layout.ts";
import { PathStoneAt, SeatAt } from "../art/palace.tsx";
import { PieceAt, ServantAt } from "../art/symbol.tsx";
import * as place from "../places.ts";
import type { TownProps } from "./town.tsx";

/** Whether the banner hangs at the foot of the stairs, because there is no room beside them. */
function isBannerLow({ kind, island }: Layout): boolean {
  return kind !== "wide" || island.x < 176;
}

/** The price of the next seat, on a banner. */
function Banner({ picture, layout }: Pick<TownProps, "picture" | "layout">) {
  const { table, view, translator } = picture;
  const { space, price, buyers } = aids.forSale(table, view);
  const able = buyers.filter((seat) => showsPurse(picture, seat));
  const title = translator.t(space === null ? "pc.board.hall" : "pc.board.nextSeat");
  const { centre, kind, island } = layout;
  if (isBannerLow(layout)) {
    const grown = kind === "wide" ? 1.4 : 1;
    const y = kind === "wide" ? centre.y + 71 : centre.y + island.y * 0.42;
    return (
      <g
        transform={`translate(${short(centre.x - 37 * grown)} ${short(y)}) scale(${grown})`}
        className="pc-banner is-low"
      >
        <path d="M0 0H74V22H0Z" className="pc-banner-cloth" />
        <path d="M2 2H72V20H2Z" className="pc-banner-hem" />
        <PieceAt name="coin" x={13.5} y={11} size={15} />
        <text x="24" y="16.6" className="pc-banner-figure">
          {price.talents}
        </text>
        <PieceAt name="point" x={50.5} y={11} size={13} className="pc-banner-sign" />
        <text x="59" y="16.6" className="pc-banner-figure">
          {price.points}
        </text>
      </g>
    );
  }
  return (
    <g
      transform={`translate(${short(centre.x - island.x * 0.96)} ${short(centre.y - 99)})`}
      className="pc-banner"
    >
      <path d="M0 0H98V50L49 60L0 50Z" className="pc-banner-cloth" />
      <path d="M4 4H94V47.4L49 55.6L4 47.4Z" className="pc-banner-hem" />
      <text
        x="49"
        y="18"
        textAnchor="middle"
        className="pc-banner-title"
        {...(title.length > 11 ? { textLength: 86, lengthAdjust: "spacingAndGlyphs" } : {})}
      >
        {title}
      </text>
      <PieceAt name="coin" x={20.5} y={33.5} size={19} />
      <text x="33" y="41" className="pc-banner-figure">
        {price.talents}
      </text>
      <PieceAt name="point" x={67} y={33} size={16} className="pc-banner-sign" />
      <text x="78" y="41" className="pc-banner-figure">
        {price.points}
      </text>
      {able.map((seat, i) => (
        // Who could pay it now hangs from its hem.
        <PieceAt
          key={seat}
          name={`mark-${seat}`}
          x={49 + (i - (able.length - 1) / 2) * 19}
          y={63}
          size={17}
        />
      ))}
    </g>
  );
}

/** The palace island with its seats and the intrigue path. */
export function Palace({ picture, layout, ghosts }: TownProps) {
  const { table, view, viewer, translator } = picture;
  const { edition } = table;
  const { size, kind, centre } = layout;
  const stairs = stairsOf(layout);
  const flights = flightsOf(edition.palace.length);
  const isWide = kind === "wide";
  const drawn = isWide ? 1 : stairs.wide / 158;
  const stones = pathSpots(layout, edition.pathLength);
  const next = view.palace.length;
  const spotOf = (seat: number): Point => seatSpot(stairs, seat, flights);
  const hall = hallSpot(stairs, flights);
  const inHall = view.senators.flatMap(({ hall: bought, awarded }, seat) =>
    Array.from({ length: bought + awarded }, (_, number) => ({ seat, number })),
  );
  const figure = isWide ? (view.path.length > 3 ? 24 : 28) : 17 * (size / 0.62);
  return (
    <g>
      <Island layout={layout} seats={edition.palace.length} stones={edition.pathLength} />
      {isWide ? (
        <g data-place={place.hall}>
          <rect x={hall.x - 34} y={hall.y - 27} width="68" height="19" rx="3" className="pc-plaque" />
          <text x={hall.x} y={hall.y - 13.2} textAnchor="middle" className="pc-plaque-text">
            {translator.t("pc.board.hall.price", { ...edition.hall })}
          </text>
        </g>
      ) : (
        <circle cx={hall.x} cy={hall.y - 6} r="3" fill="none" data-place={place.hall} />
      )}
      {inHall.map(({ seat, number }, i) => {
        const room = stairs.narrow - 12;
        const step = Math.min(stairs.servant * 0.6, room / Math.max(1, inHall.length - 1));
        return (
          <g key={`${seat} ${number}`} data-piece={place.servantIn(place.hall, seat, number)}>
            <ServantAt
              seat={seat}
              x={hall.x + (i - (inHall.length - 1) / 2) * step}
              y={hall.y + 2}
              height={stairs.servant * 0.86}
            />
          </g>
        );
      })}
      {edition.palace.map(({ talents, points }, seat) => {
        const at = spotOf(seat);
        const owner = view.palace[seat];
        const isFirst = seat % 3 === 0;
        const flightY = at.y + stairs.tread * 0.5;
        return (
          <g key={talents} data-place={place.palaceSeat(seat + 1)}>
            {isWide && isFirst ? (
              <text
                x={
                  at.x -
                  (stairs.wide -
                    (stairs.wide - stairs.narrow) * (Math.floor(seat / 3) / Math.max(1, flights - 1))) /
                    6 -
                  11
                }
                y={flightY + stairs.rise * 0.5 + 2.4}
                textAnchor="middle"
                className="pc-newel-figure"
                data-now={Math.floor(seat / 3) === Math.floor(next / 3)}
              >
                {points}
              </text>
            ) : null}
            {owner === undefined ? (
              <g
                transform={
                  isWide
                    ? undefined
                    : `translate(${at.x} ${at.y}) scale(${drawn}) translate(${-at.x} ${-at.y})`
                }
              >
                <SeatAt x={at.x} y={at.y} price={talents} isNext={seat === next} hasPrice={isWide} />
              </g>
            ) : null}
          </g>
        );
      })}
      {view.palace
        .map((owner, seat) => ({ owner, seat }))
        .reverse()
        .map(({ owner, seat }) => {
          const at = spotOf(seat);
          const piece = place.servantIn(place.palaceSeat(seat + 1), owner, 0);
          return (
            <g key={piece} data-piece={piece}>
              <ServantAt seat={owner} x={at.x} y={at.y + stairs.tread * 0.28} height={stairs.servant} />
            </g>
          );
        })}
      {ghosts.seat && viewer !== null ? (
        <g data-tone="ghost">
          <ServantAt
            seat={viewer}
            x={(next < edition.palace.length ? spotOf(next) : hall).x}
            y={(next < edition.palace.length ? spotOf(next) : hall).y + stairs.tread * 0.28}
            height={stairs.servant * 1.1}
          />
        </g>
      ) : null}
      <g data-place={place.path}>
        {stones.map((at, i) => {
          const award = edition.awards.find(({ space }) => space === i + 1);
          const base = award ? 13.5 * Math.max(1, isWide ? layout.text / 13 : 1) : 9.5;
          return (
            <g key={spot(at)} data-place={place.stone(i + 1)}>
              <PathStoneAt
                x={at.x}
                y={at.y}
                radius={base * size * (isWide ? 1.05 : 0.78)}
                award={award && isWide ? award.seatsByRank.join("·") : award ? "" : null}
                isNext={i === view.path.length}
              />
            </g>
          );
        })}
      </g>
      {view.path.map((owner, i) => {
        const piece = place.servantIn(
          place.path,
          owner,
          view.path.slice(0, i).filter((one) => one === owner).length,
        );
        return (
          <g key={piece} data-piece={piece}>
            <ServantAt seat={owner} x={stones[i].x} y={stones[i].y + 5 * size} height={figure} />
          </g>
        );
      })}
      {Array.from({ length: ghosts.path }, (_, i) => {
        const at = stones[view.path.length + i];
        return at && viewer !== null ? (
          <g key={spot(at)} data-tone="ghost">
            <ellipse cx={at.x} cy={at.y} rx={30 * size} ry={22 * size} fill="url(#pc-glow)" />
            <ServantAt seat={viewer} x={at.x} y={at.y + 5 * size} height={figure * 1.12} />
          </g>
        ) : null;
      })}
      {!isBannerLow(layout) && view.path.length < 4 ? (
        <text x={centre.x} y={centre.y + 85} textAnchor="middle" className="pc-island-label">
          {translator.t("pc.board.path")}
        </text>
      ) : null}
      <Banner picture={picture} layout={layout} />
    </g>
  );
}
