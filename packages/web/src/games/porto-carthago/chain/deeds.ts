import type { aids } from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";

/** What a delivery, at a dock or by voyage, has brought so far. */
interface Gains {
  /** Talents, offerings taken off. */
  readonly talents: number;
  readonly track: number;
  readonly path: number;
}

/** Something that has happened in this chain. */
export type Deed =
  | {
      readonly kind: "card";
      readonly seat: Seat;
      readonly space: aids.Space;
      readonly action: aids.ActionKind;
      readonly servants: number;
    }
  | { readonly kind: "captain" | "skipped" | "refreshed" | "passed"; readonly seat: Seat }
  | { readonly kind: "talents" | "freed"; readonly seat: Seat; readonly talents: number }
  | { readonly kind: "bought"; readonly seat: Seat; readonly good: aids.Good; readonly talents: number }
  | { readonly kind: "carried"; readonly seat: Seat; readonly good: aids.Good; readonly to: aids.Target }
  | { readonly kind: "court"; readonly seat: Seat; readonly lighthouse: number; readonly temple: number }
  | { readonly kind: "claimed"; readonly seat: Seat; readonly dock: aids.Dock }
  /** Servants who left a dock, and the good that was lost there. PC-HOI-3 */
  | {
      readonly kind: "left";
      readonly seat: Seat;
      readonly from: aids.Dock;
      readonly to: aids.Dock | null;
      readonly lost: aids.Good | null;
    }
  | {
      readonly kind: "seat";
      readonly seat: Seat;
      readonly talents: number;
      readonly space: number | null;
    }
  /** A ship card played for its privilege; the pilot names the ship that came in, and where. */
  | {
      readonly kind: "privilege";
      readonly seat: Seat;
      readonly card: aids.Ship;
      readonly brought: Arrival | null;
    }
  /** A ship that somebody in the lighthouse has picked. */
  | {
      readonly kind: "picked";
      readonly seat: Seat;
      readonly ship: aids.Ship;
      readonly dock: aids.Dock | null;
    }
  | { readonly kind: "turnedAway"; readonly seat: Seat; readonly ship: aids.Ship }
  /** The ships that nobody picked. PC-SHIP-8 */
  | { readonly kind: "arrived"; readonly seat: null; readonly ships: readonly Arrival[] }
  | ({
      readonly kind: "loaded";
      readonly seat: Seat;
      readonly dock: aids.Dock;
      readonly ship: aids.Ship;
      readonly good: aids.Good;
    } & Gains)
  | ({ readonly kind: "voyage"; readonly seat: Seat; readonly isSuccess: boolean } & Gains);

export type DeedOf<K extends Deed["kind"]> = Extract<Deed, { kind: K }>;

export interface Arrival {
  readonly ship: aids.Ship;
  /** Null if it found no berth and left. */
  readonly dock: aids.Dock | null;
}

type Happening = aids.PortoEvent;

/** Where a chain begins: a turn, or the ships of a decade or of the end. */
const BEGINNINGS: ReadonlySet<Happening["type"]> = new Set(["turn", "decade", "finalDocking"]);

/** What has happened since the present chain began; nothing before the first decade. */
export function sinceBeginning(events: readonly Happening[]): readonly Happening[] {
  const beginning = events.findLastIndex(({ type }) => BEGINNINGS.has(type));
  return beginning < 0 ? [] : events.slice(beginning + 1);
}

function gained<D extends Gains>(deed: D, { talents, track, path }: Partial<Gains>): D {
  return {
    ...deed,
    talents: deed.talents + (talents ?? 0),
    track: deed.track + (track ?? 0),
    path: deed.path + (path ?? 0),
  };
}

/** The deeds with what the last delivery of a player brought besides. */
function withGains(deeds: readonly Deed[], seat: Seat, gains: Partial<Gains>): Deed[] {
  const last = deeds.findLastIndex((deed) => deed.kind === "loaded" || deed.kind === "voyage");
  return deeds.map((deed, i) =>
    i === last && (deed.kind === "loaded" || deed.kind === "voyage") && deed.seat === seat
      ? gained(deed, gains)
      : deed,
  );
}

/** A delivery takes the place of the carrying that led to it: to the player they are one step. */
function delivered(deeds: readonly Deed[], delivery: DeedOf<"loaded" | "voyage">): Deed[] {
  const last = deeds.at(-1);
  const target = delivery.kind === "loaded" ? delivery.dock : "charter";
  const isOne = last?.kind === "carried" && last.to === target;
  return [...(isOne ? deeds.slice(0, -1) : deeds), delivery];
}

function arrived(deeds: readonly Deed[], seat: Seat | null, arrival: Arrival): Deed[] {
  const last = deeds.at(-1);
  if (seat === null) {
    return last?.kind === "arrived"
      ? [...deeds.slice(0, -1), { ...last, ships: [...last.ships, arrival] }]
      : [...deeds, { kind: "arrived", seat, ships: [arrival] }];
  }
  if (last?.kind === "privilege" && last.brought === null) {
    return [...deeds.slice(0, -1), { ...last, brought: arrival }];
  }
  return [...deeds, { kind: "picked", seat, ...arrival }];
}

/** The ships that an event moved; a hidden one names none. */
function shipsOf(event: Happening): readonly aids.Ship[] {
  return "cards" in event ? (event.cards ?? []) : [];
}

function then(deeds: readonly Deed[], event: Happening): readonly Deed[] {
  const add = (deed: Deed): Deed[] => [...deeds, deed];
  switch (event.type) {
    case "cardUsed": {
      const { seat, space, action, servants } = event;
      return add({ kind: "card", seat, space, action, servants });
    }
    case "captain":
    case "skipped":
    case "refreshed":
      return add({ kind: event.type, seat: event.seat });
    case "finalPass":
      return add({ kind: "passed", seat: event.seat });
    case "talents":
      return add({ kind: "talents", seat: event.seat, talents: event.talents });
    case "spaceFreed":
      return add({ kind: "freed", seat: event.seat, talents: event.talents });
    case "goodBought":
      return add({ kind: "bought", seat: event.seat, good: event.good, talents: event.talents });
    case "carried":
      return add({ kind: "carried", seat: event.seat, good: event.good, to: event.to });
    case "court": {
      const { seat, lighthouse, temple } = event;
      return add({ kind: "court", seat, lighthouse, temple });
    }
    case "claimed":
      return add({ kind: "claimed", seat: event.seat, dock: event.dock });
    case "dockLeft":
      return add({ kind: "left", seat: event.seat, from: event.dock, to: null, lost: null });
    case "dockMoved":
      return add({ kind: "left", seat: event.seat, from: event.from, to: event.to, lost: null });
    case "abandoned":
      return deeds.map((deed, i) =>
        i === deeds.length - 1 && deed.kind === "left" ? { ...deed, lost: event.good } : deed,
      );
    case "seatBought": {
      const { seat, talents, space } = event;
      const before = event.by === "favour" ? deeds.slice(0, -1) : deeds;
      return [...before, { kind: "seat", seat, talents, space }];
    }
    case "privilege":
      return add({ kind: "privilege", seat: event.seat, card: event.ship, brought: null });
    case "docked":
    case "leftPort":
      return shipsOf(event).reduce<readonly Deed[]>(
        (all, ship) => arrived(all, event.seat, { ship, dock: event.dock }),
        deeds,
      );
    case "turnedAway": {
      const [ship] = shipsOf(event);
      return event.seat === null || ship === undefined
        ? deeds
        : add({ kind: "turnedAway", seat: event.seat, ship });
    }
    case "loaded": {
      const { seat, dock, ship, good, talents } = event;
      return delivered(deeds, { kind: "loaded", seat, dock, ship, good, talents, track: 0, path: 0 });
    }
    case "voyage": {
      const { seat, success } = event;
      return delivered(deeds, {
        kind: "voyage",
        seat,
        isSuccess: success,
        talents: 0,
        track: 0,
        path: 0,
      });
    }
    case "voyagePaid":
      return withGains(deeds, event.seat, { talents: event.talents - event.offering });
    case "points":
      return withGains(deeds, event.seat, { track: event.track, path: event.path });
    case "contractBonus":
      return withGains(deeds, event.seat, { talents: event.talents });
    default:
      return deeds;
  }
}

/** The events of a chain as steps that a player would count. */
export function deedsOf(events: readonly Happening[]): readonly Deed[] {
  return events.reduce<readonly Deed[]>(then, []);
}
