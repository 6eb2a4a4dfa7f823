import type { Seat } from "@portolan/kernel";
import { develop, setClaims } from "./claims.ts";
import type { Edition, Good } from "./edition.ts";
import { size } from "./goods.ts";
import {
  type Claim,
  claimsOf,
  cloneMemory,
  freeShare,
  type HiddenGood,
  inOrder,
  knownInPool,
  type Memory,
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
import type { Secret } from "./state.ts";

/** A memory while notes are read: its claims one by one. */
interface Reading extends Pick<Memory, "handSizes" | "unseenId" | "nextId"> {
  claims: readonly Claim[];
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

function branch(reading: Reading, waysOf: (claim: Claim) => readonly Way<Claim>[]): void {
  reading.claims = develop(reading.claims, waysOf);
}

/** As `branch`, where each claim can go on in one way only, or not at all. */
function follow(reading: Reading, step: (claim: Claim) => Claim | null): void {
  branch(reading, (claim) => {
    const next = step(claim);
    return next ? [{ next, odds: 1 }] : [];
  });
}

/**
 * Where a good that a seat has shown can have come from. If the seat is certain to have one from some source, it may be
 * taken for that one: whatever else it was, the seat could have the same goods now.
 */
function waysToShow(
  { handSizes }: Reading,
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
  { handSizes }: Reading,
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

/** A secret good shows what it is. */
function uncover(reading: Reading, secret: Secret, good: Good): void {
  follow(reading, (claim) => changeSecret(claim, secret, good, without));
}

/** A secret good is in the hand again that it came from. GT-TURN-4 */
function takeBackSecret(reading: Reading, secret: Secret): void {
  follow(reading, (claim) =>
    changeSecret(claim, secret, null, (hidden, at) => hidden.with(at, { ...hidden[at], mark: null })),
  );
}

/** A good that everybody knows is in a hand again. */
function keepInMind(reading: Reading, seat: Seat, good: Good, goods: number): void {
  const cards = changed(new Array<number>(goods).fill(0), good, 1);
  const source = knownSource(seat, cards, reading.handSizes.length + 1);
  follow(reading, (claim) => withMore(claim, source));
}

/** In how many ways so many can be chosen of these. */
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

/** The observer sees the pool: what it passed on and does not see again has been taken by the others. GT-DRAFT-4 */
function seePool(reading: Reading, pool: readonly number[]): void {
  if (reading.claims.some(({ sources }) => knownInPool(sources) > 0))
    branch(reading, (claim) => waysToSee(claim, pool));
}

/** The observer has taken a good from the pool and passes the others on. */
function passPool(reading: Reading, good: Good, pool: readonly number[]): void {
  const cards = changed(pool, good, -1);
  const passed = size(cards);
  if (passed === 0) return;
  const source = {
    id: reading.nextId++,
    cards,
    shares: [...reading.handSizes.map(() => 0), passed],
    hidden: [],
  };
  follow(reading, (claim) => withMore(claim, source));
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
function beginDeck(
  edition: Edition,
  reading: Reading,
  observer: number,
  entry: Note & { 0: "newDeck" },
): void {
  const [, drawer, open, own, pool] = entry;
  const { handSizes, unseenId } = reading;
  const seen = [
    open,
    ...(observer < own.length ? [own[observer]] : []),
    ...(drawer === observer ? [pool] : []),
  ];
  const dealt = drawer === observer ? 0 : size(pool);
  follow(reading, (claim) => {
    const cards = unseenGoods(edition, claim.sources, ...seen);
    if (cards.some((count) => count < 0) || !canHide(cards, claim.hidden)) return null;
    const free = handSizes.map((_, seat) => (seat === observer ? 0 : freeShare(handSizes, claim, seat)));
    const shares = [...free, dealt - knownInPool(claim.sources)];
    const fresh = dealt > 0 ? handSizes.length * edition.draft.cardsPerPlayer - dealt : 0;
    return withMore({ ...claim, hidden: [], fresh }, { id: unseenId, cards, shares, hidden: claim.hidden });
  });
  reading.unseenId = reading.nextId++;
}

/** What a note tells this observer, a seat or the spectator who comes after the last seat. */
function read(edition: Edition, reading: Reading, observer: number, entry: Note): void {
  const { handSizes } = reading;
  const seat = entry[1];
  const isOwn = seat === observer;
  switch (entry[0]) {
    case "picked": {
      const [, , good, pool] = entry;
      handSizes[seat]++;
      if (!isOwn) return branch(reading, (claim) => waysToPick(claim, seat));
      seePool(reading, pool);
      return passPool(reading, good, pool);
    }
    case "showed":
      handSizes[seat]--;
      if (!isOwn)
        branch(reading, (claim) => waysToShow(reading, claim, seat, entry[2], edition.goods.length));
      return;
    case "hid": {
      handSizes[seat]--;
      if (isOwn) return;
      const id = reading.nextId++;
      return branch(reading, (claim) => waysToHide(reading, claim, seat, entry[2], id));
    }
    case "uncovered":
      if (!isOwn) uncover(reading, entry[2], entry[3]);
      return;
    case "tookBack":
      handSizes[seat]++;
      if (!isOwn) keepInMind(reading, seat, entry[2], edition.goods.length);
      return;
    case "tookBackSecret":
      handSizes[seat]++;
      if (!isOwn) takeBackSecret(reading, entry[2]);
      return;
    case "drew":
      handSizes[seat]++;
      return;
    case "newDeck":
      return beginDeck(edition, reading, observer, entry);
  }
}

function put(memory: Memory, { claims, unseenId, nextId }: Reading): void {
  setClaims(memory, claims);
  memory.unseenId = unseenId;
  memory.nextId = nextId;
}

function readingOf(memory: Memory): Reading {
  const { handSizes, unseenId, nextId } = memory;
  return { claims: claimsOf(memory), handSizes, unseenId, nextId };
}

/** The observer sees the pool that it is offered. */
export function lookAtPool(memory: Memory, pool: readonly number[]): void {
  const reading = readingOf(memory);
  seePool(reading, pool);
  put(memory, reading);
}

/** A memory after a note, with what it was worked out from. */
interface Worked {
  readonly before: Memory;
  readonly first: Note;
  readonly count: number;
  readonly memory: Memory;
}

/** By the last note that was read, and by observer: what was worked out once need not be worked out again. */
const worked = new WeakMap<Note, Worked[]>();

/** How many of these notes were read already, from the same memory on, and what was known then. */
function lastWorked(before: Memory, observer: number, notes: readonly Note[]): readonly [number, Memory] {
  for (let count = notes.length; count > 0; count--) {
    const found = worked.get(notes[count - 1])?.[observer];
    if (found?.before === before && found.first === notes[0] && found.count === count)
      return [count, found.memory];
  }
  return [0, before];
}

/** What an observer knows who remembered this before and has been there while these notes were taken. */
export function recollect(
  edition: Edition,
  before: Memory,
  observer: number,
  notes: readonly Note[],
): Memory {
  const [count, known] = lastWorked(before, observer, notes);
  const memory = cloneMemory(known);
  if (count === notes.length) return memory;
  const reading = readingOf(memory);
  for (const entry of notes.slice(count)) read(edition, reading, observer, entry);
  put(memory, reading);
  const last = notes[notes.length - 1];
  const all = worked.get(last) ?? [];
  all[observer] = { before, first: notes[0], count: notes.length, memory: cloneMemory(memory) };
  worked.set(last, all);
  return memory;
}
