import { selfOf } from "@portolan/guides";
import {
  aids,
  type Galactic,
  type Good,
  goodName,
  type Move,
  type Picture,
  type PlanetId,
} from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";
import type { BoardProps } from "../../../table/board.ts";
import type { Target } from "../../../table/narrow.ts";
import type { BoardPointing } from "../../../table/stage/pointing/pointing.ts";
import type { Drags } from "../../../table/stage/pointing/use-drag.ts";
import type { Pointer } from "../../../table/stage/pointing/use-pointing.ts";
import type { Show } from "../../../table/stage/show/use-show.ts";
import type { Point } from "../art/geometry.ts";
import type { Cargo } from "../art/pods.tsx";
import { target, thingOf } from "../places.ts";
import type { Frame } from "./beats.ts";
import type { Chain } from "./chain.ts";
import { baysOf, type Layout } from "./layout.ts";
import { filledBy } from "./plan.ts";
import type { Planning } from "./use-plan.ts";

/** All that the regions of this board draw from. */
export interface Galaxy {
  readonly props: BoardProps<Galactic>;
  /** The moment that is drawn: the present one with what is planned, or a picture on the way there. */
  readonly picture: Picture;
  readonly show: Show<Galactic, Frame>;
  readonly pointer: Pointer<Move>;
  readonly pointing: BoardPointing<Move>;
  readonly planning: Planning;
  readonly drags: Drags;
  readonly chain: Chain;
  /** The bay whose displaced good is to be laid next, and how another is taken first. GT-RED-3 */
  readonly moving: { readonly slot: number | null; take(slot: number): void };
  /** The agreements that the end of the turn, or the chosen move, brings about for sure. */
  readonly outcomes: readonly aids.Outcome[];
}

/** What the viewer decides, if it is their decision and nothing else is being shown. */
export function stepOf({ picture, pointer, planning, props, show }: Galaxy): aids.Step | null {
  const { view, viewer } = picture;
  const step = view.agenda.at(-1);
  // A turn in which nothing more can be laid still has to be ended.
  const isPlanned = planning.plan !== null && props.legal.length > 0 && !show.isRunning;
  const isAsked = pointer.isAsked || isPlanned;
  return isAsked && step && "seat" in step && step.seat === viewer ? step : null;
}

/** A player as the board calls them: you, or their name. */
export function nameOf(picture: Picture, seat: Seat): string {
  return seat === selfOf(picture) ? picture.translator.t("gt.board.you") : picture.translator.called(seat);
}

/** What a pod on a planet shows: a sealed one its inside to its owner only. GT-SLOT-4 */
export function cargoOf({ table, viewer }: Picture, laid: aids.LaidGoodView, need: number): Cargo {
  const { goods } = table.edition;
  if (!laid.faceDown && laid.good !== null) return { kind: "open", good: goods[laid.good] };
  const inside = laid.owner === viewer && laid.good !== null ? goods[laid.good] : null;
  return { kind: "sealed", as: goods[need], inside };
}

/** The bay of a planet that a good counting as `as` goes into. GT-SLOT-5 */
export function bayFor({ table }: Picture, place: aids.RowPlanetView, as: number): number | null {
  const { needs } = table.edition.planets[place.planet];
  return aids.openSlots(table, place).find((slot) => needs[slot] === as) ?? null;
}

/** How a bay can be filled by what is still meant: as it is, or by an ability, and then of which planet. */
export interface Lit {
  readonly how: "lit" | "via";
  readonly via: PlanetId | null;
}

/** The moves that what has been pointed at can mean, or else those that lay elsewhere what was laid last. */
export function movesMeant({ picture, pointer, planning, show }: Galaxy): readonly Move[] {
  if (show.isRunning) return [];
  if (pointer.isAsked && pointer.pointed.length > 0) return pointer.narrowed.moves;
  if (picture.view.agenda.at(-1)?.step === "redistribute")
    return pointer.isAsked ? pointer.narrowed.moves : [];
  return planning.loose?.offers ?? [];
}

/** The good of the tray that is about to be kept. */
export function offeredGood({ picture, pointer }: Galaxy): Good | null {
  const { goods } = picture.table.edition;
  for (const name of pointer.pointed) {
    const thing = thingOf(name);
    if (thing.kind === "offer") return goods.indexOf(thing.good);
  }
  return null;
}

/** The bays that what has been pointed at, or was laid last, can go into, by planet and slot. */
export function litBays(galaxy: Galaxy): ReadonlyMap<string, Lit> {
  const { picture } = galaxy;
  const lit = new Map<string, Lit>();
  const offered = offeredGood(galaxy);
  for (const place of offered === null ? [] : picture.view.row) {
    const slot = offered === null ? null : bayFor(picture, place, offered);
    if (slot !== null) lit.set(bayKey(place.planet, slot), { how: "lit", via: null });
  }
  for (const move of movesMeant(galaxy)) {
    if (move.type !== "lay" && move.type !== "convert" && move.type !== "relay") continue;
    const place = picture.view.row.find(({ planet }) => planet === move.planet);
    const slot = place ? bayFor(picture, place, move.type === "lay" ? move.good : move.as) : null;
    if (slot === null) continue;
    const key = bayKey(move.planet, slot);
    if (move.type !== "convert") lit.set(key, { how: "lit", via: null });
    else if (!lit.has(key)) lit.set(key, { how: "via", via: move.via });
  }
  return lit;
}

/** The empty bays that ask for a good of the hand: one press on such a bay lays it. */
export function fittingBays({ picture, pointer, planning }: Galaxy): ReadonlySet<string> {
  const fitting = new Set<string>();
  if (!pointer.isAsked || pointer.pointed.length > 0 || !planning.plan) return fitting;
  for (const move of planning.plan.offers) {
    if (move.type !== "lay" || move.good === planning.loose?.good) continue;
    const place = picture.view.row.find(({ planet }) => planet === move.planet);
    const slot = place ? bayFor(picture, place, move.good) : null;
    if (slot !== null) fitting.add(bayKey(move.planet, slot));
  }
  return fitting;
}

export function bayKey(planet: PlanetId, slot: number): string {
  return `${planet} ${slot}`;
}

/** The planned move that filled each bay: its number in the plan, by planet and slot. */
export function plannedBays({ planning, props, picture }: Galaxy): ReadonlyMap<string, number> {
  const { plan } = planning;
  if (!plan || picture.view !== plan.view) return new Map();
  const laidAt = (planet: PlanetId, slot: number): number =>
    plan.view.row.find((place) => place.planet === planet)?.slots[slot]?.laidAt ?? 0;
  const filled = filledBy(props.scene.view, plan.view).toSorted(
    (a, b) => laidAt(a.planet, a.slot) - laidAt(b.planet, b.slot),
  );
  const lays = plan.moves.flatMap(({ type }, i) => (type === "lay" || type === "convert" ? [i] : []));
  return new Map(filled.map(({ planet, slot }, i) => [bayKey(planet, slot), lays[i]]));
}

/** The good that is being moved, or can still be, in words. */
export function heldGood({ picture, pointer, planning }: Galaxy): string | null {
  const { edition } = picture.table;
  for (const name of pointer.pointed) {
    const thing = thingOf(name);
    if (thing.kind === "hand" || thing.kind === "offer")
      return goodName(picture, edition.goods.indexOf(thing.good));
  }
  const { loose } = planning;
  return loose && pointer.pointed.length === 0 ? goodName(picture, loose.good) : null;
}

/** Points at a place for the good that was laid last; says whether it can go there. */
export function layElsewhere({ picture, pointer, planning, pointing }: Galaxy, name: Target): boolean {
  const { loose } = planning;
  if (!loose || pointer.pointed.length > 0) return false;
  const held = target.hand(picture.table.edition.goods[loose.good]);
  const offer = { legal: loose.offers, check: loose.before.check };
  const outcome = pointing.pointAt(offer, [held], name);
  if (outcome.kind !== "narrowed") return false;
  const { decided } = outcome.narrowed;
  if (decided) planning.lay(loose, decided);
  else {
    // It is taken in hand again, so that the way can be chosen.
    planning.drop(loose.at);
    pointer.hold(outcome.pointed);
  }
  return true;
}

/** Where a bay is in the sky. */
export function bayAt(
  { picture }: Galaxy,
  layout: Layout,
  spot: Point,
  planet: PlanetId,
  slot: number,
): Point {
  const { needs, arrows } = picture.table.edition.planets[planet];
  const [x, y] = baysOf(needs.length, arrows, layout.ring)[slot] ?? [0, 0];
  return [spot[0] + x, spot[1] + y];
}
