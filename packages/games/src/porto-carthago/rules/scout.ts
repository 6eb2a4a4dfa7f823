import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { shipsMoved } from "../knowledge/events.ts";
import type { Context, FrameOf, State } from "../state.ts";
import { lookAtTop, putUnder, reorderTop } from "./deck.ts";
import type { Ship } from "./edition.ts";
import type { Move, MoveOf } from "./moves.ts";

type Order = FrameOf<"order">;

/** P2 with an empty deck shows nothing. PC-PRIV-5 */
export function offerScout(state: State, card: Ship, moves: Move[]): void {
  if (state.deck.length > 0) moves.push({ type: "scout", card });
}

export function whyNotScout(state: State): Refusal | null {
  return state.deck.length > 0 ? null : refuse("PC-PRIV-5", "refuse.scout.noDeck");
}

/** The player alone looks at the top cards; the order to put them back in is a decision of its own. PC-P2-1 PC-SM-3 */
export function scout({ config, state, emit }: Context, seat: Seat, { card }: MoveOf<"scout">): void {
  const count = Math.min(config.edition.parameters.scoutCards, state.deck.length);
  lookAtTop(state, seat, count);
  emit?.(shipsMoved("looked", "deck", "look", state.deck.slice(0, count), seat));
  state.stack.push({ frame: "order", seat, count, played: card });
}

/** Every order of the cards, the present one first. */
function orders(ships: readonly Ship[]): Ship[][] {
  if (ships.length <= 1) return [ships.slice()];
  return ships.flatMap((first, i) => orders(ships.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

export function offerOrders(state: State, { count }: Order, moves: Move[]): void {
  for (const ships of orders(state.deck.slice(0, count))) moves.push({ type: "order", ships });
}

export function whyNotOrder(state: State, { count }: Order, { ships }: MoveOf<"order">): Refusal | null {
  const looked = state.deck.slice(0, count);
  const same = ships.length === count && looked.every((ship) => ships.includes(ship));
  return same ? null : refuse("PC-P2-1", "refuse.order.cards", { count });
}

/** The cards go back on top, and only then the played card under the deck. PC-P2-1 PC-PRIV-4 */
export function putBack({ state, emit }: Context, { seat, played }: Order, ships: readonly Ship[]): void {
  reorderTop(state, seat, ships);
  emit?.(shipsMoved("ordered", "look", "deck", ships, seat));
  putUnder(state, played);
  emit?.(shipsMoved("cardBack", "held", "deck", [played], seat));
}
