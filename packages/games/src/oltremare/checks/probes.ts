import type { Seat } from "@portolan/kernel";
import type { Card } from "../rules/edition.ts";
import type { GameConfig, State } from "../state.ts";

/** Hidden quantities by which the suite compares sampled worlds with real ones. */
export function hiddenProbes({ edition }: GameConfig, state: State, viewer: Seat): number[] {
  const power = (cards: readonly Card[]): number =>
    cards.reduce((sum, card) => sum + edition.cards[card].lions, 0);
  const goods = (cards: readonly Card[]): number =>
    cards.reduce((sum, card) => sum + edition.cards[card].good, 0);
  const next = state.merchants[(viewer + 1) % state.merchants.length];
  return [
    state.aboveVenice ?? 0,
    power(state.deck.slice(-1)),
    power(state.deck.slice(-6)),
    goods(state.deck.slice(0, 6)),
    power(next.hand),
    goods(next.hand),
    power(next.pirates),
    power(state.merchants[viewer].pirates),
  ];
}
