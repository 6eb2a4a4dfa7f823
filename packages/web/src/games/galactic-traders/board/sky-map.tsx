import type { aids, Move, PlanetId } from "@portolan/guides/galactic-traders";
import { type CSSProperties, useRef } from "react";
import { useRoving } from "../../../table/stage/pointing/use-roving.ts";
import { Caption } from "../../../table/stage/show/flights.tsx";
import { type Size, useSize } from "../../../ui/use-size.ts";
import type { Placed } from "../art/constellations.tsx";
import type { Point } from "../art/geometry.ts";
import { Sky } from "../art/sky.tsx";
import * as place from "../places.ts";
import { Afterimage, Comets } from "./comets.tsx";
import { fittingBays, type Galaxy, litBays, offeredGood, plannedBays } from "./galaxy.ts";
import { type Layout, layoutOf, settle } from "./layout.ts";
import { Note } from "./note.tsx";
import { Planet } from "./planet.tsx";
import { Thrusts, Trail } from "./sky-lines.tsx";
import { wantedBy } from "./tray.tsx";

/** Where constellations go: into what the planets leave free, with their names where there is room. */
function constellationsFor({ free, plate, places, cell }: Layout, { width, height }: Size): Placed[] {
  if (plate === "small") {
    const [first, second] = [places[0], places[1]];
    if (!first || !second || Math.abs(first[1] - second[1]) > 20) return [];
    return [
      { name: "cat", x: (first[0] + second[0]) / 2, y: first[1] + cell[1] * 0.3, scale: 0.42, label: "none" },
    ];
  }
  const lower = places.at(-1);
  // Between the words of the upper row and the bays of the lower one.
  const between = lower ? lower[1] - cell[1] * 0.34 : height / 2;
  const found: Placed[] = [{ name: "bill", x: width - 30, y: between, scale: 0.56, label: "none" }];
  if (cell[1] > 270) found.push({ name: "cat", x: 62, y: between + 8, scale: 0.6, label: "above" });
  if (free)
    found.push({
      name: "whale",
      x: free[0],
      y: Math.min(height - 74, free[1] + cell[1] * 0.16),
      scale: 1,
      label: "below",
    });
  return found;
}

/** Each planet keeps its place as long as it is in the row. */
function usePlaces(row: readonly PlanetId[], size: number): readonly (PlanetId | null)[] {
  const before = useRef<readonly (PlanetId | null)[]>([]);
  before.current = settle(before.current, row, size);
  return before.current;
}

/** The planets that a move speaks of. */
function planetsIn(move: Move | null): readonly PlanetId[] {
  return move && "planet" in move ? [move.planet] : [];
}

/** Where something happens: the first planet that the events speak of. */
function planetOf(events: readonly aids.GalacticEvent[]): PlanetId | null {
  for (const event of events) if ("planet" in event && event.planet !== undefined) return event.planet;
  return null;
}

/** The note in the place that is free for it, with a tail towards the planet that it speaks of. */
function NotePlace({
  galaxy,
  layout,
  spots,
}: {
  readonly galaxy: Galaxy;
  readonly layout: Layout;
  readonly spots: ReadonlyMap<PlanetId, Point>;
}) {
  const { free } = layout;
  const [first] = galaxy.outcomes;
  const about = first && spots.get(first.planet);
  if (!free || !about) return null;
  const [dx, dy] = [about[0] - free[0], about[1] - free[1]];
  const isBeside = Math.abs(dy) < layout.cell[1] / 2;
  return (
    <div
      className="gt-note-place"
      data-tail={isBeside ? (dx < 0 ? "left" : "right") : "up"}
      style={
        {
          "--x": `${free[0]}px`,
          "--y": `${free[1]}px`,
          "--room": `${layout.cell[0]}px`,
          "--tail": `${Math.max(-80, Math.min(80, dx))}px`,
        } as CSSProperties
      }
    >
      <Note galaxy={galaxy} />
    </div>
  );
}

const NOWHERE: Layout = layoutOf(0, 0, 0);

/** The star chart with all planets of the row. */
export function SkyMap({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, props, show, outcomes, chain } = galaxy;
  const { table, view, translator } = picture;
  const { edition, players } = table;
  const [ref, size] = useSize<HTMLDivElement>();
  const roving = useRoving<HTMLDivElement>();
  const size0 = edition.rowSize[players] ?? view.row.length;
  const places = usePlaces(
    view.row.map(({ planet }) => planet),
    size0,
  );
  // Over the planets lies the bar, or where there is no rail a line with the last event.
  const top = window.innerWidth < 640 ? 36 : window.innerWidth < 1024 ? 49 : 52;
  const layout = size ? layoutOf(size.width, size.height, places.length, top) : NOWHERE;
  const spots = useRef(new Map<PlanetId, Point>());
  places.forEach((planet, i) => {
    if (planet !== null && layout.places[i]) spots.current.set(planet, layout.places[i]);
  });
  const lit = litBays(galaxy);
  const fitting = fittingBays(galaxy);
  const planned = plannedBays(galaxy);
  const offered = offeredGood(galaxy);
  const wins = offered === null ? [] : wantedBy(picture, offered).wins;
  const suggested = planetsIn(props.suggested);
  const told = show.frame ? props.guide.log(picture, show.frame.beat.told) : [];
  const at = show.frame ? spots.current.get(planetOf(show.frame.beat.events) ?? -1) : undefined;
  const gone = chain.links.filter(({ planet }) => !places.includes(planet));
  // Who comes to the table in the middle of a chain sees what was won where there is room for it.
  const free = layout.places.filter((_, i) => places[i] === null);
  for (const { planet } of gone) {
    const room = free.find((spot) => ![...spots.current.values()].includes(spot));
    if (!spots.current.has(planet) && room) spots.current.set(planet, room);
  }
  return (
    <div className="gt-sky-map" ref={ref} data-place={place.row} data-plate={layout.plate}>
      {size ? <Sky size={size} constellations={constellationsFor(layout, size)} /> : null}
      {size ? (
        <>
          {gone.map((link) => (
            <Afterimage
              key={link.planet}
              galaxy={galaxy}
              link={link}
              layout={layout}
              spot={spots.current.get(link.planet) ?? [0, 0]}
            />
          ))}
          <Comets galaxy={galaxy} layout={layout} spots={spots.current} size={size} part="tails" />
          {layout.plate === "small" ? null : (
            <Trail galaxy={galaxy} layout={layout} spots={spots.current} size={size} />
          )}
          <div className="gt-planets" role="toolbar" aria-label={translator.t("gt.row.title")} {...roving}>
            {places.map((planet, i) => {
              const row = view.row.find((one) => one.planet === planet);
              return row ? (
                <Planet
                  key={row.planet}
                  galaxy={galaxy}
                  row={row}
                  layout={layout}
                  spot={layout.places[i]}
                  lit={lit}
                  fitting={fitting}
                  planned={planned}
                  wins={wins.includes(row.planet)}
                  isSuggested={suggested.includes(row.planet)}
                  winner={outcomes.find((outcome) => outcome.planet === row.planet)?.winner ?? null}
                />
              ) : null;
            })}
          </div>
          <Comets galaxy={galaxy} layout={layout} spots={spots.current} size={size} part="numbers" />
          {layout.plate === "small" ? null : (
            <Thrusts galaxy={galaxy} layout={layout} spots={spots.current} size={size} />
          )}
          <NotePlace galaxy={galaxy} layout={layout} spots={spots.current} />
        </>
      ) : null}
      <div
        className="gt-caption"
        style={at ? ({ "--x": `${at[0]}px`, "--y": `${at[1]}px` } as CSSProperties) : undefined}
      >
        <Caption text={told.map(({ text }) => text).join(" ")} />
      </div>
    </div>
  );
}
