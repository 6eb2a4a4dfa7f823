import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { cardTaken } from "../knowledge/events.ts";
import { type Context, findCard, type GameConfig, isRepeated, removeSlot, type State } from "../state.ts";
import { cardPart } from "./cards.ts";
import type { Move, MoveOf } from "./moves.ts";

/** Where the card to be taken lies: a free one, or the player's own reserved one, as the move says. TC-TAKE-1 */
function findSlot(state: State, seat: Seat, { card, reserved }: MoveOf<"take">): number {
  return findCard(state.market, card, reserved ? seat : null);
}

/** One choice for each kind of card; the own reserved card is another choice than a free one of its kind. */
export function offerTakes({ singles }: GameConfig, { market }: State, seat: Seat, moves: Move[]): void {
  for (let i = 0; i < market.length; i++) {
    const { card, reservedBy } = market[i];
    if (reservedBy === seat) moves.push(singles.takeReserved[card]);
    else if (reservedBy === null && !isRepeated(market, i)) moves.push(singles.take[card]);
  }
}

export function whyNotTake(
  { edition }: GameConfig,
  state: State,
  seat: Seat,
  move: MoveOf<"take">,
): Refusal | null {
  if (findSlot(state, seat, move) >= 0) return null;
  const card = cardPart(edition, move.card);
  const there = state.market.filter((slot) => slot.card === move.card);
  const owner = there.find((slot) => slot.reservedBy !== null && slot.reservedBy !== seat)?.reservedBy;
  if (there.some((slot) => slot.reservedBy === seat))
    return refuse("TC-TAKE-1", "refuse.take.sayReserved", { card });
  if (move.reserved) return refuse("TC-TAKE-1", "refuse.take.notReserved", { card });
  if (owner !== undefined && owner !== null) {
    return refuse("TC-RES-3", "refuse.take.reserved", { card, owner: { seat: owner } });
  }
  if (state.farm.some((slot) => slot.card === move.card))
    return refuse("TC-TAKE-3", "refuse.take.farm", { card });
  return refuse("TC-TAKE-1", "refuse.take.notThere", { card });
}

/** Takes a card into the hand; a marker on it comes back. TC-TAKE-1 TC-TAKE-2 */
export function take({ state, emit }: Context, seat: Seat, move: MoveOf<"take">): void {
  removeSlot(state.market, findSlot(state, seat, move));
  state.traders[seat].hand[move.card]++;
  emit?.(cardTaken(move.card, seat, move.reserved));
  if (move.reserved) emit?.({ type: "markerBack", seat });
}
