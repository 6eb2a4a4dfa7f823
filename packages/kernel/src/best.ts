/** The item that is worth most, the first among equals. There must be one. */
export function best<T>(items: readonly T[], worth: (item: T) => number): T {
  let found = items[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value <= most) continue;
    most = value;
    found = item;
  }
  return found;
}
