import { type Chance, type Refusal, refuse } from "@portolan/kernel";
import type { Edition, Good } from "./edition.ts";
import { goodName } from "./names.ts";

/** How many of each good: goods of a kind are interchangeable everywhere. */
export type Counts = number[];

export function noGoods(edition: Edition): Counts {
  return new Array<number>(edition.goods.length).fill(0);
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i];
  return sum;
}

/** The single goods of a collection, in the edition's order. */
export function goodsOf(counts: readonly number[]): Good[] {
  const goods: Good[] = [];
  counts.forEach((count, good) => {
    for (let copies = count; copies > 0; copies--) goods.push(good);
  });
  return goods;
}

/** A good drawn from the bag at random, every single one equally likely; null from an empty bag. PC-GEN-9 */
export function drawGood(bag: Counts, chance: Chance): Good | null {
  const left = total(bag);
  if (left === 0) return null;
  let at = chance.below(left);
  for (let good = 0; good < bag.length; good++) {
    if (at < bag[good]) {
      bag[good]--;
      return good;
    }
    at -= bag[good];
  }
  return null;
}

/** Why a good cannot be taken from the market, or null if it can. */
export function whyNotInMarket(
  edition: Edition,
  market: readonly number[],
  good: Good,
  rule: string,
): Refusal | null {
  return market[good] > 0 ? null : refuse(rule, "refuse.market.notThere", { good: goodName(edition, good) });
}
