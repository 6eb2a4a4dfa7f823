import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Context, Extra, GameConfig, State } from "../state.ts";
import type { Bonus } from "./edition.ts";
import { canBuyRefreshed } from "./merchant.ts";
import { canBuySeat } from "./palace.ts";

export function canFreeSpace({ edition }: GameConfig, state: State, seat: Seat): boolean {
  const { covered, talents } = state.senators[seat];
  return covered > 0 && talents >= edition.parameters.warehouseBonusPrice;
}

export function whyNotFree({ edition }: GameConfig, state: State, seat: Seat): Refusal | null {
  const { covered, talents } = state.senators[seat];
  const needed = edition.parameters.warehouseBonusPrice;
  if (covered === 0) return refuse("PC-BON-1", "refuse.free.noneCovered");
  return talents >= needed ? null : refuse("PC-BON-1", "refuse.talents", { needed, talents });
}

/** Pays, and the servant that covered the space returns to the reserve. PC-BON-1 */
export function freeSpace({ config, state, emit }: Context, seat: Seat): void {
  const senator = state.senators[seat];
  const talents = config.edition.parameters.warehouseBonusPrice;
  senator.talents -= talents;
  senator.covered--;
  senator.reserve++;
  emit?.({ type: "spaceFreed", seat, talents });
}

/** Whether the bonus would be possible with this many servants in reserve. PC-TURN-7 */
export function bonusPossible(
  config: GameConfig,
  state: State,
  seat: Seat,
  bonus: Bonus | null,
  reserve: number,
): boolean {
  if (bonus === "warehouse") return canFreeSpace(config, state, seat);
  return bonus === "palace" && canBuySeat(config, state, seat, reserve);
}

/** Whether what the turn still offers can be taken now. */
export function extraPossible(config: GameConfig, state: State, seat: Seat, extra: Extra): boolean {
  if (extra === "none") return false;
  if (extra === "refreshBuy") return canBuyRefreshed(config, state, seat);
  return bonusPossible(config, state, seat, extra, state.senators[seat].reserve);
}
