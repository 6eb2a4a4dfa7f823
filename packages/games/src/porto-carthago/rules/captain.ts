import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { freeCharters, type Play, type State, type Table } from "../state.ts";

/** PC-CAP-1: a servant of these in reserve, and an empty charter ship. */
export function canHireShip(table: Table, state: State, reserve: number): boolean {
  return reserve >= table.edition.parameters.servantsPerCharter && freeCharters(table, state) > 0;
}

export function whyNotCaptain(table: Table, state: State, seat: Seat): Refusal | null {
  if (freeCharters(table, state) === 0) return refuse("PC-CAP-1", "refuse.captain.noShip");
  return canHireShip(table, state, state.senators[seat].reserve)
    ? null
    : refuse("PC-CAP-1", "refuse.captain.noServant");
}

/** One player may hold several charter ships. PC-CAP-1 PC-CAP-2 */
export function hireShip({ state, tell }: Play, seat: Seat): void {
  const senator = state.senators[seat];
  senator.reserve--;
  senator.charters++;
  tell?.({ type: "captain", seat });
}
