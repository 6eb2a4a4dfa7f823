import { aids, planetName } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";
import { type CSSProperties, type MouseEvent, memo } from "react";
import { pieceState } from "../../../table/stage/pointing/piece-state.ts";
import { BayShape, type BayState } from "../art/bays.tsx";
import { at, line, type Point, polar } from "../art/geometry.ts";
import { MedalShape } from "../art/houses.tsx";
import { PodShape } from "../art/pods.tsx";
import { WORLD_REACH, World, WorldParts } from "../art/world.tsx";
import * as place from "../places.ts";
import { AbilityLine, planetText } from "./ability.tsx";
import { bayKey, cargoOf, type Galaxy, type Lit, layElsewhere, stepOf } from "./galaxy.ts";
import { baysOf, heading, type Layout, spiral } from "./layout.ts";
import { StandingLine } from "./standing-line.tsx";

/** The graduated ring that bays lie on; on an arrow planet a spiral with arrows from bay to bay. */
const Ring = memo(function Ring(props: {
  readonly ring: number;
  readonly count: number;
  readonly hasArrows: boolean;
}) {
  const { ring, count, hasArrows } = props;
  const box = ring * 1.5;
  const viewBox = `${at(-box)} ${at(-box)} ${at(2 * box)} ${at(2 * box)}`;
  const style = { inlineSize: 2 * box, blockSize: 2 * box, translate: `${-box}px ${-box}px` };
  if (hasArrows) {
    const path = Array.from({ length: 41 }, (_, k) => spiral(ring, -0.4 + (k / 40) * (count - 0.3), count));
    const size = Math.max(0.55, Math.min(1, ring / 102));
    return (
      <svg className="gt-ring" viewBox={viewBox} style={style} aria-hidden="true">
        <path className="gt-spiral" d={line(path)} />
        {Array.from({ length: count - 1 }, (_, i) => {
          const [x, y] = spiral(ring, i + 0.5, count);
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: arrows never change places.
              key={i}
              className="gt-dart"
              d="M-7-6 7.5 0-7 6-3 0Z"
              transform={`translate(${at(x)} ${at(y)}) rotate(${at(heading(ring, i + 0.5, count))}) scale(${size.toFixed(2)})`}
            />
          );
        })}
      </svg>
    );
  }
  const ticks = Array.from({ length: 45 }, (_, i) => {
    const degrees = -200 + i * 5;
    const length = degrees % 15 === 0 ? 5 : 2.6;
    const [a, b] = [polar(ring - length / 2, degrees), polar(ring + length / 2, degrees)];
    return `M${at(a[0])} ${at(a[1])}L${at(b[0])} ${at(b[1])}`;
  }).join("");
  const [from, to] = [polar(ring, -200), polar(ring, 20)];
  return (
    <svg className="gt-ring" viewBox={viewBox} style={style} aria-hidden="true">
      <path
        d={`M${at(from[0])} ${at(from[1])}A${at(ring)} ${at(ring)} 0 1 1 ${at(to[0])} ${at(to[1])}${ticks}`}
      />
    </svg>
  );
});

/** One bay with what lies in it. */
function Bay(props: {
  readonly galaxy: Galaxy;
  readonly row: aids.RowPlanetView;
  readonly slot: number;
  readonly spot: Point;
  readonly size: number;
  readonly lit: Lit | undefined;
  /** Whether a good of the hand goes in by one press. */
  readonly fits: boolean;
  readonly isPlanned: boolean;
}) {
  const { galaxy, row, slot, spot, size, lit, fits, isPlanned } = props;
  const { picture, pointer, drags, props: board } = galaxy;
  const { table, viewer } = picture;
  const card = table.edition.planets[row.planet];
  const need = card.needs[slot];
  const goodId = table.edition.goods[need];
  const laid = row.slots[slot];
  const isOwn = laid?.owner === viewer && viewer !== null;
  const isOpen = aids.openSlots(table, row).includes(slot);
  const isNew = laid !== null && board.since !== null && laid.laidAt >= board.since.layCounter && !isOwn;
  const name = place.target.laid(card.id, slot);
  const state: BayState = lit ? lit.how : fits ? "fits" : isOpen ? "idle" : "shut";
  const via = lit?.via ?? null;
  return (
    <span
      className="gt-bay"
      style={
        { "--x": `${at(spot[0])}px`, "--y": `${at(spot[1])}px`, "--size": `${at(size)}px` } as CSSProperties
      }
      data-bay={slot}
      data-place={place.bay(card.id, slot)}
      data-drop={!isTarget(size) ? undefined : place.target.bay(card.id, goodId)}
      data-takes={lit?.how}
      data-fits={fits}
      data-own={isOwn}
      data-planned={isPlanned}
      data-state={isOwn ? pieceState(pointer, name) : undefined}
    >
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        {laid ? null : <BayShape goodId={goodId} state={state} pixels={size / 46} />}
        {via === null ? null : (
          <g transform="translate(20 -22)">
            <circle r="12.5" fill="#0d1030" stroke="var(--via)" strokeWidth="1.8" />
            <g transform="scale(.16)">
              <WorldParts card={table.edition.planets[via]} />
            </g>
          </g>
        )}
      </svg>
      {laid ? (
        <span
          className="gt-laid"
          data-piece={place.goodAt(card.id, slot)}
          data-new={isNew}
          onPointerDown={isOwn ? (event) => drags.begin(event, name, isPlanned) : undefined}
        >
          <svg viewBox="-24 -24 48 48" aria-hidden="true">
            <PodShape owner={laid.owner} cargo={cargoOf(picture, laid, need)} pixels={size / 48} />
          </svg>
        </span>
      ) : null}
      {card.arrows ? <i className="gt-number">{slot + 1}</i> : null}
    </span>
  );
}

/** Below this many pixels a plate with words is set closer. */
const TIGHT = 250;

/** From this many pixels on a bay is a target of its own; below it a finger, or a mouse, means the planet. */
const LEAST_BAY = { finger: 36, mouse: 26 } as const;

function isTarget(pod: number): boolean {
  return pod >= LEAST_BAY[matchMedia("(pointer: coarse)").matches ? "finger" : "mouse"];
}

/** The engraved plate: points, name, ability. */
function Plate({ galaxy, planet }: { readonly galaxy: Galaxy; readonly planet: number }) {
  const { picture } = galaxy;
  const card = picture.table.edition.planets[planet];
  return (
    <span className="gt-plate">
      <span className="gt-medal" data-loss={card.vp < 0}>
        <svg viewBox="-18 -18 36 36" aria-hidden="true">
          <MedalShape isLoss={card.vp < 0} />
        </svg>
        <b>{card.vp < 0 ? `−${-card.vp}` : card.vp}</b>
      </span>
      <span className="gt-plate-words">
        <strong>{planetName(picture, planet)}</strong>
        <AbilityLine picture={picture} planet={planet} />
      </span>
    </span>
  );
}

export interface PlanetProps {
  readonly galaxy: Galaxy;
  readonly row: aids.RowPlanetView;
  readonly layout: Layout;
  readonly spot: Point;
  readonly lit: ReadonlyMap<string, Lit>;
  readonly fitting: ReadonlySet<string>;
  readonly planned: ReadonlyMap<string, number>;
  /** Whether the good that is about to be kept could complete it for the viewer. */
  readonly wins: boolean;
  /** Whether a hint speaks of it. */
  readonly isSuggested: boolean;
  /** Who gets it when the step ends. */
  readonly winner: Seat | null;
}

/** A planet of the row: one target with all its bays. A bay that is large enough says which good is meant. */
export function Planet(props: PlanetProps) {
  const { galaxy, row, layout, spot, lit, fitting, planned, wins, isSuggested, winner } = props;
  const { picture, pointer, planning } = galaxy;
  const card = picture.table.edition.planets[row.planet];
  const { radius, ring, pod, plate, cell } = layout;
  // Where bays are no targets, they may stand out of the planet's own: the line above it is one too.
  const hasTargets = isTarget(pod);
  const rise = hasTargets ? ring + pod * 0.62 : ring;
  const bays = baysOf(row.slots.length, card.arrows, ring);
  const name = place.target.planet(card.id);
  const isLit = row.slots.some((_, slot) => lit.has(bayKey(row.planet, slot)));

  function press(event: MouseEvent<HTMLElement>): void {
    const hit = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-bay]") : null;
    const slot = hit === null || !hasTargets ? null : Number(hit.dataset.bay);
    const number = slot === null ? undefined : planned.get(bayKey(row.planet, slot));
    if (number !== undefined && pointer.pointed.length === 0) return planning.drop(number);
    const target = slot === null ? name : bayTarget(slot);
    // A bay that asks for a good of the hand gets that, even if the good that was laid last could be made to fit.
    const isAskedFor = slot !== null && fitting.has(bayKey(row.planet, slot));
    if (isLit && !isAskedFor && layElsewhere(galaxy, slot === null ? name : bayMeant(slot))) return;
    // A planet that has nothing to offer but the good that was just laid gives it back.
    const own = [...planned].filter(([key]) => row.slots.some((_, i) => key === bayKey(row.planet, i)));
    const isDone = pointer.pointed.length === 0 && !pointer.narrowed.open.has(target);
    if (isDone && own.length > 0) return planning.drop(own[own.length - 1][1]);
    pointer.press(target, pointer.pointed.includes(target));
  }

  /** An empty bay, or the whole planet. */
  function bayMeant(slot: number): typeof name {
    const isLitBay = lit.has(bayKey(row.planet, slot));
    return isLitBay ? place.target.bay(card.id, picture.table.edition.goods[card.needs[slot]]) : name;
  }

  function bayTarget(slot: number): typeof name {
    const laid = row.slots[slot];
    if (laid === null) {
      const bay = place.target.bay(card.id, picture.table.edition.goods[card.needs[slot]]);
      return pointer.narrowed.open.has(bay) || pointer.pointed.length > 0 ? bay : name;
    }
    const isMine = laid.owner === picture.viewer && stepOf(galaxy)?.step !== "redistribute";
    return isMine && pointer.pointed.length === 0 ? place.target.laid(card.id, slot) : name;
  }

  return (
    <button
      type="button"
      className="gt-planet"
      style={
        {
          "--left": `${at(spot[0] - cell[0] / 2)}px`,
          "--top": `${at(spot[1] - rise)}px`,
          "--width": `${at(cell[0])}px`,
          "--pitch": `${at(cell[1])}px`,
          "--rise": `${at(rise)}px`,
          "--radius": `${at(radius)}px`,
          "--globe": `${at(2 * radius * WORLD_REACH)}px`,
          "--pod": `${at(pod)}px`,
        } as CSSProperties
      }
      data-place={place.planet(card.id)}
      data-planet={card.id}
      data-plate={plate}
      data-tight={cell[0] < TIGHT}
      data-drop={name}
      data-state={pieceState(pointer, name)}
      data-takes={isLit}
      data-complete={winner !== null}
      data-wins={wins}
      data-suggested={isSuggested}
      onClick={(event) => {
        if (!galaxy.drags.wasDragged()) press(event);
      }}
    >
      <span className="hidden">{planetText(picture, row)}</span>
      <span className="gt-orb" aria-hidden="true">
        <Ring ring={ring} count={row.slots.length} hasArrows={card.arrows} />
        <span className="gt-globe" data-piece={place.world(card.id)}>
          <World card={card} />
        </span>
        {bays.map((point, slot) => (
          <Bay
            // biome-ignore lint/suspicious/noArrayIndexKey: a bay is known by its number.
            key={slot}
            galaxy={galaxy}
            row={row}
            slot={slot}
            spot={point}
            size={pod}
            lit={lit.get(bayKey(row.planet, slot))}
            fits={fitting.has(bayKey(row.planet, slot))}
            isPlanned={planned.has(bayKey(row.planet, slot))}
          />
        ))}
      </span>
      <span className="gt-legend" aria-hidden="true">
        <Plate galaxy={galaxy} planet={row.planet} />
        <StandingLine galaxy={galaxy} row={row} />
      </span>
    </button>
  );
}
