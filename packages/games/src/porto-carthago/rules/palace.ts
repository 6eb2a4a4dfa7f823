import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Context, GameConfig, State } from "../state.ts";
import type { Edition, Price } from "./edition.ts";

/** The seat that is for sale: the cheapest free single space, or the hall when all are taken. PC-PAL-1 PC-PAL-3 */
export function nextSeat({ palace, hall }: Edition, state: Pick<State, "palace">): Price {
  return palace[state.palace.length] ?? hall;
}

/** Talents, trade points and a servant: all three. PC-PAL-2 */
export function canBuySeat({ edition }: GameConfig, state: State, seat: Seat, reserve: number): boolean {
  const price = nextSeat(edition, state);
  const { talents, points } = state.senators[seat];
  return reserve > 0 && talents >= price.talents && points >= price.points;
}

/** Why a player cannot pay a price, or null. The rule is that by which the seat is bought. */
export function whyNotPay(state: State, seat: Seat, price: Price, rule: string): Refusal | null {
  const { reserve, talents, points } = state.senators[seat];
  if (points < price.points) return refuse(rule, "refuse.seat.points", { needed: price.points, points });
  if (talents < price.talents) return refuse(rule, "refuse.talents", { needed: price.talents, talents });
  return reserve > 0 ? null : refuse(rule, "refuse.seat.servant");
}

export function whyNotSeat({ edition }: GameConfig, state: State, seat: Seat): Refusal | null {
  return whyNotPay(state, seat, nextSeat(edition, state), "PC-PAL-2");
}

/** Points are never spent. PC-PAL-2 PC-PT-5 */
export function buySeat({ config, state, emit }: Context, seat: Seat, by: "bonus" | "favour"): void {
  const { edition } = config;
  const senator = state.senators[seat];
  const { talents } = nextSeat(edition, state);
  senator.talents -= talents;
  senator.reserve--;
  const single = state.palace.length < edition.palace.length;
  if (single) state.palace.push(seat);
  else senator.hall++;
  emit?.({ type: "seatBought", seat, talents, space: single ? state.palace.length : null, by });
}
