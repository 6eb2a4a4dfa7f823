import type { Seat } from "@portolan/kernel";
import type { Edition, Good } from "./edition.ts";
import { type Counts, size, subtract } from "./goods.ts";
import {
  type Claim,
  cloneMemory,
  couldBe,
  isSoleHolder,
  type Memory,
  unknownShare,
  unseenGoods,
} from "./memory.ts";
import type { Note } from "./notes.ts";
import type { Secret } from "./state.ts";

/** With more open claims than this the oldest sources are no longer told apart from the unseen goods. */
const MOST_CLAIMS = 10;

function hasClaims({ claims }: Memory, seat: Seat): boolean {
  for (const claim of claims) if (claim.seat === seat) return true;
  return false;
}

function changed(counts: readonly number[], at: number, by: number): number[] {
  const copy = counts.slice();
  copy[at] += by;
  return copy;
}

function findSource({ sources }: Memory, id: number): number {
  for (let at = 0; at < sources.length; at++) if (sources[at].id === id) return at;
  return -1;
}

function takeFrom({ sources }: Memory, at: number, seat: Seat, good: Good): void {
  const { id, cards, shares } = sources[at];
  const left = changed(shares, seat, -1);
  if (size(left) === 0) sources.splice(at, 1);
  else sources[at] = { id, cards: changed(cards, good, -1), shares: left };
}

function isPossible(memory: Memory, claim: Claim, id: number): boolean {
  if (id === memory.unseenId) return unknownShare(memory, claim.seat) > 0;
  const at = findSource(memory, id);
  return at >= 0 && memory.sources[at].shares[claim.seat] > 0 && couldBe(memory.sources[at].cards, claim);
}

/** Settles every claim of a known good that has only one possible source left. */
function settleClaims(memory: Memory): void {
  const { claims, unseenId } = memory;
  for (let i = 0; i < claims.length; i++) {
    const claim = claims[i];
    let possible = 0;
    let last = unseenId;
    for (const id of claim.from) {
      if (!isPossible(memory, claim, id)) continue;
      possible++;
      last = id;
    }
    if (claim.good === null || possible !== 1) {
      if (possible < claim.from.length) claims[i] = narrowed(memory, claim);
      continue;
    }
    claims.splice(i, 1);
    if (last !== unseenId) takeFrom(memory, findSource(memory, last), claim.seat, claim.good);
    // What was possible for the others may have changed.
    i = -1;
  }
}

function narrowed(memory: Memory, claim: Claim): Claim {
  return { ...claim, from: claim.from.filter((id) => isPossible(memory, claim, id)) };
}

/** Forgets which goods came from the oldest source: from now on they are as good as unseen. */
function forgetOldestSource(memory: Memory): void {
  const forgotten = memory.sources.shift();
  memory.claims.forEach((claim, i) => {
    if (!forgotten || !claim.from.includes(forgotten.id)) return;
    const others = claim.from.filter((id) => id !== forgotten.id && id !== memory.unseenId);
    memory.claims[i] = { ...claim, from: [...others, memory.unseenId] };
  });
}

/** Notes a good that has just left a hand; one that can only have come from one source is settled at once. */
function addClaim(memory: Memory, claim: Omit<Claim, "from">): void {
  const { sources, claims, unseenId } = memory;
  const from: number[] = [];
  for (const { id, cards, shares } of sources) {
    if (shares[claim.seat] > 0 && couldBe(cards, claim)) from.push(id);
  }
  // The good itself is counted neither in the hand any more nor as a claim yet.
  if (unknownShare(memory, claim.seat) + 1 > 0) from.push(unseenId);
  if (claim.good !== null && from.length === 1) {
    if (from[0] !== unseenId) takeFrom(memory, findSource(memory, from[0]), claim.seat, claim.good);
    return settleClaims(memory);
  }
  claims.push({ ...claim, from });
  while (claims.length > MOST_CLAIMS && sources.length > 0) {
    forgetOldestSource(memory);
    settleClaims(memory);
  }
}

/** A seat has given up this good for all to see. */
function learn(memory: Memory, seat: Seat, good: Good): void {
  if (hasClaims(memory, seat)) return addClaim(memory, { seat, good, secret: null });
  let isFromSource = false;
  for (let at = 0; at < memory.sources.length; at++) {
    const source = memory.sources[at];
    if (source.shares[seat] === 0 || source.cards[good] === 0) continue;
    // What a seat is known to hold is simply held no more, whichever of its goods of this kind it was.
    if (isSoleHolder(source, seat)) return takeFrom(memory, at, seat, good);
    isFromSource = true;
  }
  if (isFromSource) addClaim(memory, { seat, good, secret: null });
}

function findSecret({ claims }: Memory, { mark }: Secret): number {
  return claims.findIndex((claim) => claim.secret?.mark === mark);
}

/** A secret good shows what it is. */
function uncover(memory: Memory, secret: Secret, good: Good): void {
  const at = findSecret(memory, secret);
  memory.claims[at] = { ...memory.claims[at], good, secret: null };
  settleClaims(memory);
}

/** A good that everybody knows is in a hand again. */
function keepInMind(memory: Memory, seat: Seat, good: Good, goods: number): void {
  const { sources, handSizes } = memory;
  const at = hasClaims(memory, seat) ? -1 : sources.findIndex((source) => isSoleHolder(source, seat));
  if (at >= 0) {
    const { id, cards, shares } = sources[at];
    sources[at] = { id, cards: changed(cards, good, 1), shares: changed(shares, seat, 1) };
    return;
  }
  const cards = changed(new Array<number>(goods).fill(0), good, 1);
  const shares = changed(new Array<number>(handSizes.length + 1).fill(0), seat, 1);
  sources.push({ id: memory.nextId++, cards, shares });
}

/** The source that the draft pool belongs to, as far as the observer knows what is in it; -1 otherwise. */
function poolSource({ sources, handSizes }: Memory): number {
  for (let at = sources.length - 1; at >= 0; at--) if (sources[at].shares[handSizes.length] > 0) return at;
  return -1;
}

/** The observer sees the pool: what it passed on and does not see again has been taken by the others. GT-DRAFT-4 */
export function lookAtPool(memory: Memory, pool: readonly number[]): void {
  const { sources, handSizes } = memory;
  const at = poolSource(memory);
  if (at < 0) return;
  const { id, cards, shares } = sources[at];
  const taken = shares.with(handSizes.length, 0);
  if (size(taken) === 0) {
    sources.splice(at, 1);
    return;
  }
  const left = cards.slice();
  subtract(left, pool);
  sources[at] = { id, cards: left, shares: taken };
  settleClaims(memory);
}

/** The observer has taken a good from the pool and passes the others on. */
function passPool(memory: Memory, good: Good, pool: readonly number[]): void {
  const cards = changed(pool, good, -1);
  const passed = size(cards);
  if (passed === 0) return;
  const shares = [...memory.handSizes.map(() => 0), passed];
  memory.sources.push({ id: memory.nextId++, cards, shares });
}

/** Another seat has taken a good from the pool. */
function seePick(memory: Memory, seat: Seat): void {
  const at = poolSource(memory);
  if (at < 0) return;
  const { id, cards, shares } = memory.sources[at];
  const left = changed(shares, memory.handSizes.length, -1);
  left[seat]++;
  memory.sources[at] = { id, cards, shares: left };
}

/**
 * The open discard pile becomes the new deck: the goods unseen until now are known as a whole from now on. Only whoever
 * does not see a pool that is drawn in part from either deck cannot keep the two apart.
 */
function beginDeck(memory: Memory, observer: number, unseen: Counts): void {
  const shares = memory.handSizes.map((_, seat) => (seat === observer ? 0 : unknownShare(memory, seat)));
  if (size(shares) > 0) memory.sources.push({ id: memory.unseenId, cards: unseen, shares: [...shares, 0] });
  memory.unseenId = memory.nextId++;
}

/** What a note tells this observer, a seat or the spectator who comes after the last seat. */
function read(edition: Edition, memory: Memory, observer: number, entry: Note): void {
  const { handSizes } = memory;
  const seat = entry[1];
  const isOwn = seat === observer;
  switch (entry[0]) {
    case "picked": {
      const [, , good, pool] = entry;
      handSizes[seat]++;
      if (!isOwn) return seePick(memory, seat);
      lookAtPool(memory, pool);
      return passPool(memory, good, pool);
    }
    case "showed":
      handSizes[seat]--;
      if (!isOwn) learn(memory, seat, entry[2]);
      return;
    case "hid":
      handSizes[seat]--;
      if (!isOwn) addClaim(memory, { seat, good: null, secret: entry[2] });
      return;
    case "uncovered":
      if (!isOwn) uncover(memory, entry[2], entry[3]);
      return;
    case "tookBack":
      handSizes[seat]++;
      if (!isOwn) keepInMind(memory, seat, entry[2], edition.goods.length);
      return;
    case "tookBackSecret":
      handSizes[seat]++;
      if (!isOwn) memory.claims.splice(findSecret(memory, entry[2]), 1);
      return;
    case "drew":
      handSizes[seat]++;
      return;
    case "newDeck": {
      const [, , open, own, pool] = entry;
      if (size(pool) > 0 && !isOwn) return;
      const mine = observer < own.length ? [own[observer]] : [];
      return beginDeck(memory, observer, unseenGoods(edition, memory, open, pool, ...mine));
    }
  }
}

/** What an observer knows who remembered this before and has been there while these notes were taken. */
export function recollect(
  edition: Edition,
  before: Memory,
  observer: number,
  notes: readonly Note[],
): Memory {
  const memory = cloneMemory(before);
  for (const entry of notes) read(edition, memory, observer, entry);
  return memory;
}
