import type { Seat } from "@portolan/kernel";
import type { Edition, Good } from "../rules/edition.ts";
import { size } from "../rules/goods.ts";
import type { Secret } from "../state.ts";
import {
  type Claim,
  freeShare,
  type HiddenGood,
  inOrder,
  knownInPool,
  type Source,
  unseenGoods,
} from "./memory.ts";
import type { Note } from "./notes.ts";
import {
  canHide,
  changed,
  gather,
  hideAgain,
  hideFrom,
  isCertain,
  knownSource,
  partsOf,
  showFrom,
  shownFrom,
  type Way,
  without,
} from "./sources.ts";

/** What a note tells of the claims that were made before. */

/** The ways in which a claim can go on; none if it is refuted. */
export type Step = (claim: Claim) => readonly Way<Claim>[];

/** What does not depend on claims, while notes are read. */
export interface Count {
  handSizes: readonly number[];
  unseenId: number;
  nextId: number;
}

/** The claim with one source changed, which may fall into parts. */
function withSource(claim: Claim, at: number, source: Source): Claim {
  const parts = partsOf(source);
  const isPlain = parts.length === 1 && parts[0].id === claim.sources[at].id;
  const sources = isPlain
    ? claim.sources.with(at, parts[0])
    : inOrder(gather([...without(claim.sources, at), ...parts]));
  return settlePool({ ...claim, sources });
}

function withMore(claim: Claim, source: Source): Claim {
  return settlePool({ ...claim, sources: inOrder(gather([...claim.sources, ...partsOf(source)])) });
}

/** Once no source has goods in the pool, all of them are unseen ones, and their number is known anyway. */
function settlePool(claim: Claim): Claim {
  return claim.fresh > 0 && knownInPool(claim.sources) === 0 ? { ...claim, fresh: 0 } : claim;
}

/** As a step, what lets a claim go on in one way only, or not at all. */
function follow(next: (claim: Claim) => Claim | null): Step {
  return (claim) => {
    const found = next(claim);
    return found ? [{ next: found, odds: 1 }] : [];
  };
}

/**
 * Where a good that a seat has shown can have come from. If the seat is certain to have one from some source, it may be
 * taken for that one: whatever else it was, the seat could have the same goods now.
 */
function waysToShow(
  handSizes: readonly number[],
  claim: Claim,
  seat: Seat,
  good: Good,
  kinds: number,
): Way<Claim>[] {
  const ways: Way<Claim>[] = [];
  for (let at = 0; at < claim.sources.length; at++) {
    const source = claim.sources[at];
    const own = showFrom(source, seat, good).map(({ next, odds }) => ({
      next: withSource(claim, at, next),
      odds,
    }));
    if (own.length > 0 && isCertain(source, seat, good)) return own;
    ways.push(...own);
  }
  const { hidden } = claim;
  const shown = shownFrom(hidden, seat, good);
  for (const at of shown) ways.push({ next: { ...claim, hidden: without(hidden, at) }, odds: 1 / kinds });
  // The good is counted in the hand no more.
  const free = freeShare(handSizes, claim, seat) + 1;
  if (shown.length === 0 && free > 0) ways.push({ next: claim, odds: free / kinds });
  return ways;
}

/** Where a good that a seat has laid as a secret can have come from. */
function waysToHide(
  handSizes: readonly number[],
  claim: Claim,
  seat: Seat,
  secret: Secret,
  id: number,
): Way<Claim>[] {
  const { mark, not } = secret;
  const ways = claim.sources.flatMap((source, at) =>
    hideFrom(source, source.id < 0 ? id : source.id, seat, mark, not).map(({ next, odds }) => ({
      next: withSource(claim, at, next),
      odds,
    })),
  );
  const { hidden } = claim;
  for (const after of hideAgain(hidden, seat, mark, not))
    ways.push({ next: { ...claim, hidden: after }, odds: 1 });
  const free = freeShare(handSizes, claim, seat) + 1;
  if (free > 0) {
    const next = { ...claim, hidden: [...hidden, { seat, mark, not: [not] }] };
    ways.push({ next, odds: free });
  }
  return ways;
}

/** The claim after a change to the one secret good with this mark; null if it knows nothing of it or excludes that. */
function changeSecret(
  claim: Claim,
  { mark }: Secret,
  good: Good | null,
  change: (hidden: readonly HiddenGood[], at: number) => HiddenGood[],
): Claim | null {
  const isIt = (one: HiddenGood): boolean => one.mark === mark;
  const unseen = claim.hidden.findIndex(isIt);
  if (unseen >= 0) return { ...claim, hidden: change(claim.hidden, unseen) };
  for (let at = 0; at < claim.sources.length; at++) {
    const { id, cards, shares, hidden } = claim.sources[at];
    const found = hidden.findIndex(isIt);
    if (found < 0) continue;
    if (good !== null && cards[good] === 0) return null;
    const left = good === null ? cards : changed(cards, good, -1);
    const next = { id, cards: left, shares, hidden: change(hidden, found) };
    return canHide(left, next.hidden) ? withSource(claim, at, next) : null;
  }
  return null;
}

/** The number of ways to choose this many of these. */
function choose(all: number, some: number): number {
  let ways = 1;
  for (let i = 1; i <= some; i++) ways = (ways * (all - some + i)) / i;
  return ways;
}

/** All ways to take so many goods that are in both collections. */
function selections(from: readonly number[], within: readonly number[], count: number): Way<number[]>[] {
  let ways: { taken: number[]; left: number; odds: number }[] = [{ taken: [], left: count, odds: 1 }];
  for (let good = 0; good < from.length; good++) {
    const most = Math.min(from[good], within[good]);
    ways = ways.flatMap(({ taken, left, odds }) =>
      Array.from({ length: Math.min(most, left) + 1 }, (_, some) => ({
        taken: [...taken, some],
        left: left - some,
        odds: odds * choose(from[good], some),
      })),
    );
  }
  const all = choose(size(from), count);
  return ways.filter(({ left }) => left === 0).map(({ taken, odds }) => ({ next: taken, odds: odds / all }));
}

/** Which of the goods seen in the pool can be from which source; all others are fresh from the deck. */
function waysToSee(claim: Claim, pool: readonly number[]): Way<Claim>[] {
  const at = claim.sources.findIndex(({ shares }) => shares[shares.length - 1] > 0);
  if (at < 0) return [{ next: claim, odds: 1 }];
  const { id, cards, shares, hidden } = claim.sources[at];
  const isAll = claim.fresh === 0 && knownInPool(claim.sources) === shares[shares.length - 1];
  const ways = selections(cards, pool, shares[shares.length - 1]);
  return ways.flatMap(({ next: taken, odds }) => {
    const left = cards.map((count, good) => count - taken[good]);
    if (!canHide(left, hidden)) return [];
    const next = withSource(claim, at, { id, cards: left, shares: shares.with(-1, 0), hidden });
    if (isAll) return [{ next, odds }];
    const rest = pool.map((count, good) => count - taken[good]);
    return waysToSee(next, rest).map((way) => ({ next: way.next, odds: odds * way.odds }));
  });
}

/** Another seat has taken a good from the pool. */
function waysToPick(claim: Claim, seat: Seat): Way<Claim>[] {
  const ways = claim.sources.flatMap((source, at): Way<Claim>[] => {
    const { id, cards, shares, hidden } = source;
    const odds = shares[shares.length - 1];
    if (odds === 0) return [];
    const taken = changed(changed(shares, shares.length - 1, -1), seat, 1);
    return [{ next: withSource(claim, at, { id, cards, shares: taken, hidden }), odds }];
  });
  if (ways.length === 0) return [{ next: claim, odds: 1 }];
  if (claim.fresh > 0) ways.push({ next: { ...claim, fresh: claim.fresh - 1 }, odds: claim.fresh });
  return ways;
}

/**
 * The open discard pile becomes the new deck: the goods unseen until now are known as a whole from now on. Some of them
 * may be in a pool that the observer has not seen, together with goods of the new deck.
 */
function beginDeck(edition: Edition, count: Count, observer: number, entry: Note & { 0: "newDeck" }): Step {
  const [, drawer, open, own, pool] = entry;
  const { handSizes, unseenId } = count;
  const seen = [
    open,
    ...(observer < own.length ? [own[observer]] : []),
    ...(drawer === observer ? [pool] : []),
  ];
  const dealt = drawer === observer ? 0 : size(pool);
  count.unseenId = count.nextId++;
  return follow((claim) => {
    const cards = unseenGoods(edition, claim.sources, ...seen);
    if (cards.some((many) => many < 0) || !canHide(cards, claim.hidden)) return null;
    const free = handSizes.map((_, seat) => (seat === observer ? 0 : freeShare(handSizes, claim, seat)));
    const shares = [...free, dealt - knownInPool(claim.sources)];
    const fresh = dealt > 0 ? handSizes.length * edition.draft.cardsPerPlayer - dealt : 0;
    return withMore({ ...claim, hidden: [], fresh }, { id: unseenId, cards, shares, hidden: claim.hidden });
  });
}

/** The observer has taken a good from the pool and passes the others on. */
function passPool(count: Count, good: Good, pool: readonly number[]): Step[] {
  const cards = changed(pool, good, -1);
  const passed = size(cards);
  if (passed === 0) return [];
  const shares = [...count.handSizes.map(() => 0), passed];
  const source = { id: count.nextId++, cards, shares, hidden: [] };
  return [follow((claim) => withMore(claim, source))];
}

/** The observer sees the pool: what it passed on and does not see again has been taken by the others. GT-DRAFT-4 */
const seePool =
  (pool: readonly number[]): Step =>
  (claim) =>
    waysToSee(claim, pool);

/** What another seat has done. */
function stepOfOther(edition: Edition, count: Count, entry: Note): Step[] {
  const { handSizes } = count;
  const seat = entry[1];
  switch (entry[0]) {
    case "picked":
      return [(claim) => waysToPick(claim, seat)];
    case "showed":
      return [(claim) => waysToShow(handSizes, claim, seat, entry[2], edition.goods.length)];
    case "hid": {
      const id = count.nextId++;
      return [(claim) => waysToHide(handSizes, claim, seat, entry[2], id)];
    }
    case "uncovered":
      return [follow((claim) => changeSecret(claim, entry[2], entry[3], without))];
    case "tookBack": {
      const cards = changed(new Array<number>(edition.goods.length).fill(0), entry[2], 1);
      const source = knownSource(seat, cards, handSizes.length + 1);
      return [follow((claim) => withMore(claim, source))];
    }
    case "tookBackSecret":
      return [
        follow((claim) =>
          changeSecret(claim, entry[2], null, (hidden, at) => hidden.with(at, { ...hidden[at], mark: null })),
        ),
      ];
    default:
      return [];
  }
}

/** By how many goods a hand grows. */
const GROWTH: Readonly<Record<Note[0], number>> = {
  picked: 1,
  showed: -1,
  hid: -1,
  uncovered: 0,
  tookBack: 1,
  tookBackSecret: 1,
  drew: 1,
  newDeck: 0,
  saw: 0,
};

/** What a note tells this observer, a seat or the spectator who comes after the last seat: one step after the other. */
export function stepsOf(edition: Edition, count: Count, observer: number, entry: Note): Step[] {
  const [kind, seat] = entry;
  count.handSizes = changed(count.handSizes, seat, GROWTH[kind]);
  if (kind === "newDeck") return [beginDeck(edition, count, observer, entry)];
  if (seat !== observer) return stepOfOther(edition, count, entry);
  if (kind === "saw") return [seePool(entry[2])];
  return kind === "picked" ? [seePool(entry[3]), ...passPool(count, entry[2], entry[3])] : [];
}
