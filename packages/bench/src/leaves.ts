import type { Weights } from "@portolan/kernel";

/** The numbers in weights, each under its path, such as `arrives.2`. */
export function leavesOf(weights: Weights): Map<string, number> {
  const leaves = new Map<string, number>();
  const collect = (value: Weights[string], path: string): void => {
    if (typeof value === "number") leaves.set(path, value);
    else for (const [name, inner] of Object.entries(value)) collect(inner, path ? `${path}.${name}` : name);
  };
  collect(weights, "");
  return leaves;
}

/** The same weights with other numbers at some paths. */
export function withLeaves(weights: Weights, changed: ReadonlyMap<string, number>): Weights {
  const copy = structuredClone(weights);
  for (const [path, value] of changed) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let place: object = copy;
    for (const name of names) place = Reflect.get(place, name);
    Reflect.set(place, last, value);
  }
  return copy;
}
