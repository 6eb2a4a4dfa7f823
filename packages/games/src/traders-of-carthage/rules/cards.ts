import type { Part } from "@portolan/kernel";
import type { Card, Colour, Edition } from "./edition.ts";

/** How many of each card type: the form of every collection whose order does not matter. */
export type Counts = number[];

export function noCards(edition: Edition): Counts {
  return new Array<number>(edition.cards.length).fill(0);
}

export function countsOf(edition: Edition, cards: readonly Card[]): Counts {
  const counts = noCards(edition);
  for (const card of cards) counts[card]++;
  return counts;
}

/** The single cards of a collection, in the edition's order. */
export function cardsOf(counts: readonly number[]): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < counts.length; card++) {
    for (let copies = counts[card]; copies > 0; copies--) cards.push(card);
  }
  return cards;
}

export function size(counts: readonly number[]): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

/** The value in coins of some cards. */
export function coinsOf({ values }: Edition, cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += values[card];
  return sum;
}

export function totalCoins({ values }: Edition, counts: readonly number[]): number {
  let sum = 0;
  for (let card = 0; card < counts.length; card++) sum += counts[card] * values[card];
  return sum;
}

/** How many cards of one colour. */
export function sizeInColour(edition: Edition, counts: readonly number[], colour: Colour): number {
  let sum = 0;
  for (const card of edition.byColour[colour]) sum += counts[card];
  return sum;
}

/** Whether the collection holds all these cards. */
export function holds(counts: readonly number[], cards: readonly Card[]): boolean {
  const left = counts.slice();
  for (const card of cards) {
    if (left[card] === 0) return false;
    left[card]--;
  }
  return true;
}

export function add(counts: Counts, cards: readonly Card[]): void {
  for (const card of cards) counts[card]++;
}

export function remove(counts: Counts, cards: readonly Card[]): void {
  for (const card of cards) counts[card]--;
}

/** A card as people read it: the letter of its colour in their language, and its value. */
export function cardPart({ cards, colours }: Edition, card: Card): Part {
  const { code, colour, value } = cards[card];
  const letter = { term: `code.${colours[colour]}`, otherwise: code.slice(0, 1) };
  const called = { message: { id: "card.code", parts: { letter, value } } };
  return { piece: `card.${code}`, called };
}

/** Cards as people read them, in their language. */
export function codesPart(edition: Edition, cards: readonly Card[]): Part {
  return { codes: cards.map((card) => cardPart(edition, card)) };
}

/** The cards in notation, which is the same in every language: R5 G2. */
export function codes(edition: Edition, cards: readonly Card[]): string {
  return cards.map((card) => edition.cards[card].code).join(" ");
}

/** Every collection that can be made of these card types with what is available, the empty one included. */
export function collections(types: readonly Card[], available: readonly number[]): Card[][] {
  const found: Card[][] = [];
  const chosen: Card[] = [];
  const choose = (at: number): void => {
    if (at === types.length) {
      found.push(chosen.slice());
      return;
    }
    choose(at + 1);
    const card = types[at];
    for (let copies = 0; copies < available[card]; copies++) {
      chosen.push(card);
      choose(at + 1);
    }
    chosen.length -= available[card];
  };
  choose(0);
  return found;
}
