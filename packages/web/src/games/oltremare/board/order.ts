/** The list with one thing moved to where another lies; the others keep their order. */
export function moved<T>(list: readonly T[], thing: T, to: T): T[] {
  const target = list.indexOf(to);
  if (target < 0 || !list.includes(thing)) return list.slice();
  return list.filter((one) => one !== thing).toSpliced(target, 0, thing);
}
