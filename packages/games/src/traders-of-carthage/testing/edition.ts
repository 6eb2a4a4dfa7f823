import houseEdition from "../rules/edition.json" with { type: "json" };

type Node = Record<string, unknown>;

/** The house edition with some places changed: `{ "movement.oneCard": 2, "track.3.kind": "safe" }`. */
export function changedEdition(changes: Readonly<Record<string, unknown>>): unknown {
  const edition = JSON.parse(JSON.stringify(houseEdition)) as Node;
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split(".");
    const parent = steps.slice(0, -1).reduce((node, step) => node[step] as Node, edition);
    parent[steps[steps.length - 1]] = value;
  }
  return edition;
}
