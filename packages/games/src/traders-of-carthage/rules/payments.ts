import { evenly, type Listing, MOST_LISTED } from "@portolan/kernel";
import { coinsOf, collections, size, totalCoins } from "./cards.ts";
import type { Card, Edition } from "./edition.ts";

/** With option `payment` = `any` all payments are listed where they are no more than this. */
const MOST_OF_ANY = 256;
/** Cards in all listed payments together: of very big hands fewer payments are listed. */
const MOST_CARDS = 30_000;
const LEAST_LISTED = 50;

function mostPayments(hand: readonly number[]): number {
  return Math.max(LEAST_LISTED, Math.min(MOST_LISTED, Math.floor(MOST_CARDS / size(hand))));
}

/** Whether a hand can be laid down in too many ways to list them all, superfluous cards or not. */
export function hasManyPayments(hand: readonly number[]): boolean {
  return hand.reduce((product, copies) => product * (copies + 1), 1) > MOST_OF_ANY;
}

/** All collections of hand cards that reach the price, superfluous cards or not. */
export function anyPayments(edition: Edition, hand: readonly number[], price: number): Card[][] {
  return collections(edition.byValue, hand).filter((payment) => coinsOf(edition, payment) >= price);
}

/**
 * Payments without a superfluous card, each once: all of them, highest cards first, or if they are too many, the
 * cheapest. TC-BUY-3 TC-BUY-5
 */
export function leanPayments(
  edition: Edition,
  hand: readonly number[],
  price: number,
  most = mostPayments(hand),
): Listing<readonly Card[]> {
  const all: Card[][] = [];
  layDown(edition, hand.slice(), 0, price, totalCoins(edition, hand), [], all, most + 1);
  return all.length <= most
    ? { items: all, isCut: false }
    : { items: cheapestFirst(edition, hand, price, most), isCut: true };
}

/**
 * Adds to `laid` every card from place `at` on that can come next; `reach` is what those cards are worth together. Cards
 * are laid down from the highest value to the lowest; as soon as the price is reached, the last card, being the lowest,
 * was needed. No more than `most` payments are looked for.
 */
function layDown(
  edition: Edition,
  left: number[],
  at: number,
  missing: number,
  reach: number,
  laid: Card[],
  payments: Card[][],
  most: number,
): void {
  const { byValue, values } = edition;
  let within = reach;
  for (let i = at; within >= missing && payments.length < most; i++) {
    const card = byValue[i];
    const copies = left[card];
    if (copies === 0) continue;
    const value = values[card];
    laid.push(card);
    if (value >= missing) {
      payments.push(laid.slice());
    } else {
      left[card]--;
      layDown(edition, left, i, missing - value, within - value, laid, payments, most);
      left[card]++;
    }
    laid.pop();
    within -= copies * value;
  }
}

/** The sums up to `most` that some of so many cards of one value make when they are added to sums already made. */
function withCards(sums: Uint8Array, value: number, copies: number): Uint8Array {
  const made = sums.slice();
  const used = new Uint16Array(sums.length);
  for (let sum = value; sum < made.length; sum++) {
    if (made[sum] === 1 || made[sum - value] === 0 || used[sum - value] === copies) continue;
    made[sum] = 1;
    used[sum] = used[sum - value] + 1;
  }
  return made;
}

/**
 * The payments that cost least, an even selection where many cost the same. Only sums are looked for that the cards can
 * make, so that every step leads to a payment, however big the hand is.
 */
function cheapestFirst(edition: Edition, hand: readonly number[], price: number, most: number): Card[][] {
  const { values } = edition;
  const types = edition.byValue.filter((card) => hand[card] > 0);
  const highest = values[types[0]];
  // By how many of the types are used, the highest first.
  const sums: Uint8Array[] = [new Uint8Array(price + highest)];
  sums[0][0] = 1;
  for (const card of types) sums.push(withCards(sums[sums.length - 1], values[card], hand[card]));
  const payments: Card[][] = [];
  const taken = types.map(() => 0);
  /** Payments of exactly `sum` with the first `used` types, chosen from the lowest up. */
  const choose = (used: number, sum: number, room: number): number => {
    if (used === 0) {
      payments.push(types.flatMap((card, i) => new Array<Card>(taken[i]).fill(card)));
      return 1;
    }
    const card = types[used - 1];
    let listed = 0;
    for (let count = 0; count <= hand[card] && listed < room; count++) {
      const rest = sum - count * values[card];
      if (rest < 0) break;
      if (sums[used - 1][rest] === 0) continue;
      taken[used - 1] = count;
      listed += choose(used - 1, rest, evenly(room - listed, hand[card] + 1 - count));
    }
    taken[used - 1] = 0;
    return listed;
  };
  for (let over = 0; over < highest && payments.length < most; over++) {
    // A card worth no more than what is paid too much would be superfluous.
    const used = types.findLastIndex((card) => values[card] > over) + 1;
    if (sums[used][price + over] === 1) choose(used, price + over, most - payments.length);
  }
  return payments;
}
