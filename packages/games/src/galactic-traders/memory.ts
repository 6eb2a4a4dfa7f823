import type { Seat } from "@portolan/kernel";
import type { Edition, Good } from "./edition.ts";
import { type Counts, subtract } from "./goods.ts";
import type { Secret } from "./state.ts";

/**
 * What a seat knows of hidden goods beyond what it can see now (section 5 of the rules). Hidden goods come from sources.
 * A source is a collection that is known as a whole, together with how many of it each seat has got: the goods that went
 * round in a draft, an open good taken back into a hand, what was left unseen when the deck ran out. All else comes from
 * the unseen goods of the present deck.
 */
export interface Source {
  readonly id: number;
  readonly cards: readonly number[];
  /** By seat, and last the draft pool: how many of these goods went there. */
  readonly shares: readonly number[];
}

/**
 * A good that left a hand while it cannot be told which source it came from: the sources still count it. Its printed
 * good is known unless it is a secret good on a planet.
 */
export interface Claim {
  readonly seat: Seat;
  readonly good: Good | null;
  readonly secret: Secret | null;
  /** The sources it can have come from. */
  readonly from: readonly number[];
}

export interface Memory {
  readonly sources: Source[];
  readonly claims: Claim[];
  /** By seat: how many goods are in the hand. */
  readonly handSizes: number[];
  /** The id by which claims refer to the unseen goods of the present deck. */
  unseenId: number;
  nextId: number;
}

export function newMemory(handSizes: readonly number[]): Memory {
  return { sources: [], claims: [], handSizes: handSizes.slice(), unseenId: 0, nextId: 1 };
}

export function cloneMemory(memory: Memory): Memory {
  return {
    sources: memory.sources.slice(),
    claims: memory.claims.slice(),
    handSizes: memory.handSizes.slice(),
    unseenId: memory.unseenId,
    nextId: memory.nextId,
  };
}

/** How many goods a seat has, or has given up in a claim, that came from no known source. */
export function unknownShare({ sources, claims, handSizes }: Memory, seat: Seat): number {
  let count = handSizes[seat];
  for (const claim of claims) if (claim.seat === seat) count++;
  for (const source of sources) count -= source.shares[seat];
  return count;
}

/**
 * The goods that an observer neither sees nor counts to a source; those of open claims are among them, as they may have
 * been unseen before.
 */
export function unseenGoods(
  { supply }: Edition,
  { sources, claims }: Memory,
  ...seen: readonly (readonly number[])[]
): Counts {
  const unseen = supply.slice();
  for (const goods of seen) subtract(unseen, goods);
  for (const { cards } of sources) subtract(unseen, cards);
  for (const { good } of claims) if (good !== null) unseen[good]++;
  return unseen;
}

/** Whether a source has a good that the claim can be: the one it is, or one that it is not known not to be. */
export function couldBe(cards: readonly number[], { good, secret }: Pick<Claim, "good" | "secret">): boolean {
  if (good !== null) return cards[good] > 0;
  for (let other = 0; other < cards.length; other++) {
    if (cards[other] > 0 && other !== secret?.not) return true;
  }
  return false;
}

/** Whether all goods of a source went to this one seat. */
export function isSoleHolder({ shares }: Source, seat: Seat): boolean {
  for (let holder = 0; holder < shares.length; holder++) {
    if (holder !== seat && shares[holder] !== 0) return false;
  }
  return true;
}
