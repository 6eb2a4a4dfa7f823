import type { Seat } from "@portolan/kernel";
import { BAYS, bayOf, priceSpot, STOREY } from "../art/buildings.tsx";
import { type Point, short, spot } from "../art/geometry.ts";
import { flightsOf, hallSpot, Island, pathSpots, seatSpot, stairsOf } from "../art/island.tsx";
import type { Layout } from "../art/layout.ts";
import { PriceAt } from "../art/market.tsx";
import { PathStoneAt, SeatAt } from "../art/palace.tsx";
import { CharterAt } from "../art/ship.tsx";
import { PieceAt, ServantAt } from "../art/symbol.tsx";
import { aids, type Picture, showsPurse } from "../guide/telling.ts";
import * as place from "../places.ts";
import type { Ghosts } from "./harbour.ts";

interface TownProps {
  readonly picture: Picture;
  readonly layout: Layout;
  readonly ghosts: Ghosts;
  /** The table as the move that is thought about would leave it. */
  readonly after: aids.View | null;
}

/** Whether the banner hangs at the foot of the stairs, because there is no room beside them. */
function isBannerLow({ kind, island }: Layout): boolean {
  return kind !== "wide" || island.x < 176;
}

/** The price of the next seat, on a banner. */
function Banner({ picture, layout }: Pick<TownProps, "picture" | "layout">) {
  const { table, view, voice } = picture;
  const { space, price, buyers } = aids.forSale(table, view);
  const able = buyers.filter((seat) => showsPurse(picture, seat));
  const title = voice.say(space === null ? "pc.board.hall" : "pc.board.nextSeat");
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
  const { table, view, viewer, voice } = picture;
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
            {voice.say("pc.board.hall.price", { ...edition.hall })}
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
          {voice.say("pc.board.path")}
        </text>
      ) : null}
      <Banner picture={picture} layout={layout} />
    </g>
  );
}

/** Whose servants stand in the lighthouse, in picking order, and how many ships each would get. */
export function LighthouseFigures({ picture, layout, ghosts, after }: TownProps) {
  const { table, view, viewer } = picture;
  const { lighthouse, kind } = layout;
  const shown = after ?? view;
  const order = aids.pickers(table, shown);
  const isWide = kind === "wide";
  const height = isWide ? 30 : 22;
  const counted = order.map((picker) => ({ ...picker, figures: isWide ? Math.min(picker.servants, 3) : 1 }));
  const each = isWide ? 8 : 6;
  const widths = counted.map(({ figures }) => height * 0.62 + (figures - 1) * each + (isWide ? 13 : 0));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const room = isWide ? 116 : 52;
  const squeeze = Math.min(1, room / Math.max(1, total));
  let x = isWide
    ? (lighthouse.from.x + lighthouse.to.x) / 2 - (total * squeeze) / 2 + 6
    : Math.max(2, (lighthouse.from.x + lighthouse.to.x) / 2 - (total * squeeze) / 2);
  return (
    <g data-place={place.lighthouse}>
      {counted.map(({ seat, servants, ships, figures }, i) => {
        const left = x + height * 0.3;
        x += widths[i] * squeeze;
        const fresh = seat === viewer ? Math.max(0, ghosts.lighthouse) : 0;
        return (
          <g key={seat}>
            {Array.from({ length: figures }, (_, number) => {
              const piece = place.servantIn(place.lighthouse, seat, number);
              return (
                <g
                  key={piece}
                  data-piece={piece}
                  data-tone={servants - number <= fresh ? "ghost" : undefined}
                >
                  <ServantAt
                    seat={seat}
                    x={left + number * each * squeeze}
                    y={lighthouse.from.y + number * 1.5}
                    height={height}
                  />
                </g>
              );
            })}
            {isWide || ships === 0 ? (
              <text
                x={left + ((figures - 1) * each + height * 0.42) * squeeze}
                y={lighthouse.from.y}
                className="pc-pick"
                data-none={ships === 0}
              >
                {ships}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

/** Everybody's servants in the temple. */
export function TempleFigures({ picture, layout, ghosts, after }: TownProps) {
  const { view, viewer } = picture;
  const { temple, kind } = layout;
  const shown = after ?? view;
  const figures = shown.senators.flatMap(({ temple: count }, seat) =>
    Array.from({ length: count }, (_, number) => ({
      seat,
      number,
      isGhost: seat === viewer && count - number <= Math.max(0, ghosts.temple),
    })),
  );
  const wide = temple.to.x - temple.from.x;
  const step = Math.min(kind === "wide" ? 18 : 13, wide / Math.max(1, figures.length - 1));
  const middle = (temple.from.x + temple.to.x) / 2;
  return (
    <g data-place={place.temple}>
      {figures.map(({ seat, number, isGhost }, i) => {
        const piece = place.servantIn(place.temple, seat, number);
        return (
          <g key={piece} data-piece={piece} data-tone={isGhost ? "ghost" : undefined}>
            <ServantAt
              seat={seat}
              x={middle + (i - (figures.length - 1) / 2) * step}
              y={temple.from.y}
              height={kind === "wide" ? 28 : 21}
            />
          </g>
        );
      })}
    </g>
  );
}

/** The charter ships at the harbour's mouth, with the servants that man them. */
export function Charters({ picture, layout, ghosts }: TownProps) {
  const { table, view, viewer } = picture;
  const { charters, kind } = layout;
  const owners: (Seat | null)[] = view.senators.flatMap(({ charters: count }, seat) =>
    Array.from({ length: count }, () => seat),
  );
  const manned = owners.length;
  while (owners.length < table.charters) owners.push(null);
  const isWide = kind === "wide";
  const step = isWide ? (table.charters > 4 ? 27 : 31) : table.charters > 4 ? 14 : 18;
  return (
    <g data-place={place.charters}>
      {owners.map((owner, i) => {
        const isGhost = ghosts.charter === "manned" && i === manned;
        const isSailing = ghosts.charter === "sails" && owner === viewer && owners.indexOf(viewer) === i;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a charter ship is known by its place.
            key={i}
            data-piece={
              owner === null
                ? undefined
                : place.servantIn(
                    place.charters,
                    owner,
                    owners.slice(0, i).filter((one) => one === owner).length,
                  )
            }
            data-tone={isGhost ? "ghost" : isSailing ? "lit" : undefined}
          >
            <CharterAt
              x={charters.x + i * step}
              y={charters.y + (i % 2 ? 4 : -2) * layout.size}
              scale={isWide ? 0.78 : 0.5}
              seat={isGhost ? viewer : owner}
            />
          </g>
        );
      })}
    </g>
  );
}

/** Everybody's marker on the trade track. */
export function Markers({ picture, layout, ghosts }: TownProps) {
  const { view, viewer } = picture;
  if (!layout.town) return null;
  const { at, bay } = layout.town.chamber;
  const seen = new Map<number, number>();
  return (
    <g>
      {view.senators.map(({ points }, seat) => {
        const above = seen.get(points) ?? 0;
        seen.set(points, above + 1);
        const alike = view.senators.filter((other) => other.points === points).length;
        const { x, y } = bayOf(at, bay, points);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their seats.
          <g key={seat} data-piece={place.marker(seat)}>
            <PieceAt
              name={`mark-${seat}`}
              x={x}
              y={y - above * (alike > 3 ? 5.2 : alike > 2 ? 8.2 : 10)}
              size={14.4}
            />
          </g>
        );
      })}
      {ghosts.track > 0 && viewer !== null ? (
        <MarkerGhost at={bayOf(at, bay, view.senators[viewer].points + ghosts.track)} seat={viewer} />
      ) : null}
    </g>
  );
}

function MarkerGhost({ at, seat }: { readonly at: Point; readonly seat: Seat }) {
  return (
    <g data-tone="ghost">
      <circle cx={at.x} cy={at.y} r="22" fill="url(#pc-glow)" />
      <PieceAt name={`mark-${seat}`} x={at.x} y={at.y} size={17} />
    </g>
  );
}

/** The figures of the trade track, the coins of the price ladder, and how many ships the deck still has. */
export function TownFigures({ picture, layout }: Pick<TownProps, "picture" | "layout">) {
  const { table, view, voice } = picture;
  const { town } = layout;
  if (!town) return null;
  const { edition } = table;
  const { at, bay } = town.chamber;
  const prices = edition.prices;
  const step = Math.min(view.goodsBought, prices.length - 1);
  const cards = view.deck.unknown.length + view.deck.known.length;
  const shown = Math.min(edition.trackShown, 2 * BAYS - 1);
  return (
    <g>
      <rect {...town.market} fill="none" data-place={place.market} />
      <text x={at.x + (bay * BAYS) / 2} y={at.y + 26.5} textAnchor="middle" className="pc-inscription">
        {voice.say("pc.board.chamber")}
      </text>
      {Array.from({ length: shown + 1 }, (_, points) => {
        const { x, y } = bayOf(at, bay, points);
        return (
          <text
            key={spot({ x, y })}
            x={x}
            y={y + 7.6 + STOREY.height - STOREY.opening - 2.6}
            textAnchor="middle"
            className="pc-track-figure"
            data-end={points === edition.parameters.earlyEndPoints}
          >
            {points}
          </text>
        );
      })}
      {prices.map((price, i) => {
        const { x, y } = priceSpot(town.market, i);
        return (
          <PriceAt
            key={price}
            x={x}
            y={y}
            price={price}
            state={i < step ? "past" : i === step ? "now" : "later"}
          />
        );
      })}
      <text x={town.deck.x + 37} y={town.deck.y + 2.6} textAnchor="end" className="pc-deck-figure">
        {cards}
      </text>
    </g>
  );
}
