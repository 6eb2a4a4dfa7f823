import type { aids, Picture } from "@portolan/guides/porto-carthago";
import { ringPiece, spot } from "../art/geometry.ts";
import type { Layout } from "../art/layout.ts";

/** How a ship came from the sea to its dock: through the mouth of the harbour. */
function wake({ kind, centre, sea, docks }: Layout, column: number, dock: number): string | null {
  const from = sea.rows[0][column];
  if (!from) return null;
  const { berth } = docks[dock];
  const mouth =
    kind === "tall"
      ? { x: centre.x, y: sea.edge + 30 }
      : { x: sea.edge + (kind === "wide" ? 110 : 30), y: centre.y };
  return `M${spot(from)}Q${spot({ x: (from.x + mouth.x) / 2, y: mouth.y })} ${spot(mouth)}T${spot(berth)}`;
}

/** What has changed at the docks since the viewer's last move, faintly. */
export function Trails(props: {
  readonly picture: Picture;
  readonly layout: Layout;
  readonly since: aids.View;
}) {
  const { picture, layout, since } = props;
  const { view } = picture;
  const { centre, outer, inner } = layout;
  return (
    <g className="pc-trails">
      {view.docks.map((dock, i) => {
        const before = since.docks[i];
        const column = dock.ship === null ? -1 : since.rows[0].indexOf(dock.ship);
        const path = dock.ship !== before.ship && column >= 0 ? wake(layout, column, i) : null;
        const { from, to } = layout.docks[i];
        const edge = (to - from) * 0.1;
        const isNew = dock.owner !== before.owner || dock.good !== before.good;
        return path || isNew ? (
          <g key={from}>
            {path ? <path d={path} className="pc-wake" /> : null}
            {isNew ? (
              <path d={ringPiece(centre, outer, inner, from + edge, to - edge)} className="pc-touched" />
            ) : null}
          </g>
        ) : null;
      })}
    </g>
  );
}
