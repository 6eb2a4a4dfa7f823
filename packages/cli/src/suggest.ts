/** How many letters must be changed, added, left out or swapped with their neighbour to get from one word to the other. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      row[j] = Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    before = last;
    last = row;
  }
  return last[to.length];
}

/** Longer words are not looked at: nobody mistypes those, and the work grows with both lengths. */
const LONGEST = 80;

/** The known words that were probably meant: the nearest ones, if they are near enough. */
export function suggestions(word: string, known: readonly string[], most = 3): string[] {
  const typed = word.slice(0, LONGEST).toLowerCase();
  const near = (name: string): number => {
    const other = name.toLowerCase();
    if (typed.length >= 2 && (other.startsWith(typed) || other.split("-").includes(typed))) return 0;
    return editDistance(typed, other);
  };
  return known
    .map((name) => ({ name, distance: near(name) }))
    .filter(
      ({ name, distance }) => distance <= Math.max(1, Math.floor(Math.min(name.length, typed.length) * 0.4)),
    )
    .sort((a, b) => a.distance - b.distance)
    .filter(({ distance }, _, all) => distance === all[0].distance)
    .slice(0, most)
    .map(({ name }) => name);
}
