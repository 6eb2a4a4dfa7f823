import type { aids, Move } from "@portolan/guides/galactic-traders";
import { narrow, type Pointing, point, type Target, whyNot } from "../../../table/narrow.ts";
import type { BoardPointing, Offer, Outcome } from "../../../table/stage/pointing/pointing.ts";
import { type Thing, target, thingOf } from "../places.ts";

/** How moves are pointed at: a good and a planet name a bay, a planet of one's own an ability. */
export function pointingOf({ goods, planets }: aids.Edition): Pointing<Move> {
  const good = (id: string): number => goods.indexOf(id);
  const planet = (id: string): number => planets.findIndex((one) => one.id === id);
  const discarded = (discard: number | null): Target[] =>
    discard === null ? [] : [target.hand(goods[discard])];

  function touches(move: Move): Target[] {
    switch (move.type) {
      case "pick":
        return [target.offer(goods[move.good]), ...discarded(move.discard)];
      case "recall": {
        const { id } = planets[move.planet];
        return [target.planet(id), target.laid(id, move.slot), ...discarded(move.discard)];
      }
      case "lay": {
        const { id } = planets[move.planet];
        return [target.hand(goods[move.good]), target.planet(id), target.bay(id, goods[move.good])];
      }
      case "convert": {
        const { id } = planets[move.planet];
        const via = target.own(planets[move.via].id);
        return [target.hand(goods[move.good]), target.planet(id), target.bay(id, goods[move.as]), via];
      }
      case "exchange":
        return [target.own(planets[move.via].id), target.hand(goods[move.good])];
      case "end":
        return [target.end];
      case "resolve":
        return [target.planet(planets[move.planet].id)];
      case "give":
        return [target.seat(move.to)];
      case "relay": {
        const { id } = planets[move.planet];
        return [target.moved(move.slot), target.planet(id), target.bay(id, goods[move.as])];
      }
    }
  }

  /** The move that somebody means who points at all this: its refusal says why it is not possible. */
  function meant(targets: readonly Target[]): Move | null {
    const things = targets.map(thingOf);
    const held = things.find((thing) => thing.kind === "hand");
    const laid = things.find((thing) => thing.kind === "laid");
    const own = things.find((thing) => thing.kind === "own");
    const bay = things.find((thing) => thing.kind === "bay");
    const there = bay ?? things.find((thing) => thing.kind === "planet");
    if (laid) {
      const discard = held ? good(held.good) : null;
      return { type: "recall", planet: planet(laid.planet), slot: laid.slot, discard };
    }
    if (held && there && own && bay) {
      const [to, via] = [planet(there.planet), planet(own.planet)];
      return { type: "convert", good: good(held.good), as: good(bay.good), planet: to, via };
    }
    if (held && there) return { type: "lay", good: good(held.good), planet: planet(there.planet) };
    return held && own ? { type: "exchange", via: planet(own.planet), good: good(held.good) } : null;
  }

  return { touches, meant };
}

/** A thing that alone says what is to be moved, not where: nothing is decided by it. */
const BEGINNINGS: ReadonlySet<Thing["kind"]> = new Set(["hand", "own", "moved"]);

/**
 * The move that is clear from what has been pointed at. A good goes into the bay that asks for it even where an ability
 * could take it elsewhere on the same planet; an ability is never used for a planet alone.
 */
export function decidedBy(candidates: readonly Move[], pointed: readonly Target[]): Move | null {
  const kinds = new Set(pointed.map((name) => thingOf(name).kind));
  if ([...kinds].every((kind) => BEGINNINGS.has(kind))) {
    // A planet and a good of one's own are a swap, unless the planet changes goods: then a bay is to be chosen.
    const isSwap =
      kinds.has("hand") && kinds.has("own") && candidates.every(({ type }) => type === "exchange");
    // The last good of the tray needs no pointing at, only what makes room for it.
    const isLast = candidates.every(({ type }) => type === "pick");
    return (isSwap || isLast) && candidates.length === 1 ? candidates[0] : null;
  }
  const straight = candidates.filter(({ type }) => type === "lay");
  const recalls = candidates.filter(({ type }) => type === "recall");
  if (straight.length === 1 && recalls.length === 0 && !kinds.has("own")) return straight[0];
  if (candidates.length !== 1) return null;
  const isBlind = candidates[0].type === "convert" && !kinds.has("hand") && !kinds.has("own");
  return isBlind ? null : candidates[0];
}

/** A few moves that are still meant and cannot be told apart by pointing: the board offers them in words. */
export function choicesAmong(candidates: readonly Move[], pointed: readonly Target[]): readonly Move[] {
  const kinds = new Set(pointed.map((name) => thingOf(name).kind));
  const isPlaced = kinds.has("planet") || kinds.has("bay");
  return isPlaced && candidates.length > 1 ? candidates : [];
}

/** How this board is pointed at. */
export function boardPointing(edition: aids.Edition): BoardPointing<Move> {
  const pointing = pointingOf(edition);

  function settled(offer: Offer<Move>, outcome: Outcome<Move>): Outcome<Move> {
    if (outcome.kind !== "narrowed") return outcome;
    const narrowed = narrow(pointing, offer.legal, outcome.pointed);
    const decided = decidedBy(narrowed.moves, outcome.pointed);
    return { ...outcome, narrowed: { ...narrowed, decided } };
  }

  return {
    ...pointing,
    pointAt(offered, pointed, name) {
      const held = replaced(pointed, name);
      const offer = withoutDiscards(offered, [...held, name]);
      // Who has a good in hand does not mean another one that would fit better.
      const isAimed = isPlace(name) && held.some((one) => BEGINNINGS.has(thingOf(one).kind));
      if (isAimed && !narrow(pointing, offer.legal, held).open.has(name)) {
        const refusal = whyNot(pointing, held, name, offer.check);
        return refusal ? { kind: "refused", refusal } : { kind: "idle" };
      }
      const outcome = point(pointing, offer.legal, held, name, offer.check);
      return settled(offer, outcome.kind === "restarted" ? { ...outcome, kind: "narrowed" } : outcome);
    },
    putBack(offer, pointed, name) {
      const rest = pointed.filter((one) => one !== name);
      return settled(offer, {
        kind: "narrowed",
        pointed: rest,
        narrowed: narrow(pointing, offer.legal, rest),
      });
    },
  };
}

/** A good that is pointed at first is to be delivered; it makes room for one that was pointed at before it. */
function withoutDiscards(offer: Offer<Move>, pointed: readonly Target[]): Offer<Move> {
  const [first] = pointed;
  if (first === undefined || thingOf(first).kind !== "hand") return offer;
  return { ...offer, legal: offer.legal.filter(({ type }) => type !== "recall") };
}

function isPlace(name: Target): boolean {
  const { kind } = thingOf(name);
  return kind === "planet" || kind === "bay";
}

/** Only one good is moved at a time, to one planet: another takes the place of the one pointed at before. */
function replaced(pointed: readonly Target[], name: Target): readonly Target[] {
  const { kind } = thingOf(name);
  if (kind === "hand" && pointed.some((one) => ["offer", "laid"].includes(thingOf(one).kind))) return pointed;
  return pointed.filter((one) => one === name || thingOf(one).kind !== kind);
}
