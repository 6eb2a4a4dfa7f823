/** Values at hand by name. */
export interface Cache<T> {
  /** The value of that name, made if it is not at hand. */
  of(name: string, make: () => T): T;
  size(): number;
}

/** Keeps no more than so many values: the one that was used longest ago makes room. */
export function openCache<T>(most: number): Cache<T> {
  const kept = new Map<string, { readonly value: T }>();
  return {
    of(name, make) {
      const found = kept.get(name) ?? { value: make() };
      kept.delete(name);
      kept.set(name, found);
      const [oldest] = kept.keys();
      if (kept.size > most) kept.delete(oldest);
      return found.value;
    },
    size: () => kept.size,
  };
}
