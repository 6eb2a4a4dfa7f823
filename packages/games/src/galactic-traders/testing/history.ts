import { type Chance, fastChance, type Rules, type Seat } from "@portolan/kernel";
import type { Galactic } from "../game.ts";
import type { GalacticEvent } from "../knowledge/events.ts";
import type { Note } from "../knowledge/notes.ts";
import { type Counts, countsOf, isNone, size } from "../rules/goods.ts";
import type { GameConfig, State } from "../state.ts";

/** All that happened to goods in a game, with what notes leave out: what each deck was shuffled from, and what was drawn. */
export interface History {
  readonly notes: Note[];
  /** What each deck so far was shuffled from. */
  readonly decks: (readonly number[])[];
  /** The good of each note of a drawn card, in order. */
  readonly drawn: number[];
}

/** Plays a game by these choices, keeping its history; `visit` is called before every move. */
export function chronicle(
  rules: Rules<Galactic>,
  seed: number,
  choose: (state: State, seat: Seat, chance: Chance) => Galactic["move"],
  visit: (state: State, history: History, move: number) => boolean,
): void {
  const chance = fastChance(seed);
  const state = rules.setup(chance);
  const history: History = { notes: [], decks: [state.shuffled], drawn: [] };
  const emit = (event: GalacticEvent): void => {
    if (event.type === "drew") history.drawn.push(...(event.cards ?? []));
  };
  let noted = 0;
  for (let move = 0; ; move++) {
    history.notes.push(...state.notes.slice(noted));
    noted = state.notes.length;
    if (history.decks[history.decks.length - 1] !== state.shuffled) history.decks.push(state.shuffled);
    const [seat] = rules.toAct(state);
    if (seat === undefined || !visit(state, history, move)) return;
    rules.apply(state, seat, choose(state, seat, chance), chance, emit);
  }
}

interface Past {
  readonly hands: Counts[];
  pool: Counts;
  deck: Counts;
  readonly secrets: Map<number, number>;
}

function plus(counts: readonly number[], others: readonly number[], sign = 1): Counts {
  return counts.map((count, good) => count + sign * others[good]);
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((count, i) => count === other[i]);

/** The search for a past gives up after so many steps, without an answer. */
const PATIENCE = 10_000;

/**
 * Whether a world can have come about as the observer saw it: looks for a past of what it did not see, from the world
 * back to the beginning. Null if none was found in reasonable time.
 */
export function canHaveBeen(
  config: GameConfig,
  history: History,
  world: State,
  observer: number,
): boolean | null {
  const { edition, players } = config;
  const { notes } = history;
  const full = players * edition.draft.cardsPerPlayer;
  const failed = new Set<string>();
  let patience = PATIENCE;

  const present: Past = {
    hands: world.traders.map(({ hand }) => hand.slice()),
    pool: world.pool.slice(),
    deck: countsOf(edition, world.deck),
    secrets: new Map(),
  };
  const hidden = [...world.row.flatMap(({ slots }) => slots), ...(world.resolution?.displaced ?? [])];
  for (const one of hidden) if (one?.secret) present.secrets.set(one.secret.mark, one.good);

  /** The pool goes back to the deck or decks that it was dealt from; null if it cannot have been. */
  const undeal = (past: Past, at: number, epoch: number): Past | null => {
    const before = at > 0 ? notes[at - 1] : undefined;
    if (before?.[0] !== "newDeck" || size(before[4]) === 0)
      return { ...past, deck: plus(past.deck, past.pool), pool: past.pool.map(() => 0) };
    const old = plus(plus(past.deck, past.pool), history.decks[epoch], -1);
    const fits = old.every((count, good) => count >= 0 && count <= past.pool[good]);
    if (!fits || size(old) !== size(before[4])) return null;
    if (before[1] === observer && !same(old, before[4])) return null;
    return { ...past, deck: history.decks[epoch].slice(), pool: old };
  };

  /** Whether the pool was dealt from two decks and somebody has made room for a good of it since then. GT-CARGO-2 */
  const isRoomMade = (at: number): boolean => {
    if (notes[at]?.[0] !== "showed") return false;
    const before = notes.slice(0, at).findLast(([kind]) => kind !== "showed");
    return before?.[0] === "newDeck" && size(before[4]) > 0;
  };

  const search = (from: Past, index: number, epochNow: number, drawnNow: number): boolean => {
    let past: Past | null = {
      ...from,
      hands: from.hands.map((hand) => hand.slice()),
      secrets: new Map(from.secrets),
    };
    let epoch = epochNow;
    let drawn = drawnNow;
    for (let at = index; ; at--) {
      // A pool that is whole was just dealt.
      if (past && size(past.pool) === full && !isRoomMade(at)) past = undeal(past, at + 1, epoch);
      if (!past) return false;
      if (at < 0) return isNone(past.pool) && same(past.deck, history.decks[0]);
      if (--patience < 0) return false;
      const note: Note = notes[at];
      const seat = note[1];
      const isOwn = seat === observer;
      const hand = past.hands[seat];
      switch (note[0]) {
        case "picked": {
          const [, , good, pool] = note;
          if (!isOwn) return branch(past, at, epoch, drawn, seat, good, null);
          const after = pool.with(good, pool[good] - 1);
          if (!same(past.pool, after)) return false;
          past = { ...past, pool: pool.slice() };
          break;
        }
        case "showed":
          hand[note[2]]++;
          break;
        case "hid": {
          if (isOwn) break;
          const good = past.secrets.get(note[2].mark);
          if (good === undefined || good === note[2].not) return false;
          hand[good]++;
          break;
        }
        case "uncovered":
          past.secrets.set(note[2].mark, note[3]);
          break;
        case "tookBack":
          if (--hand[note[2]] < 0) return false;
          break;
        case "tookBackSecret":
          if (!isOwn) return branch(past, at, epoch, drawn, seat, -1, note[2]);
          break;
        case "drew": {
          drawn--;
          if (!isOwn) return branch(past, at, epoch, drawn, seat, history.drawn[drawn], null);
          past = { ...past, deck: past.deck.with(history.drawn[drawn], past.deck[history.drawn[drawn]] + 1) };
          break;
        }
        case "newDeck":
          // What is left of the pool here was dealt from the old deck, which is empty now.
          if (!same(past.deck, history.decks[epoch])) return false;
          epoch--;
          past = { ...past, deck: past.pool, pool: past.pool.map(() => 0) };
      }
      if (isOwn) past.hands[seat].fill(99);
    }
  };

  /** Tries every good that an unseen card can have been, the true one first. */
  const branch = (
    past: Past,
    at: number,
    epoch: number,
    drawn: number,
    seat: Seat,
    likely: number,
    secret: { mark: number; not: number } | null,
  ): boolean => {
    const key = JSON.stringify([at, past.hands, past.pool, past.deck, [...past.secrets].sort()]);
    if (failed.has(key)) return false;
    const goods = edition.goods
      .map((_, good) => good)
      .sort((a, b) => Number(b === likely) - Number(a === likely));
    for (const good of goods) {
      if (past.hands[seat][good] === 0 || good === secret?.not) continue;
      const hands = past.hands.map((hand, i) => (i === seat ? hand.with(good, hand[good] - 1) : hand));
      const add = (counts: Counts): Counts => counts.with(good, counts[good] + 1);
      const secrets = secret ? new Map(past.secrets).set(secret.mark, good) : past.secrets;
      const isDrawn = notes[at][0] === "drew";
      const next: Past = {
        hands,
        secrets,
        pool: isDrawn || secret ? past.pool : add(past.pool),
        deck: isDrawn ? add(past.deck) : past.deck,
      };
      if (search(next, at - 1, epoch, drawn)) return true;
      if (patience < 0) return false;
    }
    failed.add(key);
    return false;
  };

  // The observer's own hand is no riddle: it is never looked at.
  if (observer < players) present.hands[observer].fill(99);
  const found = search(present, notes.length - 1, history.decks.length - 1, history.drawn.length);
  return found ? true : patience < 0 ? null : false;
}
