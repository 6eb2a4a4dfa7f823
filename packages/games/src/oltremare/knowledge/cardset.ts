import type { Card } from "../rules/edition.ts";

/** A set of cards as bits, thirty to a number. */
export type CardSet = number[];

const BITS = 30;

export function noCards(cards: number): CardSet {
  return new Array<number>(Math.ceil(cards / BITS)).fill(0);
}

export function add(set: CardSet, card: Card): void {
  set[Math.floor(card / BITS)] |= 1 << (card % BITS);
}

export function remove(set: CardSet, card: Card): void {
  set[Math.floor(card / BITS)] &= ~(1 << (card % BITS));
}

export function has(set: CardSet, card: Card): boolean {
  return (set[Math.floor(card / BITS)] & (1 << (card % BITS))) !== 0;
}

/** Puts all cards of another set into this one. */
export function include(set: CardSet, other: CardSet): void {
  for (let i = 0; i < set.length; i++) set[i] |= other[i];
}

/** Puts those cards of another set into this one that are also in a third. */
export function includeCommon(set: CardSet, other: CardSet, third: CardSet): void {
  for (let i = 0; i < set.length; i++) set[i] |= other[i] & third[i];
}

export function setOf(cards: number, members: Iterable<Card>): CardSet {
  const set = noCards(cards);
  for (const card of members) add(set, card);
  return set;
}
