import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Extra, Play, State, Table } from "../state.ts";
import type { Bonus } from "./edition.ts";
import { canBuyRefreshed } from "./merchant.ts";
import { canBuySeat } from "./palace.ts";

export function canFreeSpace({ edition }: Table, state: State, seat: Seat): boolean {
  const { covered, talents } = state.senators[seat];
  return covered > 0 && talents >= edition.parameters.warehouseBonusPrice;
}

export function whyNotFree({ edition }: Table, state: State, seat: Seat): Refusal | null {
  const { covered, talents } = state.senators[seat];
  const needed = edition.parameters.warehouseBonusPrice;
  if (covered === 0) return refuse("PC-BON-1", "refuse.free.noneCovered");
  return talents >= needed ? null : refuse("PC-BON-1", "refuse.talents", { needed, talents });
}

/** Pays, and the servant that covered the space returns to the reserve. PC-BON-1 */
export function freeSpace({ table, state, tell }: Play, seat: Seat): void {
  const senator = state.senators[seat];
  const talents = table.edition.parameters.warehouseBonusPrice;
  senator.talents -= talents;
  senator.covered--;
  senator.reserve++;
  tell?.({ type: "spaceFreed", seat, talents });
}

/** Whether the bonus would be possible with this many servants in reserve. PC-TURN-7 */
export function bonusPossible(
  table: Table,
  state: State,
  seat: Seat,
  bonus: Bonus | null,
  reserve: number,
): boolean {
  if (bonus === "warehouse") return canFreeSpace(table, state, seat);
  return bonus === "palace" && canBuySeat(table, state, seat, reserve);
}

/** Whether what the turn still offers can be taken now. */
export function extraPossible(table: Table, state: State, seat: Seat, extra: Extra): boolean {
  if (extra === "none") return false;
  if (extra === "refreshBuy") return canBuyRefreshed(table, state, seat);
  return bonusPossible(table, state, seat, extra, state.senators[seat].reserve);
}
