import { size } from "../rules/goods.ts";
import { type Claim, FULL_WEIGHT, type HiddenGood, knownInPool, type Memory, type Source } from "./memory.ts";
import type { Step } from "./read-note.ts";

/** How claims multiply where it cannot be told what happened, and are kept few. */

const keys = new WeakMap<Source, string>();

/** A source in one word, to compare it with others; sources never change. */
function keyOf(source: Source): string {
  const known = keys.get(source);
  if (known !== undefined) return known;
  const { id, cards, shares, hidden } = source;
  const key = `${id}:${cards.join()}/${shares.join()}/${hidden.map(hiddenKey).join("+")}`;
  keys.set(source, key);
  return key;
}

const hiddenKey = ({ seat, mark, not }: HiddenGood): string => `${seat}#${mark}!${not.join("")}`;

export function isSameSource(one: Source, other: Source): boolean {
  return one === other || (one.id === other.id && keyOf(one) === keyOf(other));
}

function claimKey({ sources, hidden, fresh }: Claim): string {
  return `${sources.map(keyOf).join(" ")} ${hidden.map(hiddenKey).join("+")} ${fresh}`;
}

const isWithin = (some: readonly number[], all: readonly number[]): boolean =>
  some.every((count, at) => count <= all[at]);

/** A hidden good and what can be said of it: the goods that it cannot be. */
interface Bounded {
  readonly one: HiddenGood;
  readonly excludes: (good: number) => boolean;
}

/**
 * Whether all worlds of one claim are also worlds of another, wider one: that has the same sources, only that it knows
 * less of what seats hold, or counts whole sources to the unseen goods.
 */
function covers(wide: Claim, narrow: Claim): boolean {
  const spare: Source[] = [];
  let next = 0;
  for (const source of narrow.sources) {
    const like = wide.sources[next];
    if (like?.id !== source.id) {
      spare.push(source);
      continue;
    }
    if (source.id < 0 ? !isWithin(like.cards, source.cards) : !isSameSource(source, like)) return false;
    next++;
  }
  if (next < wide.sources.length || wide.hidden.length < narrow.hidden.length) return false;
  if (wide.hidden.length === 0) return true;
  const bounded: Bounded[] = [
    ...narrow.hidden.map((one) => ({ one, excludes: (good: number) => one.not.includes(good) })),
    ...spare.flatMap(({ cards, hidden }) =>
      hidden.map((one) => ({ one, excludes: (good: number) => cards[good] === 0 || one.not.includes(good) })),
    ),
  ];
  for (const { seat, mark, not } of wide.hidden) {
    const at = bounded.findIndex(
      ({ one, excludes }) => one.seat === seat && one.mark === mark && not.every(excludes),
    );
    if (at < 0) return false;
    bounded.splice(at, 1);
  }
  return true;
}

/** Leaves out every claim that another one covers, and gives its weight to that. */
function widest(claims: readonly Claim[]): Claim[] {
  const kept: Claim[] = [];
  // Who knows less covers more.
  const byKnowledge = claims
    .map((claim) => ({ claim, known: knowledge(claim) }))
    .sort((one, other) => one.known - other.known);
  for (const { claim } of byKnowledge) {
    const at = kept.findIndex((other) => (other.weight > 0 || claim.weight === 0) && covers(other, claim));
    if (at < 0) kept.push(claim);
    else if (claim.weight > 0) kept[at] = { ...kept[at], weight: kept[at].weight + claim.weight };
  }
  return kept;
}

function knowledge({ sources, hidden }: Claim): number {
  let goods = -hidden.length;
  for (const { cards } of sources) goods += size(cards);
  return goods;
}

function merged(claims: readonly Claim[]): Claim[] {
  const different = new Map<string, Claim>();
  for (const claim of claims) {
    const key = claimKey(claim);
    const same = different.get(key);
    different.set(key, same ? { ...same, weight: same.weight + claim.weight } : claim);
  }
  return [...different.values()];
}

/** What all claims have in common: of the secret goods on planets only that they are there. */
function common(claims: readonly Claim[]): Claim {
  const [first, ...others] = claims;
  const sources = first.sources.filter((source) =>
    others.every((claim) => claim.sources.some((other) => isSameSource(source, other))),
  );
  const rest = first.sources.filter((source) => !sources.includes(source));
  const secrets = [...first.hidden, ...rest.flatMap(({ hidden }) => hidden)].filter(
    ({ mark }) => mark !== null,
  );
  const hidden = secrets.map(({ seat, mark }) => ({ seat, mark, not: [] }));
  const fresh =
    others.every((claim) => claim.fresh === first.fresh) && knownInPool(sources) > 0 ? first.fresh : 0;
  return { sources, hidden, fresh, weight: 0 };
}

/** More claims than this are not compared each with each. */
const COMPARABLE = 200;

/** The likeliest of these claims, at most `most`, without repetition; the last stands for those left out. */
function fewest(claims: readonly Claim[], most: number): Claim[] {
  const likeliest = claims.toSorted((one, other) => other.weight - one.weight);
  const many = likeliest.slice(0, 2 * most);
  const all = claims.length > many.length ? [...many, common(likeliest)] : many;
  const wide = most > COMPARABLE ? all : widest(all);
  wide.sort((one, other) => other.weight - one.weight);
  return wide.length > most ? [...wide.slice(0, most - 1), common(wide)] : wide;
}

/** The same claims, with the full weight for the likeliest. */
function weighed(claims: readonly Claim[]): readonly Claim[] {
  let most = 0;
  for (const { weight } of claims) most = Math.max(most, weight);
  return claims.map((claim) => {
    const weight = claim.weight === 0 ? 0 : Math.max(1, Math.round((FULL_WEIGHT * claim.weight) / most));
    return weight === claim.weight ? claim : { ...claim, weight };
  });
}

/** Whether these are all claims that can be made: nothing stands for others that were left out. */
export function isComplete(claims: readonly Claim[]): boolean {
  return claims.every(({ weight }) => weight > 0);
}

/** Forgets of claims that were left out, as far as one of those that were kept covers them all. */
function settled(claims: readonly Claim[]): readonly Claim[] {
  if (isComplete(claims)) return claims;
  const told = claims.filter(({ weight }) => weight > 0);
  return claims.filter((claim) => claim.weight > 0 || !told.some((other) => covers(other, claim)));
}

/**
 * What claims become that each can go on in these ways; those that can go on in none are refuted. Above the limit
 * the likeliest are kept, and one that has no weight stands for the others.
 */
export function develop(claims: readonly Claim[], step: Step, most: number): readonly Claim[] {
  const found: Claim[] = [];
  let isNews = false;
  for (const claim of claims) {
    const ways = step(claim);
    isNews ||= ways.length !== 1 || ways[0].next !== claim;
    for (const { next, odds } of ways) found.push({ ...next, weight: claim.weight * odds });
  }
  if (!isNews) return claims;
  if (found.length <= 1) return weighed(found);
  const different = merged(found);
  return settled(weighed(different.length > claims.length ? fewest(different, most) : different));
}

/** These claims as a memory has them: what they have in common only once. */
export function setClaims(claims: readonly Claim[]): Pick<Memory, "sources" | "claims"> {
  const [first, ...others] = claims;
  const isShared = (source: Source): boolean =>
    others.every(({ sources }) => sources.some((other) => isSameSource(source, other)));
  const common = first ? first.sources.filter(isShared) : [];
  const isCertain =
    others.length === 0 && (!first || (first.weight > 0 && first.hidden.length === 0 && first.fresh === 0));
  if (isCertain) return { sources: common, claims: [] };
  const shared = new Set(common.map(({ id }) => id));
  return {
    sources: common,
    claims: claims.map(({ sources, hidden, fresh, weight }) => ({
      sources: sources.filter(({ id }) => !shared.has(id)),
      hidden,
      fresh,
      weight,
    })),
  };
}
