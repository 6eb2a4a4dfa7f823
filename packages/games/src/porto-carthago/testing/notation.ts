import type { Seat } from "@portolan/kernel";
import type { Edition, Good, Ship } from "../rules/edition.ts";
import { type Counts, goodsOf, noGoods } from "../rules/goods.ts";
import { type DockState, FREE_DOCK, type Row } from "../state.ts";

function words(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

function find(items: readonly { readonly id: string }[], id: string, what: string): number {
  const found = items.findIndex((item) => item.id === id);
  if (found < 0) throw new Error(`there is no ${what} "${id}"`);
  return found;
}

export function readGood(edition: Edition, id: string): Good {
  return find(edition.goods, id, "good");
}

export function readDock(edition: Edition, id: string): number {
  return find(edition.docks, id, "dock");
}

/** "egypt_oil iberia_glass" as ship cards, in that order. */
export function readShips(edition: Edition, text: string): Ship[] {
  return words(text).map((id) => find(edition.ships, id, "ship"));
}

/** "egypt_oil - iberia_glass" as a row with a gap in column 2; missing columns are gaps. */
export function readRow(edition: Edition, text: string, length: number): Row {
  const row = words(text).map((id) => (id === "-" ? null : find(edition.ships, id, "ship")));
  return Array.from({ length }, (_, column) => row[column] ?? null);
}

/** "oil oil grain" as counts. */
export function readGoods(edition: Edition, text: string): Counts {
  const counts = noGoods(edition);
  for (const id of words(text)) counts[readGood(edition, id)]++;
  return counts;
}

/** "0 0 1" as seats. */
export function readSeats(text: string): Seat[] {
  return words(text).map(Number);
}

/** "0 oil egypt_ivory": owner, good and ship of a dock, each of which may be left out. */
export function readDockState(edition: Edition, text: string): DockState {
  let dock: DockState = FREE_DOCK;
  for (const word of words(text)) {
    if (/^\d$/.test(word)) dock = { ...dock, owner: Number(word) };
    else if (word.includes("_")) dock = { ...dock, ship: find(edition.ships, word, "ship") };
    else dock = { ...dock, good: readGood(edition, word) };
  }
  return dock;
}

export function writeShips(edition: Edition, ships: readonly (Ship | null)[]): string {
  return ships.map((ship) => (ship === null ? "-" : edition.ships[ship].id)).join(" ");
}

export function writeGoods(edition: Edition, counts: readonly number[]): string {
  return goodsOf(counts)
    .map((good) => edition.goods[good].id)
    .join(" ");
}

export function writeDock(edition: Edition, { owner, ship, good }: DockState): string {
  return [
    owner ?? "",
    good === null ? "" : edition.goods[good].id,
    ship === null ? "" : edition.ships[ship].id,
  ]
    .filter((word) => word !== "")
    .join(" ");
}
