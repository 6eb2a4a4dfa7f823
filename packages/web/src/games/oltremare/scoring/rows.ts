import type { Group } from "./steps.ts";

/** Few players have long holds and high lanes: their groups get more rows. */
function mostInRow(players: number): number {
  return players === 2 ? 5 : players === 3 ? 6 : 8;
}

/** How much of a card below another one of its group shows. */
const SHOWING = 0.42;

export interface GroupRows {
  readonly rows: readonly (readonly Group[])[];
  /** How wide the widest row is, in cards. */
  readonly width: number;
}

export function widthOf(size: number): number {
  return 1 + (size - 1) * SHOWING;
}

/** The groups of a hold in rows of about the same length, bottom of the stack first. */
export function rowsOfGroups(groups: readonly Group[], players: number): GroupRows {
  const count = Math.max(1, Math.ceil(groups.length / mostInRow(players)));
  const length = Math.max(1, Math.ceil(groups.length / count));
  const rows = Array.from({ length: count }, (_, row) => groups.slice(row * length, (row + 1) * length));
  const widths = rows.map((row) => row.reduce((sum, { size }) => sum + widthOf(size), 0));
  return { rows, width: Math.max(1, ...widths) };
}
