/**
 * What took how long.
 * @typedef {{ title: string, ms: number }} Timed
 */

/**
 * As in 7 min 05 s, or 12 s.
 * @param {number} ms
 */
export function duration(ms) {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${String(seconds % 60).padStart(2, "0")} s`;
}

/**
 * A line for each part and one for all of them.
 * @param {readonly Timed[]} parts
 */
export function timeTable(parts) {
  const total = parts.reduce((sum, { ms }) => sum + ms, 0);
  const rows = [...parts, { title: "All together", ms: total }].map(({ title, ms }) => [duration(ms), title]);
  const width = Math.max(...rows.map(([time]) => time.length));
  return rows.map(([time, title]) => `  ${time.padStart(width)}  ${title}`).join("\n");
}
