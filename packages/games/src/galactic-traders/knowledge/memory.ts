import type { Seat } from "@portolan/kernel";
import type { Edition, Good } from "../rules/edition.ts";
import { type Counts, subtract } from "../rules/goods.ts";
import type { Secret } from "../state.ts";
import type { Note } from "./notes.ts";

/**
 * What a seat knows of hidden goods beyond what it can see now (section 5 of the rules). Hidden goods come from sources.
 * A source is a collection that is known as a whole, together with how many of it each holder has: the goods that went
 * round in a draft, an open good taken back into a hand, what was left unseen when the deck ran out. Its goods can be
 * with its holders in any way that these numbers allow. All else comes from the unseen goods of the present deck.
 *
 * Goods of a kind are alike, so nothing else needs to be remembered. Where a good that left a hand may have come from
 * more than one source, each possibility is a claim of its own: a set of sources that fits all that was seen.
 */
export interface Source {
  /** What went round in one draft, or was one deck, has one id in all claims; see also `knownId`. */
  readonly id: number;
  readonly cards: readonly number[];
  /** By seat, and last the draft pool: how many of these goods are there. */
  readonly shares: readonly number[];
  /** Single goods besides those shares. */
  readonly hidden: readonly HiddenGood[];
}

/** A single good that was laid face down: all that the others know is which goods it is not. GT-ABI-2 */
export interface HiddenGood {
  readonly seat: Seat;
  /** The mark of the secret while it lies on a planet; null when it is back in the hand. */
  readonly mark: number | null;
  readonly not: readonly Good[];
}

/** One of several accounts of what cannot be told for certain. One of them is true. */
export interface Claim {
  /** In the order of their ids. */
  readonly sources: readonly Source[];
  /** Those of the unseen goods of the present deck. */
  readonly hidden: readonly HiddenGood[];
  /** How many goods of the pool are from the present deck, as long as others of them are from a source. */
  readonly fresh: number;
  /**
   * How likely it is, compared with the others. Nothing for what all claims have in common that are not told: no world
   * is sampled from that, but as long as it is not refuted they may be true.
   */
  readonly weight: number;
}

export interface OwnedSecret {
  readonly owner: Seat;
  readonly secret: Secret;
}

/** What is known of hidden goods. A memory never changes. */
export interface Memory {
  /** The sources that all claims have. */
  readonly sources: readonly Source[];
  /** None if there is nothing to add. */
  readonly claims: readonly Claim[];
  /** By seat: how many goods are in the hand. */
  readonly handSizes: readonly number[];
  /** The id that the unseen goods of the present deck get when they become a source. */
  readonly unseenId: number;
  readonly nextId: number;
  /** Nothing as long as the claims are all there are. */
  readonly doubt?: Doubt;
}

/** Where there are too many claims to tell them all: what was known before, and what has been seen since then. */
export interface Doubt {
  /** A memory without doubt. */
  readonly since: Memory;
  readonly notes: readonly Note[];
}

/** What somebody knows who comes in only now and sees secret goods of others lie on planets. */
export function newMemory(handSizes: readonly number[], secrets: readonly OwnedSecret[] = []): Memory {
  const hidden = secrets.map(({ owner, secret: { mark, not } }) => ({ seat: owner, mark, not: [not] }));
  const claims = hidden.length > 0 ? [{ sources: [], hidden, fresh: 0, weight: FULL_WEIGHT }] : [];
  return { sources: [], claims, handSizes: handSizes.slice(), unseenId: 0, nextId: 1 };
}

/** The weight of the likeliest claim: whole numbers, so that the same claims always have the same weights. */
export const FULL_WEIGHT = 10_000;

/** The id of what a seat is known to hold, as a source with no other holder. */
export function knownId(seat: Seat): number {
  return ~seat;
}

/** All accounts, each with all its sources. */
export function claimsOf({ sources, claims }: Memory): readonly Claim[] {
  if (claims.length === 0) return [{ sources, hidden: [], fresh: 0, weight: FULL_WEIGHT }];
  if (sources.length === 0) return claims;
  return claims.map((claim) => ({ ...claim, sources: inOrder([...sources, ...claim.sources]) }));
}

export function inOrder(sources: readonly Source[]): Source[] {
  return sources.toSorted((one, other) => one.id - other.id);
}

/** How many goods of a seat's hand came unseen from the present deck, hidden ones not counted. */
export function freeShare(
  handSizes: readonly number[],
  { sources, hidden }: Omit<Claim, "weight">,
  seat: Seat,
): number {
  let count = handSizes[seat] - inHand(hidden, seat);
  for (const source of sources) count -= source.shares[seat] + inHand(source.hidden, seat);
  return count;
}

function inHand(hidden: readonly HiddenGood[], seat: Seat): number {
  let count = 0;
  for (const one of hidden) if (one.seat === seat && one.mark === null) count++;
  return count;
}

/** How many goods of the pool are from known sources. */
export function knownInPool(sources: readonly Source[]): number {
  let count = 0;
  for (const { shares } of sources) count += shares[shares.length - 1];
  return count;
}

/** The goods that an observer neither sees nor counts to one of these sources. */
export function unseenGoods(
  { supply }: Edition,
  sources: readonly Source[],
  ...seen: readonly (readonly number[])[]
): Counts {
  const unseen = supply.slice();
  for (const goods of seen) subtract(unseen, goods);
  for (const { cards } of sources) subtract(unseen, cards);
  return unseen;
}

/** What a seat is known to hold, whatever else there is in its hand. */
export function knownGoods(memory: Memory, seat: Seat): Counts | null {
  const all = claimsOf(memory).map(({ sources }) => sources.find(({ id }) => id === knownId(seat))?.cards);
  return all.reduce<Counts | null>((known, cards, at) => {
    if (!cards) return null;
    if (at === 0) return cards.slice();
    return known?.map((count, good) => Math.min(count, cards[good])) ?? null;
  }, null);
}
