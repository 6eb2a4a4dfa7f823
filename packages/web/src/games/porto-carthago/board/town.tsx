import { aids, type Picture } from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";
import { BAYS, bayOf, priceSpot, STOREY } from "../art/buildings.tsx";
import { type Point, spot } from "../art/geometry.ts";
import type { Layout } from "../art/layout.ts";
import { PriceAt } from "../art/market.tsx";
import { CharterAt } from "../art/ship.tsx";
import { PieceAt, ServantAt } from "../art/symbol.tsx";
import * as place from "../places.ts";
import type { Ghosts } from "./harbour.ts";

export interface TownProps {
  readonly picture: Picture;
  readonly layout: Layout;
  readonly ghosts: Ghosts;
  /** The table as the move that is thought about would leave it. */
  readonly after: aids.View | null;
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
  const { table, view, translator } = picture;
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
        {translator.t("pc.board.chamber")}
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
