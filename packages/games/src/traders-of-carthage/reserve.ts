import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Move, MoveOf } from "./moves.ts";
import { isSameChoice, markerIsFree, type Play, type State, type Table } from "./state.ts";

const ZONES = ["market", "farm"] as const;

/** One choice for each kind of unreserved card in Market and Farm. TC-RES-1 */
export function offerReserves(state: State, seat: Seat, moves: Move[]): void {
  if (!markerIsFree(state, seat)) return;
  for (const zone of ZONES) {
    state[zone].forEach((slot, i) => {
      if (slot.reservedBy !== null) return;
      const first = state[zone].findIndex((other) => isSameChoice(other, slot));
      if (first === i) moves.push({ type: "reserve", card: slot.card, zone });
    });
  }
}

export function whyNotReserve(
  { edition }: Table,
  state: State,
  seat: Seat,
  move: MoveOf<"reserve">,
): Refusal | null {
  const card = edition.cards[move.card].code;
  if (!markerIsFree(state, seat)) return refuse("TC-RES-4", "refuse.reserve.markerOut");
  const there = state[move.zone].filter((slot) => slot.card === move.card);
  const zone = { term: `zone.${move.zone}` };
  if (there.length === 0) return refuse("TC-RES-1", "refuse.reserve.notThere", { card, zone });
  if (there.every((slot) => slot.reservedBy !== null))
    return refuse("TC-RES-2", "refuse.reserve.taken", { card });
  return null;
}

/** Lays the marker on the card, where it stays until its owner buys or takes the card. TC-RES-1 TC-RES-4 */
export function reserve({ state, tell }: Play, seat: Seat, { card, zone }: MoveOf<"reserve">): void {
  const at = state[zone].findIndex((slot) => slot.card === card && slot.reservedBy === null);
  state[zone][at] = { card, reservedBy: seat };
  tell?.({ type: "reserved", seat, card, zone });
}
