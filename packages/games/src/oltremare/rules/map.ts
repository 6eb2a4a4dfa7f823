import { checkIds, InputError } from "@portolan/kernel";
import type { EditionData, Port } from "./edition.ts";

/** The ports and the sea routes between them. */
export interface SeaMap {
  /** Ids of the ports. */
  readonly ports: readonly string[];
  /** The ports that one step leads to, by port. */
  readonly neighbours: readonly (readonly Port[])[];
  /** The ports in which a voyage of so many steps can end, by port and steps, lowest number first. OM-SAI-5 */
  readonly ends: readonly (readonly (readonly Port[])[])[];
  /** How long such a voyage is: shorter where no route is left to sail. OM-SAI-6 */
  readonly lengths: readonly (readonly number[])[];
}

function neighboursOf(data: EditionData, ports: readonly string[]): Port[][] {
  return data.ports.map(({ id, routes }, i) =>
    routes.map((name, at) => {
      const place = `ports[${i}].routes[${at}]`;
      const port = ports.indexOf(name);
      if (port < 0) throw new InputError(`${place}: there is no port "${name}"`);
      if (name === id) throw new InputError(`${place}: a route from ${id} to itself`);
      if (routes.indexOf(name) !== at) throw new InputError(`${place}: "${name}" stands twice`);
      if (!data.ports[port].routes.includes(id))
        throw new InputError(`${place}: ${name} has no route back to ${id}`);
      return port;
    }),
  );
}

/** `routes` must say the same as the ports' own lists. */
function checkRoutes(data: EditionData, ports: readonly string[], neighbours: readonly Port[][]): void {
  const seen = new Set<string>();
  data.routes.forEach(({ a, b }, i) => {
    const [from, to] = [ports.indexOf(a), ports.indexOf(b)];
    if (from < 0 || to < 0) throw new InputError(`routes[${i}]: there is no port "${from < 0 ? a : b}"`);
    if (!neighbours[from].includes(to))
      throw new InputError(`routes[${i}]: ${a} and ${b} do not name each other in ports`);
    seen.add(`${Math.min(from, to)} ${Math.max(from, to)}`);
    if (seen.size !== i + 1) throw new InputError(`routes[${i}]: the route ${a} to ${b} stands twice`);
  });
  const ends = neighbours.reduce((sum, list) => sum + list.length, 0);
  if (ends !== 2 * seen.size) throw new InputError(`routes: ${seen.size} routes, but ports name ${ends / 2}`);
}

function checkConnected(ports: readonly string[], neighbours: readonly Port[][]): void {
  const reached = new Set<Port>([0]);
  for (const port of reached) for (const next of neighbours[port]) reached.add(next);
  const lost = ports.find((_, port) => !reached.has(port));
  if (lost !== undefined) throw new InputError(`routes: ${lost} cannot be reached from ${ports[0]}`);
}

/** A route by the ports it joins, whichever way it is sailed. */
function routeKey(ports: number, a: Port, b: Port): number {
  return Math.min(a, b) * ports + Math.max(a, b);
}

/** Whether a ship can come through these ports one after the other without using a route twice. OM-SAI-2 OM-SAI-3 */
export function isTrail(
  { neighbours }: Pick<SeaMap, "neighbours">,
  from: Port,
  via: readonly Port[],
): boolean {
  const used = new Set<number>();
  let here = from;
  for (const next of via) {
    const route = routeKey(neighbours.length, here, next);
    if (!neighbours[here].includes(next) || used.has(route)) return false;
    used.add(route);
    here = next;
  }
  return true;
}

/** Voyages of an edition that are followed at most to see where they end; the house edition has some 2,000. */
const MOST_VOYAGES = 100_000;

/** Where voyages from a port end, by their length, as far as there are any. OM-SAI-2 OM-SAI-3 OM-SAI-5 */
function followVoyages(
  neighbours: readonly (readonly Port[])[],
  from: Port,
  longest: number,
  count: () => void,
): Set<Port>[] {
  const ends: Set<Port>[] = [];
  const used = new Set<number>();
  const sailOn = (port: Port, steps: number): void => {
    count();
    if (steps === ends.length) ends.push(new Set());
    ends[steps].add(port);
    if (steps === longest) return;
    for (const next of neighbours[port]) {
      const route = routeKey(neighbours.length, port, next);
      if (used.has(route)) continue;
      used.add(route);
      sailOn(next, steps + 1);
      used.delete(route);
    }
  };
  sailOn(from, 0);
  return ends;
}

/** Where voyages end and how long they are; where none is long enough, the longest shorter ones count. OM-SAI-5 OM-SAI-6 */
function voyagesOn(
  neighbours: readonly (readonly Port[])[],
  longest: number,
): Pick<SeaMap, "ends" | "lengths"> {
  let followed = 0;
  const count = (): void => {
    followed++;
    if (followed > MOST_VOYAGES)
      throw new InputError(`routes: too many voyages of ${longest} steps, the most cargo on a card`);
  };
  const found = neighbours.map((_, port) => followVoyages(neighbours, port, longest, count));
  const lengths = found.map((ends) =>
    Array.from({ length: longest + 1 }, (_, steps) => Math.min(steps, ends.length - 1)),
  );
  return {
    lengths,
    ends: found.map((ends, port) => lengths[port].map((length) => [...ends[length]].sort((a, b) => a - b))),
  };
}

/** Checks the ports and routes of an edition and works out where voyages can end. */
export function readMap(data: EditionData): SeaMap {
  const ports = data.ports.map((port) => port.id);
  checkIds(ports, "ports:");
  const odd = ports.find((id) => id !== id.toLowerCase());
  if (odd !== undefined) throw new InputError(`ports: "${odd}" must be in small letters`);
  const neighbours = neighboursOf(data, ports);
  checkRoutes(data, ports, neighbours);
  checkConnected(ports, neighbours);
  // A card shows a symbol once, so a voyage has at most as many steps as cards can be played.
  const longest = Math.max(...data.cards.map((card) => card.cargo));
  return { ports, neighbours, ...voyagesOn(neighbours, longest) };
}
