import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Card } from "./edition.ts";
import { cardsMoved } from "./events.ts";
import type { Move, MoveOf } from "./moves.ts";
import type { Play, State, Table } from "./state.ts";

/** Every order of the played cards, from bottom to top, one for each order of kinds. OM-LOA-1 */
export function offerLoads({ edition }: Table, played: readonly Card[], moves: Move[]): void {
  const order: Card[] = [];
  const stack = (): void => {
    if (order.length === played.length) {
      moves.push({ type: "load", cards: order.slice() });
      return;
    }
    const kindsTried: number[] = [];
    for (const card of played) {
      const { kind } = edition.cards[card];
      if (order.includes(card) || kindsTried.includes(kind)) continue;
      kindsTried.push(kind);
      order.push(card);
      stack();
      order.pop();
    }
  };
  stack();
}

export function whyNotLoad({ edition }: Table, state: State, { cards }: MoveOf<"load">): Refusal | null {
  const { played } = state;
  const wrong = cards.find((card, i) => !played.includes(card) || cards.indexOf(card) !== i);
  if (wrong !== undefined)
    return refuse("OM-LOA-1", "refuse.load.notPlayed", { card: edition.cards[wrong].code });
  return cards.length === played.length
    ? null
    : refuse("OM-LOA-1", "refuse.load.all", { count: played.length });
}

/** The cards go onto the cargo stack in this order, seen by everyone. OM-LOA-1 OM-LOA-3 */
export function loadCards({ state, tell }: Play, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) state.merchants[seat].cargo.push(card);
  state.played = [];
  if (cards.length > 0) tell?.(cardsMoved("loaded", "played", "cargo", cards, seat));
}
