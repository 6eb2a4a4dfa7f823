import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import { forgetSurplus } from "../knowledge/notes.ts";
import {
  type Context,
  type GameConfig,
  handLimit,
  type Merchant,
  removeCard,
  type State,
  topCard,
} from "../state.ts";
import type { Move, MoveOf } from "./moves.ts";

/** What Local Influence pays at the start of the turn. OM-TOK-11 */
export function influencePay({ edition }: GameConfig, merchant: Merchant): number {
  const top = topCard(merchant);
  if (merchant.active !== "localInfluence" || top === undefined) return 0;
  return Math.max(0, edition.cards[top].lions - edition.localInfluenceOffset);
}

/** Before any discard. OM-POW-1 */
export function payInfluence({ config, state, emit }: Context, seat: Seat): void {
  const merchant = state.merchants[seat];
  if (merchant.active !== "localInfluence") return;
  const ducats = influencePay(config, merchant);
  merchant.ducats += ducats;
  emit?.({ type: "influence", seat, ducats });
}

/** How many cards are above the limit: exactly these are discarded, and only in phase 1. OM-POW-2 OM-POW-4 OM-TRN-5 */
export function surplus(config: GameConfig, merchant: Merchant): number {
  return Math.max(0, merchant.hand.length - handLimit(config, merchant));
}

/** One card at a time, one choice for each kind. OM-POW-3 */
export function offerDiscards({ edition }: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  const { hand } = state.merchants[seat];
  hand.forEach((card, i) => {
    const { kind } = edition.cards[card];
    if (hand.findIndex((other) => edition.cards[other].kind === kind) === i)
      moves.push({ type: "discard", card });
  });
}

export function whyNotDiscard(
  { edition }: GameConfig,
  state: State,
  seat: Seat,
  { card }: MoveOf<"discard">,
): Refusal | null {
  if (state.merchants[seat].hand.includes(card)) return null;
  return refuse("OM-POW-3", "refuse.notInHand", { card: edition.cards[card].code });
}

/** The card goes face down onto the own pirate stack. OM-POW-3 OM-POW-5 */
export function discard({ state, emit }: Context, seat: Seat, { card }: MoveOf<"discard">): void {
  const merchant = state.merchants[seat];
  removeCard(merchant.hand, card);
  merchant.pirates.push(card);
  state.traces.push({ saw: "surplus", seat, card });
  forgetSurplus(state, seat);
  emit?.(cardsMoved("surplus", "hand", "pirates", [card], seat));
}
