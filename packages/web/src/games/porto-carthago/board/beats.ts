import type { PlaceId } from "@portolan/guides";
import type { aids, Porto } from "@portolan/guides/porto-carthago";
import type { Rules, Seat } from "@portolan/kernel";
import { type Beat, type BeatKinds, beatsOf } from "../../../table/stage/show/beats.ts";
import type { Flight } from "../../../table/stage/show/use-motion.ts";
import type { Frame as ShownFrame } from "../../../table/stage/show/use-show.ts";
import * as place from "../places.ts";

type View = aids.View;
type Edition = aids.Edition;
type Happening = aids.PortoEvent;

/** What flies: servants, goods and coins. Ships keep their names, and glide by themselves. */
export type Flyer =
  | { readonly kind: "servant"; readonly seat: Seat }
  | { readonly kind: "good"; readonly good: number }
  | { readonly kind: "coin" };

export type Flown = Flyer & Flight;

/** A picture of the table after a beat, and what flies there. */
export interface Frame extends ShownFrame<Porto> {
  readonly beat: Beat<Happening>;
  /** How many of the events have been shown with this picture. */
  readonly seen: number;
  readonly flights: readonly Flown[];
  /** The place that it is about. */
  readonly at: PlaceId | null;
}

/** Moments (dockings, loadings, voyages) take longer than what happens in every turn. */
export const BEATS: BeatKinds<Happening> = {
  startPlayer: { with: [], time: 800 },
  claimed: { with: [], time: 800 },
  noClaim: { with: [], time: 500 },
  goodTaken: { with: [], time: 700 },
  decade: { with: [], time: 900 },
  round: { with: [], time: 500 },
  picking: { with: [], time: 700 },
  docked: { with: [], time: 1000 },
  leftPort: { with: [], time: 900 },
  turnedAway: { with: [], time: 900 },
  rowMoved: { with: ["rowDealt"], time: 1000 },
  cardServants: { with: ["cardServants", "cardsLaid"], time: 1000 },
  cardsLaid: { with: [], time: 800 },
  income: { with: ["income"], time: 1000 },
  marketSwept: { with: ["marketFilled"], time: 900 },
  marketFilled: { with: [], time: 800 },
  cardUsed: { with: [], time: 900 },
  talents: { with: [], time: 800 },
  refreshed: { with: ["marketSwept", "marketFilled"], time: 1000 },
  captain: { with: [], time: 800 },
  carried: { with: [], time: 900 },
  court: { with: [], time: 900 },
  dockMoved: { with: ["abandoned"], time: 900 },
  dockLeft: { with: ["abandoned"], time: 900 },
  abandoned: { with: [], time: 900 },
  goodBought: { with: [], time: 900 },
  spaceFreed: { with: [], time: 800 },
  seatBought: { with: [], time: 1100 },
  loaded: { with: [], time: 1100 },
  points: { with: ["shipTaken", "dockCleared"], time: 900 },
  shipTaken: { with: ["dockCleared", "cardBack"], time: 900 },
  dockCleared: { with: [], time: 600 },
  voyageCard: { with: ["voyage"], time: 1500 },
  voyage: { with: [], time: 1300 },
  voyagePaid: { with: ["voyageBack", "cardBack"], time: 1000 },
  contractBonus: { with: ["cardBack"], time: 800 },
  gaveUp: { with: ["cardBack"], time: 700 },
  privilege: { with: ["cardBack"], time: 900 },
  looked: { with: ["ordered"], time: 700 },
  shifted: { with: ["cardBack"], time: 900 },
  finalDocking: { with: [], time: 1000 },
  finalPass: { with: [], time: 500 },
  award: { with: [], time: 1100 },
  over: { with: [], time: 900 },
};

/** More equal pieces than any place holds. */
const MOST_EQUAL = 18;

function servantsOf(at: PlaceId, seat: Seat): PlaceId[] {
  return Array.from({ length: MOST_EQUAL }, (_, number) => place.servantIn(at, seat, number));
}

/** A servant of a player that goes from place to place; on a small screen the plate stands for what is folded away. */
function servant(seat: Seat, from: PlaceId, to: PlaceId): Flown {
  const ends = (at: PlaceId): PlaceId[] => [...servantsOf(at, seat), at, place.player(seat)];
  return { kind: "servant", seat, from: ends(from), to: ends(to) };
}

function good({ goods }: Edition, kind: number, from: PlaceId, to: PlaceId, seat: Seat | null): Flown {
  const { id } = goods[kind];
  const ends = (at: PlaceId): PlaceId[] => [
    ...Array.from({ length: 6 }, (_, number) => place.goodIn(at, id, number)),
    at,
    ...(seat === null ? [] : [place.player(seat)]),
  ];
  return { kind: "good", good: kind, from: ends(from), to: ends(to) };
}

function coin(from: PlaceId, to: PlaceId, seat: Seat): Flown {
  return { kind: "coin", from: [from, place.player(seat)], to: [to, place.player(seat)] };
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

/** Servants that go between the reserve and a place, there if positive. */
function sent(seat: Seat, count: number, to: PlaceId): Flown[] {
  const reserve = place.reserve(seat);
  return times(Math.abs(count), () => (count > 0 ? servant(seat, reserve, to) : servant(seat, to, reserve)));
}

/** What flies with an event. */
export function flightsOf(edition: Edition, event: Happening): Flown[] {
  const dock = (at: number): string => edition.docks[at].id;
  const sourceOf = (seat: Seat, at: number | "warehouse" | "charter"): PlaceId =>
    at === "warehouse" ? place.warehouse(seat) : at === "charter" ? place.charters : place.store(dock(at));
  switch (event.type) {
    case "claimed":
      return sent(event.seat, edition.parameters.servantsPerDock, place.quay(dock(event.dock)));
    case "dockLeft":
      return sent(event.seat, -edition.parameters.servantsPerDock, place.quay(dock(event.dock)));
    case "dockMoved":
      return times(edition.parameters.servantsPerDock, () =>
        servant(event.seat, place.quay(dock(event.from)), place.quay(dock(event.to))),
      );
    case "dockCleared":
      return [
        ...sent(event.seat, -event.servants, place.quay(dock(event.dock))),
        good(edition, event.good, place.store(dock(event.dock)), place.berth(dock(event.dock)), null),
      ];
    case "goodTaken":
      return [good(edition, event.good, place.market, place.warehouse(event.seat), event.seat)];
    case "goodBought":
      return [
        coin(place.purse(event.seat), place.market, event.seat),
        good(edition, event.good, place.market, place.warehouse(event.seat), event.seat),
      ];
    case "carried":
      return [
        good(
          edition,
          event.good,
          sourceOf(event.seat, event.from),
          sourceOf(event.seat, event.to),
          event.seat,
        ),
      ];
    case "cardUsed":
      return sent(event.seat, event.servants, place.space(edition.spaces[event.space].id));
    case "captain":
      return sent(event.seat, 1, place.charters);
    case "court":
      return [
        ...sent(event.seat, event.lighthouse, place.lighthouse),
        ...sent(event.seat, event.temple, place.temple),
      ];
    case "shifted":
      return event.changes.flatMap(({ seat, by }) =>
        times(Math.abs(by), () =>
          by > 0
            ? servant(seat, place.temple, place.lighthouse)
            : servant(seat, place.lighthouse, place.temple),
        ),
      );
    case "talents":
    case "contractBonus":
      return [coin(place.market, place.purse(event.seat), event.seat)];
    case "loaded":
      return times(3, () => coin(place.berth(dock(event.dock)), place.purse(event.seat), event.seat));
    case "voyagePaid":
      return times(2, () => coin(place.charters, place.purse(event.seat), event.seat));
    case "voyageBack":
      return [...sent(event.seat, -1, place.charters), ...sent(event.seat, -1, place.temple)];
    case "spaceFreed":
      return [
        coin(place.purse(event.seat), place.market, event.seat),
        ...sent(event.seat, -1, place.warehouse(event.seat)),
      ];
    case "seatBought": {
      const seat = event.space === null ? place.hall : place.palaceSeat(event.space);
      return [coin(place.purse(event.seat), place.palace, event.seat), ...sent(event.seat, 1, seat)];
    }
    case "points":
      return sent(event.seat, event.path, place.path);
    case "award":
      return times(event.seats, () => servant(event.seat, place.path, place.hall));
    default:
      return [];
  }
}

/** The place that an event is about. */
export function placeOf(edition: Edition, event: Happening): PlaceId | null {
  switch (event.type) {
    case "claimed":
    case "dockLeft":
    case "dockCleared":
    case "abandoned":
    case "loaded":
      return place.dock(edition.docks[event.dock].id);
    case "dockMoved":
      return place.dock(edition.docks[event.to].id);
    case "carried":
      return typeof event.to === "number" ? place.dock(edition.docks[event.to].id) : place.charters;
    case "docked":
      return event.dock === null ? place.row(1) : place.dock(edition.docks[event.dock].id);
    case "leftPort":
    case "turnedAway":
    case "rowMoved":
    case "picking":
      return place.row(1);
    case "cardUsed":
      return place.space(edition.spaces[event.space].id);
    case "captain":
    case "voyage":
    case "voyageCard":
    case "voyagePaid":
      return place.charters;
    case "court":
    case "shifted":
      return place.lighthouse;
    case "seatBought":
      return place.palace;
    case "points":
      return event.path > 0 ? place.path : place.chamber;
    case "award":
      return place.path;
    case "goodBought":
    case "goodTaken":
    case "refreshed":
    case "marketFilled":
    case "marketSwept":
      return place.market;
    case "cardsLaid":
      return place.actions;
    default:
      return "seat" in event && event.seat !== null ? place.player(event.seat) : null;
  }
}

/** One picture after each beat, from the moment shown before on. */
export function framesFor(edition: Edition) {
  return (rules: Pick<Rules<Porto>, "fold">, before: View, events: readonly Happening[]): Frame[] => {
    let view = before;
    let seen = 0;
    return beatsOf(BEATS, events).map((beat) => {
      view = beat.events.reduce((now, event) => rules.fold(now, event), view);
      seen += beat.events.length;
      return {
        beat,
        view,
        seen,
        time: beat.time,
        flights: beat.events.flatMap((event) => flightsOf(edition, event)),
        at: placeOf(edition, beat.events[0]),
      };
    });
  };
}
