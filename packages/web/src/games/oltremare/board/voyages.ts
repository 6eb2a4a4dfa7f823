import type { aids } from "@portolan/guides/oltremare";

type Port = aids.Port;
type SeaMap = Pick<aids.Edition["map"], "neighbours" | "lengths">;

/**
 * A way to every port in which a voyage of so many steps can end: the ports it comes through, the first one included.
 * No route is sailed twice. OM-SAI-2 OM-SAI-5 OM-SAI-6
 */
export function waysFrom({ neighbours, lengths }: SeaMap, from: Port, steps: number): Map<Port, Port[]> {
  const length = lengths[from]?.[steps] ?? steps;
  const found = new Map<Port, Port[]>();
  const used = new Set<string>();
  const sail = (way: Port[]): void => {
    const here = way[way.length - 1] ?? from;
    if (way.length > length) {
      if (!found.has(here)) found.set(here, way);
      return;
    }
    for (const next of neighbours[here] ?? []) {
      const route = here < next ? `${here} ${next}` : `${next} ${here}`;
      if (used.has(route)) continue;
      used.add(route);
      sail([...way, next]);
      used.delete(route);
    }
  };
  sail([from]);
  return found;
}

/** The shortest way between two ports, for a voyage of which only the ends are known. */
export function shortestWay({ neighbours }: Pick<SeaMap, "neighbours">, from: Port, to: Port): Port[] {
  const before = new Map<Port, Port>([[from, from]]);
  for (const here of before.keys()) {
    for (const next of neighbours[here] ?? []) if (!before.has(next)) before.set(next, here);
  }
  const way = [to];
  for (let here = to; here !== from; ) {
    here = before.get(here) ?? from;
    way.unshift(here);
  }
  return way;
}
