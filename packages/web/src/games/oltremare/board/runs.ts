import type { aids, Card, Good } from "@portolan/guides/oltremare";

type Edition = Pick<aids.Edition, "cards" | "goods">;

/** A run of neighbouring cards of one good in a hold, bottom first, and what it pays. OM-CAR-1 OM-CAR-2 */
export interface Run {
  readonly good: Good;
  readonly cards: readonly Card[];
  readonly pays: number;
  /** What one more card of the good would make of it. */
  readonly next: number;
  /** What the part of it that was there before pays. */
  readonly paidBefore: number;
  /** How many of its cards are new, at its top end. */
  readonly fresh: number;
}

function payFor({ goods }: Edition, good: Good, size: number): number {
  const { payout } = goods[good] ?? { payout: [] };
  return size === 0 ? 0 : (payout[Math.min(size, payout.length) - 1] ?? 0);
}

/** The runs of a hold whose last `fresh` cards have just been laid on it. */
export function runsOf(edition: Edition, cards: readonly Card[], fresh: number): Run[] {
  const firstFresh = cards.length - fresh;
  const runs: Card[][] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    const [other] = last ?? [];
    if (last && other !== undefined && edition.cards[other]?.good === edition.cards[card]?.good)
      last.push(card);
    else runs.push([card]);
  }
  let from = 0;
  return runs.map((run) => {
    const good = edition.cards[run[0] ?? 0]?.good ?? 0;
    const old = Math.min(run.length, Math.max(0, firstFresh - from));
    from += run.length;
    return {
      good,
      cards: run,
      pays: payFor(edition, good, run.length),
      next: payFor(edition, good, run.length + 1),
      paidBefore: payFor(edition, good, old),
      fresh: run.length - old,
    };
  });
}

/** All orders of the cards; cards alike in kind are not told apart. */
export function ordersOf(edition: Edition, cards: readonly Card[]): Card[][] {
  if (cards.length <= 1) return [cards.slice()];
  const kinds = new Set<number>();
  return cards.flatMap((card, i) => {
    const kind = edition.cards[card]?.kind ?? card;
    if (kinds.has(kind)) return [];
    kinds.add(kind);
    return ordersOf(edition, cards.toSpliced(i, 1)).map((rest) => [...rest, card]);
  });
}

/** The best order for each card that could lie on top, as far as `worth` says. */
export function bestOrders(
  edition: Edition,
  cards: readonly Card[],
  worth: (order: readonly Card[]) => number,
): Card[][] {
  const best = new Map<number, { readonly order: Card[]; readonly worth: number }>();
  for (const order of ordersOf(edition, cards)) {
    const top = order.at(-1) ?? 0;
    const kind = edition.cards[top]?.kind ?? top;
    const value = worth(order);
    const known = best.get(kind);
    if (!known || value > known.worth) best.set(kind, { order, worth: value });
  }
  return [...best.values()].map(({ order }) => order);
}
