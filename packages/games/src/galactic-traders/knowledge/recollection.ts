import type { Edition } from "../rules/edition.ts";
import { size } from "../rules/goods.ts";
import { develop, isComplete, setClaims } from "./claims.ts";
import { type Claim, claimsOf, type Doubt, type Memory } from "./memory.ts";
import type { Note } from "./notes.ts";
import { type Count, stepsOf } from "./read-note.ts";

/** More claims than this are not told; games that are played with any sense have fewer. */
const MOST_CLAIMS = 48;

/** A memory while notes are read: its claims one by one. */
interface Reading extends Count {
  claims: readonly Claim[];
  doubt: Doubt | undefined;
}

function readingOf(memory: Memory): Reading {
  const { handSizes, unseenId, nextId, doubt } = memory;
  return { claims: claimsOf(memory), handSizes, unseenId, nextId, doubt };
}

function memoryFrom({ claims, handSizes, unseenId, nextId, doubt }: Reading): Memory {
  const known = { ...setClaims(claims), handSizes, unseenId, nextId };
  return doubt ? { ...known, doubt } : known;
}

/**
 * What of a note matters to an observer later, in the one form that it has whether the observer saw it happen or it was
 * noted for everybody; null if nothing does.
 */
function asSeen(entry: Note, observer: number): Note | null {
  const [kind, seat] = entry;
  if (kind === "newDeck") {
    const [, , open, own, pool] = entry;
    const all = open.map((count, good) => count + (own[observer]?.[good] ?? 0));
    const isSeen = seat === observer;
    const dealt = isSeen ? pool : pool.map((_, good) => (good === 0 ? size(pool) : 0));
    return ["newDeck", size(pool) > 0 ? seat : 0, all, [], dealt];
  }
  if (seat === observer) return kind === "picked" || kind === "saw" ? entry : null;
  if (kind === "picked") return ["picked", seat, 0, entry[3].map(() => 0)];
  return entry;
}

/** The same doubt with one more note. The observer looks at a pool before it picks from it, which says so again. */
function withNote({ since, notes }: Doubt, entry: Note): Doubt {
  return { since, notes: [...(notes.at(-1)?.[0] === "saw" ? notes.slice(0, -1) : notes), entry] };
}

/** The observer's own hand is no riddle: how large it was does not matter. */
function beginDoubt(reading: Reading, observer: number): Doubt {
  const handSizes = reading.handSizes.map((count, seat) => (seat === observer ? 0 : count));
  return { since: memoryFrom({ ...reading, handSizes }), notes: [] };
}

/** What is known after one more note. */
function read(edition: Edition, before: Reading, observer: number, entry: Note, most: number): Reading {
  const count: Count = { handSizes: before.handSizes, unseenId: before.unseenId, nextId: before.nextId };
  const steps = stepsOf(edition, count, observer, entry);
  const claims = steps.reduce((known, step) => develop(known, step, most), before.claims);
  if (isComplete(claims)) return { ...count, claims, doubt: undefined };
  const doubt = before.doubt ?? beginDoubt(before, observer);
  const seen = asSeen(entry, observer);
  return { ...count, claims, doubt: seen ? withNote(doubt, seen) : doubt };
}

/** The observer sees the pool that it is offered. */
export function lookAtPool(
  edition: Edition,
  memory: Memory,
  observer: number,
  pool: readonly number[],
): Memory {
  return memoryFrom(read(edition, readingOf(memory), observer, ["saw", observer, pool], MOST_CLAIMS));
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
  most = MOST_CLAIMS,
): Memory {
  const [count, known] = lastWorked(before, observer, notes);
  if (count === notes.length) return known;
  let reading = readingOf(known);
  for (const entry of notes.slice(count)) reading = read(edition, reading, observer, entry, most);
  const memory = memoryFrom(reading);
  const last = notes[notes.length - 1];
  const all = worked.get(last) ?? [];
  all[observer] = { before, first: notes[0], count: notes.length, memory };
  worked.set(last, all);
  return memory;
}

/** By memory: claims that were found by reading again. */
const found = new WeakMap<Memory, readonly Claim[]>();

/** How many times as many claims are told whenever the notes are read again. */
const WIDER = 4;

/**
 * Claims that fit all that was seen and this as well, although the memory tells none: the notes are read again from when
 * all claims were told, each time with more of them. In the end none is left out, and what is so is among them.
 */
export function tellMore(
  edition: Edition,
  memory: Memory,
  observer: number,
  fits: (claim: Claim) => boolean,
): readonly Claim[] {
  const known = found.get(memory);
  if (known || !memory.doubt) return known ?? [];
  const { since, notes } = memory.doubt;
  for (let most = WIDER * MOST_CLAIMS; ; most *= WIDER) {
    const reading = notes.reduce(
      (next, entry) => read(edition, next, observer, entry, most),
      readingOf(since),
    );
    const claims = reading.claims.filter((claim) => claim.weight > 0 && fits(claim));
    if (claims.length === 0 && reading.doubt) continue;
    found.set(memory, claims);
    return claims;
  }
}
