import type { aids, Good, PlanetId } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";

type Happening = aids.GalacticEvent;

/** A good that had to move on, with its number in the chain. GT-RED-1 */
export interface Hop {
  readonly number: number;
  readonly owner: Seat;
  /** The planet and the bay that it lay in, and where it lies now. */
  readonly from: PlanetId;
  readonly origin: number;
  readonly to: PlanetId;
  readonly slot: number;
  readonly good: Good | null;
}

/** An agreement of the present step. */
export interface Link {
  readonly planet: PlanetId;
  readonly winner: Seat;
  /** Who has the planet now: with a strange orbit somebody else; nobody until it has been given away. GT-AGR-7 */
  readonly receiver: Seat | null;
}

/** What the agreements of one step have led to so far. */
export interface Chain {
  readonly links: readonly Link[];
  readonly hops: readonly Hop[];
}

export const NO_CHAIN: Chain = { links: [], hops: [] };

/** The chain of the agreements since the last turn began. */
export function chainOf(events: readonly Happening[], isOrbit: (planet: PlanetId) => boolean): Chain {
  const start = events.findLastIndex(({ type }) => type === "turn");
  const links: Link[] = [];
  const hops: Hop[] = [];
  for (const event of events.slice(start + 1)) {
    const last = links.at(-1);
    if (event.type === "agreement") {
      const receiver = isOrbit(event.planet) ? null : event.seat;
      links.push({ planet: event.planet, winner: event.seat, receiver });
    } else if (event.type === "gave" && last) {
      links[links.length - 1] = { ...last, receiver: event.to };
    } else if (event.type === "relaid" && last) {
      const { seat, planet = -1, slot = -1, origin = -1, cards } = event;
      const good = cards?.[0] ?? null;
      const number = hops.length + 1;
      hops.push({ number, owner: seat, from: last.planet, origin, to: planet, slot, good });
    }
  }
  return { links, hops };
}
