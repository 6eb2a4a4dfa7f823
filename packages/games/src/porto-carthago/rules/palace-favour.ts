import type { Refusal, Seat } from "@portolan/kernel";
import type { Context, GameConfig, State } from "../state.ts";
import { buySeat, nextSeat, whyNotPay } from "./palace.ts";

/** The seat for sale at full price with a servant from reserve, whatever the trade points. PC-P7-1 */
export function canBuyFavour({ edition }: GameConfig, state: State, seat: Seat): boolean {
  const { reserve, talents } = state.senators[seat];
  return reserve > 0 && talents >= nextSeat(edition, state).talents;
}

export function whyNotFavour({ edition }: GameConfig, state: State, seat: Seat): Refusal | null {
  return whyNotPay(state, seat, { talents: nextSeat(edition, state).talents, points: 0 }, "PC-P7-1");
}

export function buyFavour(context: Context, seat: Seat): void {
  buySeat(context, seat, "favour");
}
