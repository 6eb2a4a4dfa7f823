import houseEdition from "../rules/edition.json" with { type: "json" };

type Node = Record<string, unknown>;

/** The house edition with some places changed: `{ "limits.hand": 5, "planets.3.arrows": true }`. */
export function changedEdition(changes: Readonly<Record<string, unknown>>): unknown {
  const edition = JSON.parse(JSON.stringify(houseEdition)) as Node;
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split(".");
    const parent = steps.slice(0, -1).reduce((node, step) => node[step] as Node, edition);
    parent[steps[steps.length - 1]] = value;
  }
  return edition;
}

/** The house edition with other needs, arrows or points for some planets, by their ids. */
export function changedPlanets(changes: Readonly<Record<string, Readonly<Node>>>): unknown {
  const places = Object.entries(changes).flatMap(([id, fields]) => {
    const at = houseEdition.planets.findIndex((planet) => planet.id === id);
    return Object.entries(fields).map(([field, value]) => [`planets.${at}.${field}`, value] as const);
  });
  return changedEdition(Object.fromEntries(places));
}
