/** The numbers in plain data, each under its path, such as `arrives.2`. */
export function leavesOf(tree: object): Map<string, number> {
  const leaves = new Map<string, number>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === "number") leaves.set(path, value);
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value)) collect(inner, path ? `${path}.${name}` : name);
  };
  collect(tree, "");
  return leaves;
}

/** The same data with other numbers at some paths. */
export function withLeaves<T extends object>(tree: T, changed: ReadonlyMap<string, number>): T {
  const copy = structuredClone(tree);
  for (const [path, value] of changed) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let place: object = copy;
    for (const name of names) place = Reflect.get(place, name);
    Reflect.set(place, last, value);
  }
  return copy;
}
