import type { Picture } from "@portolan/guides/porto-carthago";
import { type ReactNode, useMemo } from "react";
import { ringPiece } from "../art/geometry.ts";
import type { DockSpots, Layout } from "../art/layout.ts";
import { shipPrint } from "../art/pieces.ts";
import { ShipAt } from "../art/ship.tsx";
import { PieceAt, ServantAt } from "../art/symbol.tsx";
import * as place from "../places.ts";
import { type DockLight, dockLight, type Ghosts, type Harbour } from "./harbour.ts";
import { pointingAt, sayable } from "./pointing.ts";

/** Something that stands: drawn in the order of where its foot is. */
export interface Standing {
  readonly key: string;
  readonly foot: number;
  readonly node: ReactNode;
}

/** What is painted on quay and water: lit stones, the places of servants and goods, an empty berth. */
function DockMarks(props: {
  readonly layout: Layout;
  readonly spots: DockSpots;
  readonly id: string;
  readonly number: number;
  readonly dock: { readonly owner: number | null; readonly ship: number | null };
  readonly light: DockLight;
  /** Of the player whom a rival's dock belongs to. */
  readonly colour: string | undefined;
  onPress(): void;
}) {
  const { layout, spots, id, number, dock, light, colour, onPress } = props;
  const { centre, outer, inner, size, kind, store: mat, servant } = layout;
  const { from, to, store, servants, berth } = spots;
  const edge = (to - from) * 0.1;
  const glows = light === "loads" || light === "picked";
  return (
    // The button over it does the same for the keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: the whole piece of the quay can be pressed
    <g data-light={light} className="pc-dock" onClick={onPress} style={{ color: colour }}>
      {glows ? (
        <ellipse cx={berth.x} cy={berth.y - 4 * size} rx={70 * size} ry={42 * size} fill="url(#pc-glow)" />
      ) : null}
      <path d={ringPiece(centre, outer, inner, from + edge, to - edge)} className="pc-dock-stone" />
      {kind === "wide" ? (
        <text x={spots.number.x} y={spots.number.y + 4.5} textAnchor="middle" className="pc-dock-number">
          {"I".repeat(number)}
        </text>
      ) : null}
      <path
        d={`M${store.x - mat} ${store.y + mat * 0.1}L${store.x} ${store.y - mat * 0.72}L${store.x + mat} ${store.y + mat * 0.1}L${store.x} ${store.y + mat * 0.92}Z`}
        className="pc-mat"
      />
      <circle cx={servants.x} cy={servants.y} r={servant * 0.4} fill="none" data-place={place.quay(id)} />
      <circle cx={store.x} cy={store.y} r={mat} fill="none" data-place={place.store(id)} />
      <circle cx={berth.x} cy={berth.y - 20 * size} r={18 * size} fill="none" data-place={place.berth(id)} />
      {dock.owner === null
        ? [-1, 1].map((side) => (
            <ellipse
              key={side}
              cx={servants.x + side * servant * 0.26}
              cy={servants.y + servant * 0.1 + side * 1.2}
              rx={servant * 0.17}
              ry={servant * 0.11}
              className="pc-foot"
            />
          ))
        : null}
      {dock.ship === null ? (
        <g transform={`translate(${berth.x} ${berth.y}) scale(${layout.ship})`} className="pc-berth">
          <path d="M-36-6C-33 7-22 10 0 10C22 10 33 7 36-6M0-8V-30" />
        </g>
      ) : null}
    </g>
  );
}

/** The two servants of a dock. */
function servantsAt(
  layout: Layout,
  { servants }: DockSpots,
  id: string,
  seat: number,
  tone?: string,
): Standing[] {
  const { servant } = layout;
  return [-1, 1].map((side, number) => {
    const x = servants.x + side * servant * 0.29;
    const y = servants.y + servant * 0.42 + side * 1.5;
    const piece = place.servantIn(place.quay(id), seat, number);
    return {
      key: tone === "ghost" ? `ghost ${piece}` : piece,
      foot: y,
      node: (
        <g data-piece={tone === "ghost" ? undefined : piece} data-tone={tone}>
          <ServantAt seat={seat} x={x} y={y} height={servant} />
        </g>
      ),
    };
  });
}

/** All that stands in the ring: servants, goods and ships, and the ghosts of those to come. */
export function standingsOf(picture: Picture, layout: Layout, ghosts: Ghosts): Standing[] {
  const { table, view, viewer } = picture;
  const { edition } = table;
  const seat = viewer ?? 0;
  return view.docks.flatMap(({ owner, ship, good }, dock): Standing[] => {
    const spots = layout.docks[dock];
    const { id } = edition.docks[dock];
    const things: Standing[] = [];
    const isLeft = ghosts.left === dock;
    if (owner !== null) things.push(...servantsAt(layout, spots, id, owner, isLeft ? "leaving" : undefined));
    if (ghosts.claimed === dock) things.push(...servantsAt(layout, spots, id, seat, "ghost"));
    if (good !== null) {
      things.push({
        key: place.goodIn(place.store(id), edition.goods[good].id, 0),
        foot: spots.store.y + layout.store,
        node: (
          <g
            data-piece={place.goodIn(place.store(id), edition.goods[good].id, 0)}
            data-tone={isLeft ? "lost" : undefined}
          >
            <PieceAt
              name={`good-${edition.goods[good].id}`}
              x={spots.store.x}
              y={spots.store.y - 2 * layout.size}
              size={layout.store * 2.05}
            />
          </g>
        ),
      });
    }
    if (ghosts.good?.dock === dock) {
      things.push({
        key: `ghost good ${id}`,
        foot: spots.store.y + layout.store + 60,
        node: (
          <g data-tone="ghost">
            <PieceAt
              name={`good-${edition.goods[ghosts.good.good].id}`}
              x={spots.store.x}
              y={spots.store.y - 5 * layout.size}
              size={layout.store * 2.7}
            />
          </g>
        ),
      });
    }
    const coming = ghosts.ship?.dock === dock ? ghosts.ship.ship : null;
    const drawn = ship ?? coming;
    if (drawn !== null) {
      const piece = place.ship(edition.ships[drawn].id);
      things.push({
        key: ship === null ? `ghost ${piece}` : piece,
        foot: spots.berth.y,
        node: (
          <g data-piece={ship === null ? undefined : piece} data-tone={ship === null ? "ghost" : undefined}>
            <ShipAt
              print={shipPrint(edition, drawn)}
              x={spots.berth.x}
              y={spots.berth.y}
              scale={layout.ship}
              isFlipped={spots.isTurned}
            />
          </g>
        ),
      });
    }
    return things;
  });
}

/** The lights of all docks. */
export function useDockLights(harbour: Harbour): readonly DockLight[] {
  const { picture, pointer, props } = harbour;
  const { legal } = props;
  const { table, view } = picture;
  return useMemo(() => {
    const { touches } = pointingAt(table, view);
    const said = sayable(picture, pointer, legal);
    return table.edition.docks.map((_, dock) => dockLight({ picture, pointer }, touches, said, dock));
  }, [picture, pointer, table, view, legal]);
}

/** Stones, stores and berths of all docks. */
export function DockStones(props: {
  readonly harbour: Harbour;
  readonly layout: Layout;
  readonly lights: readonly DockLight[];
  onPress(dock: number): void;
}) {
  const { harbour, layout, lights, onPress } = props;
  const { table, view } = harbour.picture;
  return table.edition.docks.map(({ id, number }, dock) => {
    const { owner } = view.docks[dock];
    return (
      <DockMarks
        key={id}
        layout={layout}
        spots={layout.docks[dock]}
        id={id}
        number={number}
        dock={view.docks[dock]}
        light={lights[dock]}
        colour={lights[dock] === "rival" && owner !== null ? `var(--seat-${owner})` : undefined}
        onPress={() => onPress(dock)}
      />
    );
  });
}
