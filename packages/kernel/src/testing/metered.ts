/** A list that can be read only so often: whoever does exponential work with it fails at once, on any machine. */
export function metered<T extends readonly unknown[]>(items: T, most: number): T {
  let reads = 0;
  return new Proxy(items, {
    get(target, key, receiver) {
      reads++;
      if (reads > most) throw new Error(`read more than ${most} times`);
      return Reflect.get(target, key, receiver);
    },
  });
}
