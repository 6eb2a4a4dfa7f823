import type { Seat } from "@portolan/kernel";
import type { Good } from "../rules/edition.ts";
import { type Counts, size } from "../rules/goods.ts";
import { type Claim, type HiddenGood, knownId, type Memory, type Source } from "./memory.ts";

/** What a source becomes when goods of it come and go. */

export function changed(counts: readonly number[], at: number, by: number): number[] {
  const copy = counts.slice();
  copy[at] += by;
  return copy;
}

export function without<T>(items: readonly T[], at: number): T[] {
  return items.filter((_, i) => i !== at);
}

const setOf = (goods: readonly Good[]): number => goods.reduce((set, good) => set | (1 << good), 0);

/**
 * Whether these goods can be what the hidden ones among them are known not to be otherwise (Hall's theorem): the goods
 * of any kinds must have room where they are not excluded. Only kinds that some hidden good excludes together matter.
 */
export function canHide(cards: readonly number[], hidden: readonly HiddenGood[]): boolean {
  if (hidden.length === 0) return true;
  const total = size(cards);
  const excluded = hidden.map(({ not }) => setOf(not));
  for (const all of excluded) {
    for (let kinds = all; kinds > 0; kinds = (kinds - 1) & all) {
      let count = 0;
      for (let good = 0; good < cards.length; good++) if (kinds & (1 << good)) count += cards[good];
      let room = total;
      for (const set of excluded) if ((set & kinds) === kinds) room--;
      if (count > room) return false;
    }
  }
  return total >= hidden.length;
}

/** Whether a seat has a good of this kind from the source, in whatever way the goods are with their holders. */
export function isCertain({ cards, shares, hidden }: Source, seat: Seat, good: Good): boolean {
  let elsewhere = 0;
  for (let holder = 0; holder < shares.length; holder++) if (holder !== seat) elsewhere += shares[holder];
  for (const one of hidden) {
    const isTheirs = one.seat !== seat || one.mark !== null;
    if (isTheirs && !one.not.includes(good)) elsewhere++;
  }
  return cards[good] > elsewhere;
}

/** One way in which something can have happened, and how likely that is. */
export interface Way<T> {
  readonly next: T;
  readonly odds: number;
}

/** The hidden goods of which a seat may have shown this good: back in its hand, and not known to be something else. */
export function shownFrom(hidden: readonly HiddenGood[], seat: Seat, good: Good): number[] {
  return hidden.flatMap(({ seat: owner, mark, not }, at) =>
    owner === seat && mark === null && !not.includes(good) ? [at] : [],
  );
}

/**
 * The source after a seat has shown a good of it. If it may have been a hidden one, that covers all cases in which it
 * was another one, for of the others nothing is known.
 */
export function showFrom(source: Source, seat: Seat, good: Good): Way<Source>[] {
  const { id, shares, hidden } = source;
  if (source.cards[good] === 0) return [];
  const cards = changed(source.cards, good, -1);
  const ways = shownFrom(hidden, seat, good).map((at) => ({
    id,
    cards,
    shares,
    hidden: without(hidden, at),
  }));
  if (ways.length === 0 && shares[seat] > 0)
    ways.push({ id, cards, shares: changed(shares, seat, -1), hidden: hidden.slice() });
  const odds = source.cards[good] / size(source.cards);
  return ways
    .filter((way) => canHide(way.cards, way.hidden))
    .map((next) => ({ next, odds: odds * (ways.length > 1 ? 1 : Math.max(1, shares[seat])) }));
}

/** The hidden goods after a seat has laid one of those in its hand as a secret. */
export function hideAgain(
  hidden: readonly HiddenGood[],
  seat: Seat,
  mark: number,
  not: Good,
): HiddenGood[][] {
  return hidden.flatMap((one, at) => {
    if (one.seat !== seat || one.mark !== null) return [];
    const excluded = one.not.includes(not) ? one.not : [...one.not, not].sort((a, b) => a - b);
    return [[...without(hidden, at), { seat, mark, not: excluded }]];
  });
}

/** The source, under this id, after a seat has laid one of its goods as a secret. GT-ABI-2 */
export function hideFrom(source: Source, id: number, seat: Seat, mark: number, not: Good): Way<Source>[] {
  const { cards, shares, hidden } = source;
  const again = hideAgain(hidden, seat, mark, not);
  const ways = again.map((after): Way<Source> => ({ next: { id, cards, shares, hidden: after }, odds: 1 }));
  if (shares[seat] > 0) {
    const after = [...hidden, { seat, mark, not: [not] }];
    const next = { id, cards, shares: changed(shares, seat, -1), hidden: after };
    ways.push({ next, odds: shares[seat] });
  }
  const odds = 1 - cards[not] / size(cards);
  return ways
    .filter(({ next }) => canHide(cards, next.hidden))
    .map((way) => ({ next: way.next, odds: way.odds * odds }));
}

/** Leaves out what goes without saying: which goods a hidden one is not, if the source has none of them. */
function plain({ id, cards, shares, hidden }: Source): Source {
  if (hidden.length === 0) return { id, cards, shares, hidden };
  const open = shares.slice();
  const left = hidden.flatMap(({ seat, mark, not }) => {
    const excluded = not.filter((good) => cards[good] > 0);
    if (mark !== null || excluded.length > 0) return [{ seat, mark, not: excluded }];
    open[seat]++;
    return [];
  });
  return { id, cards, shares: open, hidden: left };
}

/** The only seat that holds goods of the source; -1 if there are more, or some lie elsewhere. */
function soleHolder({ shares, hidden }: Source): Seat {
  let sole = -1;
  for (let holder = 0; holder < shares.length; holder++) {
    if (shares[holder] === 0) continue;
    if (sole >= 0 || holder === shares.length - 1) return -1;
    sole = holder;
  }
  for (const { seat, mark } of hidden) {
    if (mark !== null || (sole >= 0 && sole !== seat)) return -1;
    sole = seat;
  }
  return sole;
}

export function knownSource(seat: Seat, cards: readonly number[], holders: number): Source {
  const shares = new Array<number>(holders).fill(0);
  shares[seat] = size(cards);
  return { id: knownId(seat), cards, shares, hidden: [] };
}

/** The parts of a source, each in its simplest form: what seats are known to hold, and the rest. */
export function partsOf(source: Source): Source[] {
  const one = plain(source);
  const { id, cards, shares, hidden } = one;
  if (size(cards) === 0) return [];
  const holders = shares.length;
  const sole = soleHolder(one);
  if (sole >= 0) return [knownSource(sole, cards, holders)];
  const kinds = cards.filter((count) => count > 0);
  const seats = shares.slice(0, -1);
  if (kinds.length > 1 || size(seats) === 0) return [one];
  // Goods of one kind only: it is known who has how many of them.
  const only = cards.findIndex((count) => count > 0);
  const copies = (count: number): number[] => cards.map((_, good) => (good === only ? count : 0));
  const known = seats.flatMap((count, seat) =>
    count > 0 ? [knownSource(seat, copies(count), holders)] : [],
  );
  const rest = shares.map((count, holder) => (holder < holders - 1 ? 0 : count));
  const left = rest[holders - 1] + hidden.length;
  return left === 0 ? known : [...known, { id, cards: copies(left), shares: rest, hidden }];
}

/** These sources, with what a seat is known to hold in one. */
export function gather(sources: readonly Source[]): Source[] {
  const gathered: Source[] = [];
  for (const source of sources) {
    const at = source.id < 0 ? gathered.findIndex(({ id }) => id === source.id) : -1;
    if (at < 0) gathered.push(source);
    else {
      const { id, cards, shares, hidden } = gathered[at];
      gathered[at] = {
        id,
        cards: cards.map((count, good) => count + source.cards[good]),
        shares: shares.map((count, holder) => count + source.shares[holder]),
        hidden,
      };
    }
  }
  return gathered;
}

/**
 * The unseen goods as a claim has it, of those that are in none of the sources of all claims; null if there is no such deal.
 * What was seen lately can refute a claim: nothing is both seen and in one of its sources.
 */
export function unseenIn(
  { sources, hidden }: Claim,
  memory: Memory,
  unseen: readonly number[],
): Counts | null {
  const left = unseen.slice();
  const add = (by: number) => (source: Source) => {
    for (let good = 0; good < left.length; good++) left[good] += by * source.cards[good];
  };
  memory.sources.forEach(add(1));
  sources.forEach(add(-1));
  return left.every((count) => count >= 0) && canHide(left, hidden) ? left : null;
}
