import { aids, dockName, type Picture } from "@portolan/guides/porto-carthago";
import type { Layout } from "../art/layout.ts";
import { shipPrint } from "../art/pieces.ts";
import { ShipAt } from "../art/ship.tsx";
import * as place from "../places.ts";

/** Where a ship of the first row would go by itself, in a few words. */
export function fateText(picture: Picture, docking: aids.Docking, isShort: boolean): string {
  const { translator } = picture;
  if (docking.dock === null) return translator.t(isShort ? "pc.board.noDock.short" : "pc.board.noDock");
  const dock = dockName(picture, docking.dock);
  return isShort ? dock : translator.t("pc.board.to", { dock });
}

/** The ships at sea: row 1 comes in next, row 2 after it. */
export function SeaShips(props: {
  readonly picture: Picture;
  readonly layout: Layout;
  /** Ships that can be pointed at, that have been, or that a move would bring in. */
  readonly lit: ReadonlySet<number>;
  readonly picked: number | null;
  onPress(ship: number): void;
}) {
  const { picture, layout, lit, picked, onPress } = props;
  const { table, view, translator } = picture;
  const { edition } = table;
  const { sea, kind, size } = layout;
  const fates = aids.dockings(table, view);
  const isWide = kind === "wide";
  // On a telephone on its side six ships leave no room for words between them.
  const hasRoom = kind !== "side" || table.rowLength < 6;
  return (
    <>
      {sea.rows.map((spots, row) => (
        <path
          key={spots[0].x}
          d={`M${spots[0].x} ${spots[0].y - 40 * sea.ship}L${spots[spots.length - 1].x} ${spots[spots.length - 1].y}`}
          data-place={place.row(row === 0 ? 1 : 2)}
          className="pc-sea-row"
        />
      ))}
      {isWide
        ? ([1, 2] as const).map((row) => (
            <text key={row} x={sea.rows[row - 1][0].x} y="21" textAnchor="middle" className="pc-sea-title">
              {translator.t(`pc.board.row${row}`)}
            </text>
          ))
        : null}
      {sea.rows
        .map((spots, row) => ({ spots, row }))
        .reverse()
        .map(({ spots, row }) =>
          view.rows[row].map((ship, column) => {
            const at = spots[column];
            if (ship === null || at === undefined) return null;
            const piece = place.ship(edition.ships[ship].id);
            const fate = row === 0 ? fates[column] : null;
            const scale = sea.ship * (isWide ? (row === 0 ? 0.94 : 0.86) : 1);
            const isPicked = picked === ship;
            return (
              // The button over it does the same for the keyboard.
              // biome-ignore lint/a11y/noStaticElementInteractions: the whole ship can be pressed
              <g key={piece} onClick={() => onPress(ship)} data-open={lit.has(ship)} className="pc-sea-ship">
                {isPicked || lit.has(ship) ? (
                  <ellipse
                    cx={at.x}
                    cy={at.y - 26 * scale}
                    rx={62 * scale}
                    ry={52 * scale}
                    fill="url(#pc-glow)"
                    opacity={isPicked ? 1 : 0.5}
                  />
                ) : null}
                <g data-piece={piece}>
                  <ShipAt print={shipPrint(edition, ship)} x={at.x} y={at.y} scale={scale} isAtSea />
                </g>
                {fate && hasRoom ? (
                  <text
                    x={at.x}
                    y={at.y + (isWide ? 29 : 23 + 2 * size) * (isWide ? Math.max(0.87, sea.ship) : 1)}
                    textAnchor="middle"
                    className="pc-fate"
                    data-fate={fate.dock === null ? "none" : fate.loads === null ? "docks" : "loads"}
                  >
                    {fateText(picture, fate, !isWide)}
                  </text>
                ) : null}
              </g>
            );
          }),
        )}
    </>
  );
}
