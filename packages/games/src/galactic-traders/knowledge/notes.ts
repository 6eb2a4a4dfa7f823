import type { Seat } from "@portolan/kernel";
import type { Edition, Good } from "../rules/edition.ts";
import type { Counts } from "../rules/goods.ts";
import type { Secret, State } from "../state.ts";
import { recollect } from "./recollection.ts";

/**
 * What happened to goods in hands, whoever saw it: from these notes `recollect` works out what a seat can know. They are
 * taken in passing and read only when somebody looks, for most moves are made where nobody does.
 */
export type Note =
  /** A seat was offered this pool and took this good from it. */
  | readonly ["picked", Seat, Good, pool: readonly number[]]
  /** A good left a hand in everybody's sight: laid face up, by flexible exchange, or discarded. */
  | readonly ["showed", Seat, Good]
  /** A good left a hand face down by abundance. GT-ABI-2 */
  | readonly ["hid", Seat, Secret]
  /** A secret good on a planet was discarded, open to all. */
  | readonly ["uncovered", Seat, Secret, Good]
  /** A good that everybody knows went back into a hand. */
  | readonly ["tookBack", Seat, Good]
  /** A secret good went back into the hand it came from. GT-TURN-4 */
  | readonly ["tookBackSecret", Seat, Secret]
  /** A seat drew a good unseen by the others. GT-ABI-4 */
  | readonly ["drew", Seat]
  /** The deck had run out; who was drawing, and what lay open and what each seat saw of its own at that moment. */
  | readonly [
      "newDeck",
      Seat,
      open: readonly number[],
      own: readonly (readonly number[])[],
      pool: readonly number[],
    ]
  /** A seat is offered this pool. It is noted only where somebody keeps notes for himself: the next note says it again. */
  | readonly ["saw", Seat, pool: readonly number[]];

/** With more notes than this, what everybody knows is worked out once and the notes are thrown away. */
const MOST_NOTES = 2000;

export function digestNotes(edition: Edition, state: State): void {
  if (state.notes.length <= MOST_NOTES) return;
  state.memories = state.memories.map((memory, observer) =>
    recollect(edition, memory, observer, state.notes),
  );
  state.notes = [];
}

export function note(state: State, entry: Note): void {
  state.notes.push(entry);
}

/** A good goes back into its owner's hand. */
export function noteTakenBack(state: State, owner: Seat, good: Good, secret: Secret | null): void {
  note(state, secret ? ["tookBackSecret", owner, secret] : ["tookBack", owner, good]);
}

/** A good on a planet is discarded: news only if it was secret. */
export function noteDiscarded(state: State, owner: Seat, good: Good, secret: Secret | null): void {
  if (secret) note(state, ["uncovered", owner, secret, good]);
}

/** All goods that everybody knows: the discard pile, and what lies on planets but secret goods. */
export function openGoods(state: State): Counts {
  const open = state.discard.slice();
  for (const { slots } of state.row) for (const laid of slots) if (laid && !laid.secret) open[laid.good]++;
  for (const { good, secret } of state.resolution?.displaced ?? []) if (!secret) open[good]++;
  return open;
}

/** The goods that a seat alone sees: its hand and its secret goods. */
export function ownGoods(state: State, seat: Seat): Counts {
  const own = state.traders[seat].hand.slice();
  for (const { slots } of state.row) {
    for (const laid of slots) if (laid?.secret && laid.owner === seat) own[laid.good]++;
  }
  for (const { owner, good, secret } of state.resolution?.displaced ?? []) {
    if (secret && owner === seat) own[good]++;
  }
  return own;
}

/** Notes what everybody saw before the discard pile becomes the new deck. GT-DECK-1 */
export function noteNewDeck(state: State, drawer: Seat): void {
  const own = state.traders.map((_, seat) => ownGoods(state, seat));
  note(state, ["newDeck", drawer, openGoods(state), own, state.pool.slice()]);
}
