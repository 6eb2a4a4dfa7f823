import type { aids, Move } from "@portolan/guides/porto-carthago";
import { narrow, type Pointing, type Target } from "../../../table/narrow.ts";
import {
  type BoardPointing,
  narrowedTo,
  type Offer,
  type Outcome,
  plainPointing,
} from "../../../table/stage/pointing/pointing.ts";
import { type Thing, target, thingOf } from "../places.ts";

type Table = aids.GameConfig;
type View = aids.View;

function times(count: number, name: Target): Target[] {
  return Array.from({ length: count }, () => name);
}

/** The trade points that are being given out, if any. */
function pointsOf({ stack }: View): number {
  const frame = stack.at(-1);
  return frame?.frame === "points" ? frame.points : 0;
}

/** Everything that a move is made of, in the order in which one would point at it. */
function touchesIn({ edition }: Table, view: View) {
  const dock = (at: number): string => edition.docks[at].id;
  const ship = (card: number): string => edition.ships[card].id;
  const good = (at: number): string => edition.goods[at].id;
  const steps = (count: number, post: "lighthouse" | "temple"): Target[] =>
    times(Math.abs(count), count > 0 ? target.send(post) : target.recall(post));

  return (move: Move): Target[] => {
    switch (move.type) {
      case "claim":
      case "hoistClaim":
        return [target.to(dock(move.dock))];
      case "take":
      case "buy":
        return [target.market(good(move.good))];
      case "dock":
        return [
          target.ship(ship(move.ship)),
          move.berth === null ? target.verb("out") : target.to(dock(move.berth)),
        ];
      case "away":
        return [target.ship(ship(move.ship)), target.verb("away")];
      case "allot":
        return [
          ...times(move.path, target.point("path")),
          ...times(pointsOf(view) - move.path, target.point("track")),
        ];
      case "atonce":
        return [move.choice === "none" ? target.verb("none") : target.point(move.choice)];
      case "card":
        return [target.space(edition.spaces[move.space].id)];
      case "carry":
        return [
          move.from === "warehouse" ? target.warehouse(good(move.good)) : target.from(dock(move.from)),
          typeof move.to === "number" ? target.to(dock(move.to)) : target.into(move.to),
        ];
      case "court":
        return [...steps(move.lighthouse, "lighthouse"), ...steps(move.temple, "temple")];
      case "hoistMove":
        return [target.from(dock(move.from)), target.to(dock(move.to))];
      case "hoistLeave":
        return [target.from(dock(move.dock)), target.into("reserve")];
      case "scout":
      case "palaceFavour":
        return [target.held(ship(move.card))];
      case "anyGood":
        return [target.held(ship(move.card)), target.to(dock(move.dock))];
      case "pilot":
        return [target.held(ship(move.card)), target.ship(ship(move.ship))];
      case "shiftServants":
        return [
          target.held(ship(move.card)),
          ...move.changes.flatMap(({ seat, by }) =>
            times(Math.abs(by), target.shift(seat, by > 0 ? "lighthouse" : "temple")),
          ),
        ];
      case "order":
        return move.ships.map((card, at) => target.order(at, ship(card)));
      default:
        return [target.verb(move.type)];
    }
  };
}

type ThingOf<K extends Thing["kind"]> = Extract<Thing, { readonly kind: K }>;

function find<K extends Thing["kind"]>(things: readonly Thing[], kind: K): ThingOf<K> | undefined {
  return things.findLast((thing): thing is ThingOf<K> => thing.kind === kind);
}

/** The move that somebody has in mind who points at all this, whether or not it is allowed. */
function meantIn({ edition }: Table, view: View) {
  const dockAt = (id: string): number => edition.docks.findIndex((dock) => dock.id === id);
  const shipAt = (id: string): number => edition.ships.findIndex((ship) => ship.id === id);
  const goodAt = (id: string): number => edition.goods.findIndex((good) => good.id === id);
  const { stage, viewer } = { stage: view.stage, viewer: view.viewer };
  const kind = stage.stage === "act" ? edition.actionCards[view.cards[stage.space]].kind : null;

  function privilege(card: number, things: readonly Thing[]): Move | null {
    const ship = find(things, "ship");
    const to = find(things, "to");
    switch (edition.ships[card].privilege) {
      case "scout":
        return { type: "scout", card };
      case "palaceFavour":
        return { type: "palaceFavour", card };
      case "anyGood": {
        const own = view.docks.findIndex(({ owner }) => owner === viewer);
        const dock = to ? dockAt(to.dock) : own;
        return dock < 0 ? null : { type: "anyGood", card, dock };
      }
      case "pilot": {
        const wanted = ship ? shipAt(ship.ship) : view.rows[0].find((one) => one !== null);
        return wanted === undefined || wanted === null ? null : { type: "pilot", card, ship: wanted };
      }
      default:
        return null;
    }
  }

  function carry(things: readonly Thing[]): Move | null {
    const to = find(things, "to");
    const into = find(things, "into");
    const from = find(things, "from");
    const stored = find(things, "warehouse");
    const held = viewer === null ? -1 : view.senators[viewer].warehouse.findIndex((count) => count > 0);
    const source = from ? dockAt(from.dock) : ("warehouse" as const);
    const good = from ? view.docks[dockAt(from.dock)].good : stored ? goodAt(stored.good) : held;
    if (good === null || good < 0) return null;
    if (to) return { type: "carry", good, from: source, to: dockAt(to.dock) };
    if (into && into.place !== "reserve") return { type: "carry", good, from: source, to: into.place };
    return null;
  }

  function hoist(things: readonly Thing[]): Move | null {
    const to = find(things, "to");
    const from = find(things, "from");
    if (from && to) return { type: "hoistMove", from: dockAt(from.dock), to: dockAt(to.dock) };
    if (from) return { type: "hoistLeave", dock: dockAt(from.dock) };
    return to ? { type: "hoistClaim", dock: dockAt(to.dock) } : null;
  }

  function pick(things: readonly Thing[]): Move | null {
    const ship = find(things, "ship");
    const to = find(things, "to");
    return ship && to ? { type: "dock", ship: shipAt(ship.ship), berth: dockAt(to.dock) } : null;
  }

  return (targets: readonly Target[]): Move | null => {
    const things = targets.map(thingOf);
    const held = find(things, "held");
    if (held) return privilege(shipAt(held.ship), things);
    const space = find(things, "space");
    if (space) return { type: "card", space: edition.spaces.findIndex(({ id }) => id === space.space) };
    const goods = find(things, "market");
    if (goods) return { type: stage.stage === "setupGood" ? "take" : "buy", good: goodAt(goods.good) };
    const verb = find(things, "verb")?.verb;
    if (verb === "seat" || verb === "free" || verb === "captain" || verb === "refresh") return { type: verb };
    if (stage.stage === "setupClaim" || stage.stage === "setupDock") {
      const to = find(things, "to");
      return to ? { type: "claim", dock: dockAt(to.dock) } : null;
    }
    if (stage.stage === "shipsPick" || stage.stage === "finalPick") return pick(things);
    if (kind === "carrier") return carry(things);
    return kind === "hoist" ? hoist(things) : null;
  };
}

/** How moves are pointed at in this moment of the game. */
export function pointingAt(table: Table, view: View): Pointing<Move> {
  return { touches: touchesIn(table, view), meant: meantIn(table, view) };
}

/** Things of which one takes the place of another: a good for a good, a dock for a dock. */
const EXCHANGED: ReadonlySet<Thing["kind"]> = new Set([
  "to",
  "from",
  "into",
  "warehouse",
  "ship",
  "market",
  "held",
]);
/** Where something comes from, and where it goes. */
const SOURCES: ReadonlySet<Thing["kind"]> = new Set(["from", "warehouse", "ship", "held"]);

function canReplace(one: Thing, other: Thing): boolean {
  if (!EXCHANGED.has(one.kind) || !EXCHANGED.has(other.kind)) return false;
  return one.kind === other.kind || SOURCES.has(one.kind) === SOURCES.has(other.kind);
}

/** Steps that are made one by one and sent together: they wait for the button, whatever the player's taste. */
const STEPWISE: ReadonlySet<Thing["kind"]> = new Set(["send", "recall", "shift", "order"]);

export function isStepwise(pointed: readonly Target[]): boolean {
  return pointed.some((name) => STEPWISE.has(thingOf(name).kind));
}

function held(outcome: Outcome<Move>): Outcome<Move> {
  if (outcome.kind !== "narrowed" || !isStepwise(outcome.pointed)) return outcome;
  return { ...outcome, narrowed: { ...outcome.narrowed, decided: null } };
}

/** Puts a thing in the place of one that it can stand for. */
function swapped(
  pointing: Pointing<Move>,
  offer: Offer<Move>,
  pointed: readonly Target[],
  name: Target,
): Outcome<Move> | null {
  const at = pointed.findLastIndex((one) => canReplace(thingOf(one), thingOf(name)));
  if (at < 0) return null;
  const next = pointed.with(at, name);
  return narrow(pointing, offer.legal, next).moves.length > 0 ? narrowedTo(pointing, offer, next) : null;
}

/** Who points at a dock whose ship asks for one of several goods means that good. */
function loading(
  { edition }: Table,
  view: View,
  pointing: Pointing<Move>,
  offer: Offer<Move>,
  name: Target,
): Outcome<Move> | null {
  const carries = offer.legal.filter(
    (move) =>
      move.type === "carry" &&
      typeof move.to === "number" &&
      target.to(edition.docks[move.to].id) === name &&
      edition.ships[view.docks[move.to].ship ?? -1]?.good === move.good,
  );
  return carries.length === 1 ? narrowedTo(pointing, offer, pointing.touches(carries[0])) : null;
}

/** How this board is pointed at: goods and docks take each other's place, servants are sent one by one. */
export function boardPointing(table: Table, view: View): BoardPointing<Move> {
  const pointing = pointingAt(table, view);
  const plain = plainPointing(pointing);
  return {
    ...plain,
    pointAt(offer, pointed, name) {
      const { open } = narrow(pointing, offer.legal, pointed);
      if (pointed.length === 0) {
        const outcome = loading(table, view, pointing, offer, name);
        if (outcome) return outcome;
      }
      if (!open.has(name)) {
        const swap = swapped(pointing, offer, pointed, name);
        if (swap) return held(swap);
      }
      return held(plain.pointAt(offer, pointed, name));
    },
    putBack: (offer, pointed, name) => held(plain.putBack(offer, pointed, name)),
  };
}

/** What pressing a dock means: where something comes from, or where it goes. */
export function dockTarget(
  pointer: {
    readonly pointed: readonly Target[];
    readonly narrowed: { readonly open: ReadonlyMap<Target, number> };
  },
  id: string,
): Target {
  const names = [target.to(id), target.from(id)];
  const open = pointer.narrowed.open;
  return (
    names.find((name) => pointer.pointed.includes(name)) ?? names.find((name) => open.has(name)) ?? names[0]
  );
}

/**
 * What has been said, what could be said next, and, once a move is clear, what could be said instead of the last thing:
 * who has chosen may still choose otherwise.
 */
export function sayable(
  { table, view }: { readonly table: Table; readonly view: View },
  pointer: {
    readonly pointed: readonly Target[];
    readonly narrowed: { readonly open: ReadonlyMap<Target, number>; readonly moves: readonly Move[] };
  },
  legal: readonly Move[],
): { readonly names: readonly Target[]; readonly moves: readonly Move[] } {
  const { pointed, narrowed } = pointer;
  const isDone = pointed.length > 0 && narrowed.open.size === 0 && !isStepwise(pointed);
  const { open, moves } = isDone ? narrow(pointingAt(table, view), legal, pointed.slice(0, -1)) : narrowed;
  return { names: [...new Set([...pointed, ...open.keys()])], moves };
}
