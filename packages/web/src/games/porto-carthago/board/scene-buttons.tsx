import type { PlaceId } from "@portolan/guides";
import { aids, cargoText, dockName, goodName, type Picture, shipName } from "@portolan/guides/porto-carthago";
import type { CSSProperties, PointerEvent } from "react";
import type { Drags } from "../../../table/stage/pointing/use-drag.ts";
import { useRoving } from "../../../table/stage/pointing/use-roving.ts";
import type { Box } from "../art/geometry.ts";
import type { Layout } from "../art/layout.ts";
import { Piece } from "../art/symbol.tsx";
import * as place from "../places.ts";
import type { Building, DockLight, Harbour } from "./harbour.ts";
import { buildingTarget, type Press } from "./press.ts";
import { fateText } from "./sea.tsx";
import { netOf, steppingOf } from "./steppers.tsx";

/** A box of the drawing as a place over it. */
function over({ width, height }: Layout, box: Box): CSSProperties {
  return {
    insetInlineStart: `${(box.x / width) * 100}%`,
    insetBlockStart: `${(box.y / height) * 100}%`,
    inlineSize: `${(box.width / width) * 100}%`,
    blockSize: `${(box.height / height) * 100}%`,
  };
}

/** A dock in words, for those who do not see it. */
function dockLabel(picture: Picture, dock: number): string {
  const { view, translator } = picture;
  const { owner, ship, good } = view.docks[dock];
  return translator.t("pc.board.dock.label", {
    dock: dockName(picture, dock),
    owner: owner === null ? translator.t("pc.nobody") : translator.called(owner),
    good: good === null ? translator.t("pc.board.dock.noGood") : goodName(picture, good),
    ship: ship === null ? translator.t("pc.board.dock.noShip") : cargoText(picture, ship),
  });
}

function shipLabel(picture: Picture, docking: aids.Docking): string {
  return `${shipName(picture, docking.ship)}: ${cargoText(picture, docking.ship)}. ${fateText(picture, docking, false)}`;
}

/** Buttons over the docks: one stop for the Tab key, arrow keys go around the ring. */
export function DockButtons(props: {
  readonly harbour: Harbour;
  readonly layout: Layout;
  readonly lights: readonly DockLight[];
  readonly press: Press;
}) {
  const { harbour, layout, lights, press } = props;
  const { picture } = harbour;
  const roving = useRoving<HTMLFieldSetElement>();
  return (
    <fieldset className="pc-group" aria-label={picture.translator.t("pc.docks.title")} {...roving}>
      {picture.table.edition.docks.map(({ id }, dock) => (
        <button
          key={id}
          type="button"
          className="pc-press"
          style={over(layout, layout.docks[dock].press)}
          aria-label={dockLabel(picture, dock)}
          aria-pressed={lights[dock] === "picked"}
          data-place={place.dock(id)}
          data-drop={place.dock(id)}
          data-state={lights[dock] === "none" ? "shut" : "open"}
          onClick={() => press.dock(dock)}
        />
      ))}
    </fieldset>
  );
}

export function ShipButtons(props: {
  readonly harbour: Harbour;
  readonly layout: Layout;
  readonly press: Press;
}) {
  const { harbour, layout, press } = props;
  const { picture, pointer } = harbour;
  const { table, view, translator } = picture;
  const roving = useRoving<HTMLFieldSetElement>();
  const { sea, kind } = layout;
  const scale = sea.ship * (kind === "wide" ? 0.94 : 1);
  const width = Math.max(44 / layout.scale, 78 * scale);
  const height = Math.max(44 / layout.scale, 84 * scale);
  return (
    <fieldset className="pc-group" aria-label={translator.t("pc.board.row1")} {...roving}>
      {aids.dockings(table, view).map((docking, column) => {
        const at = sea.rows[0][column];
        if (docking === null || at === undefined) return null;
        const { id } = table.edition.ships[docking.ship];
        const name = place.target.ship(id);
        return (
          <button
            key={id}
            type="button"
            className="pc-press"
            style={over(layout, { x: at.x - width / 2, y: at.y - height * 0.82, width, height })}
            aria-label={shipLabel(picture, docking)}
            aria-pressed={pointer.pointed.includes(name)}
            data-place={place.anchorage(1, column)}
            data-state={pointer.narrowed.open.has(name) ? "open" : "shut"}
            onClick={() => press.ship(docking.ship)}
          />
        );
      })}
    </fieldset>
  );
}

/** Where each building of the drawing is. */
function buildingsOf({
  scale,
  kind,
  lighthouse,
  temple,
  charters,
  centre,
  island,
  town,
  text,
}: Layout): readonly (readonly [building: Building, box: Box])[] {
  if (kind !== "wide" || !town) {
    const finger = 44.5 / scale;
    return [
      ["lighthouse", { x: lighthouse.at.x - 27, y: lighthouse.at.y - 42, width: finger, height: finger }],
      ["temple", { x: temple.at.x - 17, y: temple.at.y - 42, width: finger, height: finger }],
      ["charters", { x: charters.x - 2, y: charters.y - 24, width: 64, height: finger }],
      ["palace", { x: centre.x - 34, y: centre.y - island.y * 0.9, width: 68, height: island.y * 1.22 }],
      ["path", { x: centre.x - finger / 2, y: centre.y + island.y * 0.46, width: finger, height: finger }],
    ];
  }
  const { chamber, deck } = town;
  const line = Math.max(16, text * 1.2);
  return [
    ["lighthouse", { x: lighthouse.at.x - 54, y: lighthouse.at.y - 100, width: 80, height: 148 + line }],
    ["temple", { x: temple.at.x - 54, y: temple.at.y - 74, width: 88, height: 106 + line }],
    ["charters", { x: charters.x - 16, y: charters.y - 26, width: 132, height: 58 }],
    ["palace", { x: centre.x - 76, y: centre.y - 110, width: 152, height: 178 }],
    ["path", { x: centre.x - 64, y: centre.y + 70, width: 128, height: Math.max(36, 45 / scale) }],
    ["chamber", { x: chamber.at.x + 8, y: chamber.at.y, width: chamber.bay * 7, height: 96 }],
    ["deck", { x: deck.x - 14, y: deck.y - 24, width: 72, height: 62 }],
  ];
}

/** What the buildings are called elsewhere: a lesson frames the whole of each. */
const PLACES: Partial<Readonly<Record<Building, PlaceId>>> = {
  palace: place.palace,
  chamber: place.chamber,
  lighthouse: place.lighthouse,
  temple: place.temple,
  charters: place.charters,
};

/** The post whose servants the viewer can drag away now; null if there are none, or they are not being moved. */
function draggedFrom(harbour: Harbour, building: Building): place.Post | null {
  const { picture, pointer } = harbour;
  const { view, viewer } = picture;
  if (building !== "lighthouse" && building !== "temple") return null;
  if (viewer === null || steppingOf(harbour) !== "court") return null;
  const moved = netOf(pointer.pointed, place.target.send(building), place.target.recall(building));
  return view.senators[viewer][building] + moved > 0 ? building : null;
}

/** Where the pointer took hold of a building: the servant that follows it is drawn there. */
function takeHold({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty("--hold-x", `${clientX - left}px`);
  currentTarget.style.setProperty("--hold-y", `${clientY - top}px`);
}

export function BuildingButtons(props: {
  readonly harbour: Harbour;
  readonly layout: Layout;
  readonly press: Press;
  readonly drags: Drags;
}) {
  const { harbour, layout, press, drags } = props;
  const { translator, viewer } = harbour.picture;
  const roving = useRoving<HTMLFieldSetElement>();
  return (
    <fieldset className="pc-group" aria-label={translator.t("pc.town.title")} {...roving}>
      {buildingsOf(layout).map(([building, box]) => {
        const name = buildingTarget(harbour, building);
        const post = draggedFrom(harbour, building);
        return (
          <button
            key={building}
            type="button"
            className="pc-press is-building"
            style={over(layout, box)}
            aria-label={translator.t(`pc.board.look.${building}`)}
            data-place={PLACES[building]}
            data-drop={building}
            data-drags={post !== null}
            data-state={name === null ? "shut" : harbour.pointer.pointed.includes(name) ? "picked" : "open"}
            onPointerDown={(event) => {
              if (post === null) return;
              takeHold(event);
              drags.begin(event, place.target.recall(post), false);
            }}
            onClick={() => {
              if (!drags.wasDragged()) press.building(building);
            }}
          >
            {post === null ? null : <Piece name={`servant-${viewer ?? 0}`} />}
          </button>
        );
      })}
    </fieldset>
  );
}
