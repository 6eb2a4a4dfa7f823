/** The numbers beside a chart of points: from nought to the next full step above the highest. */
export function ticksOf(highest: number): number[] {
  const step = highest <= 25 ? 5 : highest <= 50 ? 10 : 20;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

/** Moves labels apart that would lie on each other, as little as possible and without changing their order. */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const placed = wanted.slice();
  // Neighbours push each other apart by equal parts; a few labels settle in a few rounds.
  for (let round = 0; round < 4 * wanted.length; round++) {
    for (let i = 1; i < order.length; i++) {
      const [upper, lower] = [order[i - 1], order[i]];
      const missing = gap - (placed[lower] - placed[upper]);
      if (missing <= 0) continue;
      placed[upper] -= missing / 2;
      placed[lower] += missing / 2;
    }
  }
  return placed;
}
