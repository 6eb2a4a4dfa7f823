import {
  eachBranch,
  type Fill,
  type Listing,
  listUpTo,
  MOST_LISTED,
  type Refusal,
  refuse,
  type Seat,
} from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import type { Context, GameConfig, State } from "../state.ts";
import type { Card } from "./edition.ts";
import type { MoveOf } from "./moves.ts";

/** Every order of the played cards, from bottom to top, one for each order of kinds. OM-LOA-1 */
function fillLoads({ edition }: GameConfig, played: readonly Card[]): Fill<MoveOf<"load">> {
  /** The cards that are left, the first of each kind. */
  const nextCards = (order: readonly Card[]): Card[] => {
    const kinds: number[] = [];
    return played.filter((card) => {
      const { kind } = edition.cards[card];
      if (order.includes(card) || kinds.includes(kind)) return false;
      kinds.push(kind);
      return true;
    });
  };
  return (moves, room, share) => {
    const order: Card[] = [];
    const stack = (room: number): number => {
      if (order.length === played.length) {
        moves.push({ type: "load", cards: order.slice() });
        return 1;
      }
      return eachBranch(nextCards(order), room, share, (card, room) => {
        order.push(card);
        const listed = stack(room);
        order.pop();
        return listed;
      });
    };
    stack(room);
  };
}

/** The orders to load the played cards in: all, or a selection where they are too many. OM-LOA-1 */
export function loadsOf(config: GameConfig, played: readonly Card[]): Listing<MoveOf<"load">> {
  return listUpTo(MOST_LISTED, fillLoads(config, played));
}

export function whyNotLoad({ edition }: GameConfig, state: State, { cards }: MoveOf<"load">): Refusal | null {
  const { played } = state;
  const wrong = cards.find((card, i) => !played.includes(card) || cards.indexOf(card) !== i);
  if (wrong !== undefined)
    return refuse("OM-LOA-1", "refuse.load.notPlayed", { card: edition.cards[wrong].code });
  return cards.length === played.length
    ? null
    : refuse("OM-LOA-1", "refuse.load.all", { count: played.length });
}

/** The cards go onto the cargo stack in this order, seen by everyone. OM-LOA-1 OM-LOA-3 */
export function loadCards({ state, emit }: Context, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) state.merchants[seat].cargo.push(card);
  state.played = [];
  if (cards.length > 0) emit?.(cardsMoved("loaded", "played", "cargo", cards, seat));
}
