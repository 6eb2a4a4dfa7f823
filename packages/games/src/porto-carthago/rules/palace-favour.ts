import type { Refusal, Seat } from "@portolan/kernel";
import type { Play, State, Table } from "../state.ts";
import { buySeat, nextSeat, whyNotPay } from "./palace.ts";

/** The seat for sale at full price with a servant from reserve, whatever the trade points. PC-P7-1 */
export function canBuyFavour({ edition }: Table, state: State, seat: Seat): boolean {
  const { reserve, talents } = state.senators[seat];
  return reserve > 0 && talents >= nextSeat(edition, state).talents;
}

export function whyNotFavour({ edition }: Table, state: State, seat: Seat): Refusal | null {
  return whyNotPay(state, seat, { talents: nextSeat(edition, state).talents, points: 0 }, "PC-P7-1");
}

export function buyFavour(play: Play, seat: Seat): void {
  buySeat(play, seat, "favour");
}
