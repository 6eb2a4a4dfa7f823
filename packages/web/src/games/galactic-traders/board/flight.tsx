import type { PlaceId } from "@portolan/guides";
import type { aids } from "@portolan/guides/galactic-traders";
import { Pod } from "../art/pods.tsx";
import { Saucer } from "../art/saucer.tsx";
import * as place from "../places.ts";
import type { Flight } from "./beats.ts";

type Good = Extract<Flight, { readonly kind: "good" }>;

/** More equal goods than any place holds. */
const MOST_EQUAL = 9;

/** Where a good may lie that an event speaks of, the best first. */
function spotsOf(edition: aids.Edition, { event, good }: Good, side: "from" | "to"): PlaceId[] {
  const { seat, planet, slot, origin } = event;
  const at = event[side];
  const owner = place.player(at.seat ?? seat);
  const bays = (number: number | undefined): PlaceId[] =>
    planet === undefined || number === undefined
      ? []
      : [place.goodAt(edition.planets[planet].id, number), place.bay(edition.planets[planet].id, number)];
  const alike = (where: PlaceId): PlaceId[] =>
    good === null
      ? []
      : Array.from({ length: MOST_EQUAL }, (_, i) => place.goodIn(where, edition.goods[good], i));
  switch (at.place) {
    case "deck":
    case "discard":
      return [place.clock, place.player(seat)];
    case "offer":
      return [...alike(place.tray), place.tray, owner];
    case "hand":
      return [...alike(place.hand(at.seat ?? seat)), place.hand(at.seat ?? seat), owner];
    default: {
      // A displaced good comes from the bay that it lay in, on a planet that is gone already.
      const isHop = side === "from" && origin !== undefined;
      return isHop ? [place.displaced, owner] : [...bays(slot), owner];
    }
  }
}

/** Where something on its way starts and lands. */
export function pathOf(edition: aids.Edition, flight: Flight) {
  if (flight.kind === "tray") {
    const from = flight.from === null ? [] : [place.player(flight.from)];
    return { from: [...from, place.tray], to: [place.player(flight.to)] };
  }
  return { from: spotsOf(edition, flight, "from"), to: spotsOf(edition, flight, "to") };
}

export function drawFlight({ goods }: aids.Edition, flight: Flight) {
  if (flight.kind === "tray") return <Saucer />;
  const { owner, good, as, isSealed } = flight;
  const isShut = isSealed || good === null;
  return (
    <Pod
      owner={owner}
      cargo={
        isShut
          ? { kind: "sealed", as: as === null ? null : goods[as], inside: null }
          : { kind: "open", good: goods[good] }
      }
    />
  );
}
