import type { aids } from "@portolan/guides/oltremare";
import { type RefObject, useLayoutEffect } from "react";
import { useChoices } from "../../../app/settings/store.ts";
import { atPiece } from "../../../table/place.ts";
import { PACES } from "../../../table/stage/show/use-show.ts";
import { portPoint, voyagePoints } from "../art/chart-places.ts";
import type { Point } from "../art/projection.ts";
import { ship } from "../places.ts";
import type { Frame } from "./beats.ts";
import { shortestWay, waysFrom } from "./voyages.ts";

/** In milliseconds at a brisk pace. */
const VOYAGE = 900;

/** The way that a ship took: as many steps as its cards show, or else the shortest. */
function wayOf(edition: aids.Edition, frame: Frame, from: number, to: number): readonly number[] {
  const steps = frame.before.played.filter((card) => edition.cards[card].icons.includes(3)).length;
  return waysFrom(edition.map, from, steps).get(to) ?? shortestWay(edition.map, from, to);
}

/** Sails a ship along its route, from where it was to where it is drawn now. */
export function useVoyage(
  root: RefObject<HTMLElement | null>,
  frame: Frame | null,
  edition: aids.Edition,
): void {
  const { pace } = useChoices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: ships sail when the picture changes, and only then.
  useLayoutEffect(() => {
    const event = frame?.beat.events.find(({ type }) => type === "sailed" || type === "jumped");
    if (!frame || !event || (event.type !== "sailed" && event.type !== "jumped")) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const element = root.current?.querySelector<HTMLElement>(atPiece(ship(event.seat)));
    const sheet = element?.closest<HTMLElement>(".om-sheet");
    const viewBox = sheet?.querySelector<SVGSVGElement>(".om-chart-marks")?.viewBox.baseVal;
    if (!element || !sheet || !viewBox) return;
    // Layout pixels for a unit: what the map is enlarged by is added by the map itself.
    const unit = sheet.offsetWidth / viewBox.width;
    const ids = edition.map.ports;
    const points: readonly Point[] =
      event.type === "jumped"
        ? [portPoint(ids[event.from]), portPoint(ids[event.to])]
        : voyagePoints(wayOf(edition, frame, event.from, event.to).map((port) => ids[port]));
    const [endX, endY] = points.at(-1) ?? [0, 0];
    element.animate(
      {
        translate: points.map(
          ([x, y]) => `${((x - endX) * unit).toFixed(1)}px ${((y - endY) * unit).toFixed(1)}px`,
        ),
      },
      { duration: VOYAGE * PACES[pace], easing: "ease-in-out" },
    );
  }, [frame]);
}
