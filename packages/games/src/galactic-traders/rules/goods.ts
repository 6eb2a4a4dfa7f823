import type { Edition, Good } from "./edition.ts";

/** How many cards of each good: the form of every collection whose order does not matter. */
export type Counts = number[];

export function noGoods(edition: Edition): Counts {
  return new Array<number>(edition.goods.length).fill(0);
}

export function countsOf(edition: Edition, goods: readonly Good[]): Counts {
  const counts = noGoods(edition);
  for (const good of goods) counts[good]++;
  return counts;
}

/** The single cards of a collection, in the edition's order. */
export function goodsOf(counts: readonly number[]): Good[] {
  const goods: Good[] = [];
  for (let good = 0; good < counts.length; good++) {
    for (let copies = counts[good]; copies > 0; copies--) goods.push(good);
  }
  return goods;
}

export function size(counts: readonly number[]): number {
  let sum = 0;
  for (let good = 0; good < counts.length; good++) sum += counts[good];
  return sum;
}

export function isNone(counts: readonly number[]): boolean {
  for (let good = 0; good < counts.length; good++) if (counts[good] !== 0) return false;
  return true;
}

/** Takes the other collection out of this one. */
export function subtract(counts: Counts, others: readonly number[]): void {
  for (let good = 0; good < counts.length; good++) counts[good] -= others[good];
}
