import type { Move } from "@portolan/guides/porto-carthago";
import { type Target, whyNot } from "../../../table/narrow.ts";
import type { BoardPointing } from "../../../table/stage/pointing/pointing.ts";
import { target } from "../places.ts";
import type { Building, Harbour, Inspected } from "./harbour.ts";
import { dockTarget } from "./pointing.ts";

/** What pressing the parts of the board does: it points, it says why that is not possible, or it shows what is there. */
export interface Press {
  dock(dock: number): void;
  ship(ship: number): void;
  building(building: Building): void;
  /** A thing with one meaning. */
  thing(name: Target): void;
}

/** What a building can be pointed at for, the first that is open. */
const MEANINGS: Partial<Readonly<Record<Building, readonly Target[]>>> = {
  palace: [target.verb("seat")],
  path: [target.point("path")],
  chamber: [target.point("track")],
  charters: [target.into("charter"), target.verb("captain")],
  lighthouse: [target.send("lighthouse")],
  temple: [target.send("temple")],
};

/** What pressing a building would point at now; null if it would only be looked at. */
export function buildingTarget({ pointer }: Pick<Harbour, "pointer">, building: Building): Target | null {
  const names = MEANINGS[building] ?? [];
  const isOpen = (name: Target): boolean =>
    pointer.isAsked && (pointer.narrowed.open.has(name) || pointer.pointed.includes(name));
  return names.find(isOpen) ?? null;
}

export function pressFor(harbour: Omit<Harbour, "after">, pointing: BoardPointing<Move>): Press {
  const { props, pointer, picture, show, inspect } = harbour;
  const { edition } = picture.table;

  function thing(name: Target, otherwise?: Inspected): void {
    if (show.isRunning) return show.finish();
    // Of equal things, such as servants, one more is meant as long as there is one.
    if (pointer.narrowed.open.has(name)) return pointer.press(name, false);
    if (pointer.pointed.includes(name)) return pointer.press(name, true);
    const swaps = pointing.pointAt(props, pointer.pointed, name);
    if (pointer.isAsked && swaps.kind === "narrowed") return pointer.press(name, false);
    const refusal = pointer.isAsked ? whyNot(pointing, pointer.pointed, name, props.check) : null;
    if (refusal) props.refuse(refusal);
    else if (otherwise) inspect(otherwise);
  }

  return {
    thing: (name) => thing(name),
    dock: (dock) => thing(dockTarget(pointer, edition.docks[dock].id), { what: "dock", dock }),
    ship: (ship) => thing(target.ship(edition.ships[ship].id), { what: "ship", ship }),
    building(building) {
      const name = buildingTarget(harbour, building);
      if (name) thing(name);
      else if (show.isRunning) show.finish();
      else inspect({ what: building });
    },
  };
}
