import { aids, type Move, type Picture, type Porto, seatOf } from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";
import type { BoardProps } from "../../../table/board.ts";
import type { Target } from "../../../table/narrow.ts";
import type { Pointer } from "../../../table/stage/pointing/use-pointing.ts";
import type { Show } from "../../../table/stage/show/use-show.ts";
import { target } from "../places.ts";
import type { Frame } from "./beats.ts";

/** All that the regions of this board draw from. */
export interface Harbour {
  readonly props: BoardProps<Porto>;
  /** The moment that is drawn: the present one, or a picture on the way there. */
  readonly picture: Picture;
  readonly show: Show<Porto, Frame>;
  readonly pointer: Pointer<Move>;
  /** The move that is being thought about: pointed at, or suggested by a hint. */
  readonly thought: Move | null;
  /** The table as that move would leave it, as far as it is sure. */
  readonly after: aids.View | null;
  /** Opens what there is to know about a part of the board. */
  inspect(what: Inspected): void;
}

/** What can be looked at closely. */
export type Inspected =
  | { readonly what: "dock"; readonly dock: number }
  | { readonly what: "ship"; readonly ship: number }
  | { readonly what: Building }
  | { readonly what: "player"; readonly seat: Seat };

export type Building =
  | "lighthouse"
  | "temple"
  | "charters"
  | "palace"
  | "path"
  | "chamber"
  | "market"
  | "deck"
  | "sea"
  | "servants";

/** The table after a legal move, as far as it is sure; points are taken to go to the track. */
export function afterMove(picture: Picture, move: Move): aids.View {
  const { rules, table, view } = picture;
  return aids
    .foreseen(table, view, seatOf(picture), move)
    .reduce<aids.View>((now, event) => rules.fold(now, event), view);
}

/** What a dock would see of the moves that are still open there. */
export type DockLight = "picked" | "loads" | "rival" | "waits" | "open" | "loses" | "none";

/** Who profits from a move at a dock, or what is lost there. */
function lightOf({ table, view, viewer }: Picture, move: Move): DockLight {
  for (const surprise of aids.surprises(table, view, move)) {
    if (surprise.type === "loads") return surprise.seat === viewer ? "loads" : "rival";
    if (surprise.type === "abandons") return "loses";
  }
  return move.type === "carry" || move.type === "dock" ? "waits" : "open";
}

const BRIGHTEST: readonly DockLight[] = ["loads", "rival", "waits", "open", "loses", "none"];

/** How a dock is lit: by the best that can still be done there. */
export function dockLight(
  { picture, pointer }: Pick<Harbour, "picture" | "pointer">,
  touches: (move: Move) => readonly Target[],
  said: { readonly names: readonly Target[]; readonly moves: readonly Move[] },
  dock: number,
): DockLight {
  const { id } = picture.table.edition.docks[dock];
  const names = [target.to(id), target.from(id)];
  if (names.some((name) => pointer.pointed.includes(name))) return "picked";
  if (!pointer.isAsked || !names.some((name) => said.names.includes(name))) return "none";
  let best: DockLight = "none";
  for (const move of said.moves) {
    if (!touches(move).some((name) => names.includes(name))) continue;
    const light = lightOf(picture, move);
    if (BRIGHTEST.indexOf(light) < BRIGHTEST.indexOf(best)) best = light;
  }
  return best;
}

/** Talents that a move brings by loading, and to whom. */
export function loadOf(
  { table, view }: Picture,
  move: Move,
): { readonly seat: Seat; readonly talents: number } | null {
  for (const surprise of aids.surprises(table, view, move)) {
    if (surprise.type === "loads")
      return { seat: surprise.seat, talents: table.edition.ships[surprise.ship].talents };
  }
  return null;
}

/** Pieces that a move would put somewhere: drawn as ghosts. */
export interface Ghosts {
  readonly good: { readonly dock: number; readonly good: number } | null;
  /** A dock that would be held, and one that would be left. */
  readonly claimed: number | null;
  readonly left: number | null;
  readonly ship: { readonly dock: number; readonly ship: number } | null;
  /** Servants that would come to these places, or leave them if negative, of the viewer. */
  readonly lighthouse: number;
  readonly temple: number;
  readonly seat: boolean;
  readonly path: number;
  readonly track: number;
  readonly charter: "manned" | "sails" | null;
  readonly space: number | null;
}

const NO_GHOSTS: Ghosts = {
  good: null,
  claimed: null,
  left: null,
  ship: null,
  lighthouse: 0,
  temple: 0,
  seat: false,
  path: 0,
  track: 0,
  charter: null,
  space: null,
};

/** Where a pilot brings a ship: the first free dock of its people. PC-P8-1 */
function freeDock({ table, view }: Picture, ship: number): number | null {
  const { edition } = table;
  return (
    edition.docksOf[edition.ships[ship].civilisation].find((dock) => view.docks[dock].ship === null) ?? null
  );
}

export function ghostsOf(picture: Picture, move: Move | null): Ghosts {
  switch (move?.type) {
    case "claim":
    case "hoistClaim":
      return { ...NO_GHOSTS, claimed: move.dock };
    case "hoistMove":
      return { ...NO_GHOSTS, claimed: move.to, left: move.from };
    case "hoistLeave":
      return { ...NO_GHOSTS, left: move.dock };
    case "carry":
      if (move.to === "charter") return { ...NO_GHOSTS, charter: "sails" };
      return typeof move.to === "number"
        ? { ...NO_GHOSTS, good: { dock: move.to, good: move.good } }
        : NO_GHOSTS;
    case "captain":
      return { ...NO_GHOSTS, charter: "manned" };
    case "dock":
      return move.berth === null ? NO_GHOSTS : { ...NO_GHOSTS, ship: { dock: move.berth, ship: move.ship } };
    case "pilot": {
      const dock = freeDock(picture, move.ship);
      return dock === null ? NO_GHOSTS : { ...NO_GHOSTS, ship: { dock, ship: move.ship } };
    }
    case "court":
      return { ...NO_GHOSTS, lighthouse: move.lighthouse, temple: move.temple };
    case "seat":
    case "palaceFavour":
      return { ...NO_GHOSTS, seat: true };
    case "allot": {
      const frame = picture.view.stack.at(-1);
      const points = frame?.frame === "points" ? frame.points : 0;
      return { ...NO_GHOSTS, path: move.path, track: points - move.path };
    }
    case "atonce":
      return { ...NO_GHOSTS, path: move.choice === "path" ? 1 : 0, track: move.choice === "track" ? 1 : 0 };
    case "card":
      return { ...NO_GHOSTS, space: move.space };
    default:
      return NO_GHOSTS;
  }
}

/** Who has the most seats in the palace; nobody while all have the same. */
export function leaders(view: aids.View): readonly Seat[] {
  const seats = view.senators.map((_, seat) => aids.seatsOf(view, seat));
  const best = Math.max(...seats);
  const first = seats.flatMap((count, seat) => (count === best ? [seat] : []));
  return first.length === seats.length ? [] : first;
}
