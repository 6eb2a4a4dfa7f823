type Node = Record<string, unknown>;

/** A copy of plain data with some places changed: `{ "movement.oneCard": 2, "track.3.kind": "safe" }`. */
export function withChanges(data: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  const copy = JSON.parse(JSON.stringify(data)) as Node;
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split(".");
    const parent = steps.slice(0, -1).reduce((node, step) => node[step] as Node, copy);
    parent[steps[steps.length - 1]] = value;
  }
  return copy;
}
