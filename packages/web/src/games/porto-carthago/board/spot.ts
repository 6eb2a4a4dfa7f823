import type { PlaceId } from "@portolan/guides";
import type { Point } from "../art/geometry.ts";
import type { Layout } from "../art/layout.ts";
import * as place from "../places.ts";

/** Where something happens in the drawing; null where the drawing does not have the place. */
export function spotOf(
  layout: Layout,
  docks: readonly { readonly id: string }[],
  at: PlaceId | null,
): Point | null {
  if (at === null) return null;
  const dock = docks.findIndex(({ id }) => place.dock(id) === at);
  if (dock >= 0) return layout.docks[dock].berth;
  const { town, centre, island } = layout;
  switch (at) {
    case place.lighthouse:
      return layout.lighthouse.at;
    case place.temple:
      return layout.temple.at;
    case place.charters:
      return layout.charters;
    case place.palace:
      return centre;
    case place.path:
      return { x: centre.x, y: centre.y + island.y };
    case place.row(1):
      return layout.sea.rows[0][Math.floor(layout.sea.rows[0].length / 2)] ?? null;
    case place.chamber:
      return town ? { x: town.chamber.at.x, y: town.chamber.at.y + 110 } : null;
    case place.market:
      return town ? { x: town.market.x + town.market.width / 2, y: town.market.y } : null;
    case place.actions:
      return town ? { x: town.cards.x + 300, y: town.court } : null;
    default:
      return null;
  }
}

/** Where a caption about it stands, in shares of the board: a little above it, and never over the edge. */
export function captionAt(layout: Layout, at: Point): Point {
  const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
  return {
    x: clamp(at.x / layout.width, 0.24, 0.76),
    y: clamp((at.y - 96 * layout.size) / layout.height, 0.06, 0.86),
  };
}
