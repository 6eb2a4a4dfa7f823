import type { Seat } from "@portolan/kernel";
import type { LaidGood, RowPlanet } from "../state.ts";
import type { Edition, Good } from "./edition.ts";

/** Whether a good may be laid in this slot: it is empty and, with arrows, the first empty one. GT-SLOT-1 GT-SLOT-5 GT-SLOT-6 */
export function isOpen(edition: Edition, { planet, slots }: RowPlanet, slot: number): boolean {
  if (slots[slot] !== null) return false;
  if (!edition.planets[planet].arrows) return true;
  for (let earlier = 0; earlier < slot; earlier++) if (slots[earlier] === null) return false;
  return true;
}

/** The open slot asking for this good, the first of several; -1 if there is none. GT-SLOT-2 */
export function openSlotFor(edition: Edition, place: RowPlanet, good: Good): number {
  const { needs } = edition.planets[place.planet];
  for (let slot = 0; slot < needs.length; slot++) {
    if (needs[slot] === good && isOpen(edition, place, slot)) return slot;
  }
  return -1;
}

/** Finds the goods that the open slots of a planet ask for, each once: equal slots are interchangeable. GT-SLOT-5 */
export function findAskedGoods({ planets }: Edition, { planet, slots }: RowPlanet, asked: Good[]): void {
  const { needs, arrows, hasRepeats } = planets[planet];
  asked.length = 0;
  for (let slot = 0; slot < needs.length; slot++) {
    if (slots[slot] !== null) continue;
    if (!hasRepeats || !asked.includes(needs[slot])) asked.push(needs[slot]);
    if (arrows) return;
  }
}

/** How many open slots there are in the whole row, counted up to `most`. GT-RED-5 */
export function countOpenSlots(edition: Edition, row: readonly RowPlanet[], most: number): number {
  let open = 0;
  for (const place of row) {
    for (let slot = 0; slot < place.slots.length; slot++) {
      if (isOpen(edition, place, slot) && ++open === most) return open;
    }
  }
  return open;
}

/** GT-AGR-1 */
export function isComplete({ slots }: RowPlanet): boolean {
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot] === null) return false;
  return true;
}

/** How many goods a player has on a planet. GT-SLOT-3 */
export function goodsOn(
  { slots }: { readonly slots: readonly (Pick<LaidGood, "owner"> | null)[] },
  seat: Seat,
): number {
  let count = 0;
  for (const laid of slots) if (laid?.owner === seat) count++;
  return count;
}
