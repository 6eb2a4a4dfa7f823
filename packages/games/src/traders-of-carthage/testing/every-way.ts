import type { Card } from "../rules/edition.ts";

/** Every way to choose among the available cards, none and all included: the plain way, to compare the rules with. */
export function everyWay(types: readonly Card[], available: readonly number[]): Card[][] {
  let ways: Card[][] = [[]];
  for (const card of types) {
    const copies = Array.from({ length: available[card] + 1 }, (_, count) =>
      new Array<Card>(count).fill(card),
    );
    ways = ways.flatMap((way) => copies.map((more) => [...way, ...more]));
  }
  return ways;
}
