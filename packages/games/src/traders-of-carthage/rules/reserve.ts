import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { type Context, findCard, type GameConfig, isRepeated, markerIsFree, type State } from "../state.ts";
import { cardPart } from "./cards.ts";
import type { Move, MoveOf } from "./moves.ts";

const ZONES = ["market", "farm"] as const;

/** One choice for each kind of unreserved card in Market and Farm. TC-RES-1 */
export function offerReserves({ singles }: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  if (!markerIsFree(state, seat)) return;
  for (const zone of ZONES) {
    const slots = state[zone];
    for (let i = 0; i < slots.length; i++) {
      if (slots[i].reservedBy !== null || isRepeated(slots, i)) continue;
      moves.push(singles.reserve[zone][slots[i].card]);
    }
  }
}

export function whyNotReserve(
  { edition }: GameConfig,
  state: State,
  seat: Seat,
  move: MoveOf<"reserve">,
): Refusal | null {
  const card = cardPart(edition, move.card);
  if (!markerIsFree(state, seat)) return refuse("TC-RES-4", "refuse.reserve.markerOut");
  const there = state[move.zone].filter((slot) => slot.card === move.card);
  const zone = { term: `zone.${move.zone}` };
  if (there.length === 0) return refuse("TC-RES-1", "refuse.reserve.notThere", { card, zone });
  if (there.every((slot) => slot.reservedBy !== null))
    return refuse("TC-RES-2", "refuse.reserve.taken", { card });
  return null;
}

/** Lays the marker on the card, where it stays until its owner buys or takes the card. TC-RES-1 TC-RES-4 */
export function reserve({ state, emit }: Context, seat: Seat, { card, zone }: MoveOf<"reserve">): void {
  state[zone][findCard(state[zone], card, null)] = { card, reservedBy: seat };
  emit?.({ type: "reserved", seat, card, zone });
}
