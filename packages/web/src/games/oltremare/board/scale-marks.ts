/** What the scale goes from and to, in steps of 5: everybody's ducats, and room for a little more. */
export function scaleRange(values: readonly number[]): readonly [least: number, most: number] {
  const least = Math.min(0, Math.floor(Math.min(...values) / 5) * 5);
  const most = Math.max(least + 25, Math.ceil((Math.max(...values) + 1) / 5) * 5);
  return [least, most];
}

/** Where marks stand so that none hides another: those too near are pushed apart, in the order of their values. */
export function spread(xs: readonly number[], apart: number, least: number, most: number): number[] {
  const order = xs.map((_, i) => i).sort((a, b) => xs[a] - xs[b]);
  const placed = xs.slice();
  let edge = least;
  for (const i of order) {
    placed[i] = Math.max(edge, xs[i]);
    edge = placed[i] + apart;
  }
  // What was pushed beyond the end comes back, and pushes the others.
  let limit = most;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(limit, placed[i]);
    limit = placed[i] - apart;
  }
  return placed;
}
