import { InputError } from "@portolan/kernel";
import type { EditionData, Port } from "./edition.ts";

/** The ports and the sea routes between them. */
export interface SeaMap {
  /** Ids of the ports. */
  readonly ports: readonly string[];
  /** The ports that one step leads to, by port. */
  readonly neighbours: readonly (readonly Port[])[];
  /** The ports in which a voyage of so many steps can end, by port and steps, lowest number first. OM-SAI-5 */
  readonly ends: readonly (readonly (readonly Port[])[])[];
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

/** All voyages of exactly so many steps that use no route twice, each as the ports it comes through. OM-SAI-2 OM-SAI-3 */
export function voyages(
  neighbours: readonly (readonly Port[])[],
  from: Port,
  steps: number,
): readonly (readonly Port[])[] {
  const found: Port[][] = [];
  const used = new Set<string>();
  const trail: Port[] = [];
  const sailOn = (port: Port): void => {
    if (trail.length === steps) {
      found.push(trail.slice());
      return;
    }
    for (const next of neighbours[port]) {
      const route = `${Math.min(port, next)} ${Math.max(port, next)}`;
      if (used.has(route)) continue;
      used.add(route);
      trail.push(next);
      sailOn(next);
      trail.pop();
      used.delete(route);
    }
  };
  sailOn(from);
  return found;
}

/** Where voyages end, by their length; where no voyage is that long, the longest shorter one counts. OM-SAI-5 OM-SAI-6 */
function endsFrom(neighbours: readonly (readonly Port[])[], from: Port, longest: number): Port[][] {
  const ends: Port[][] = [[from]];
  for (let steps = 1; steps <= longest; steps++) {
    const last = new Set(voyages(neighbours, from, steps).map((trail) => trail[steps - 1]));
    ends.push(last.size > 0 ? [...last].sort((a, b) => a - b) : ends[steps - 1]);
  }
  return ends;
}

/** Checks the ports and routes of an edition and works out where voyages can end. */
export function readMap(data: EditionData): SeaMap {
  const ports = data.ports.map((port) => port.id);
  const twice = ports.find((id, i) => ports.indexOf(id) !== i);
  if (twice !== undefined) throw new InputError(`ports: "${twice}" stands twice`);
  const neighbours = neighboursOf(data, ports);
  checkRoutes(data, ports, neighbours);
  checkConnected(ports, neighbours);
  // A card shows a symbol once, so a voyage has at most as many steps as cards can be played.
  const longest = Math.max(...data.cards.map((card) => card.cargo));
  return { ports, neighbours, ends: ports.map((_, port) => endsFrom(neighbours, port, longest)) };
}
