import { type Chance, shuffle } from "../chance.ts";
import type { Game, Rules, Seat, Settings, Tell } from "../game.ts";
import { checkPlayers, settleOptions } from "../options.ts";
import { refuse } from "../refusal.ts";
import { type Flow, learns, redactFlow, type SightTable, spot } from "../sight.ts";

/**
 * The smallest game that has everything the kernel deals with: a hidden deck, hidden hands, a turn of several steps,
 * a draw that cannot be taken back. Each player holds a card, may make up to two marks (one point each for the highest
 * card only), and then keeps the card or swaps it for the top of the deck. The highest card wins.
 */
export interface ToyState {
  deck: number[];
  hands: number[];
  marks: number[];
  turn: Seat;
}

/** A game without habits has nothing to play leaves on by. */
const AT_ONCE = { playout: 0, depth: 60 };

export type ToyMove = { readonly type: "mark" } | { readonly type: "keep" } | { readonly type: "swap" };

type Place = "deck" | "hand" | "table";
export const toySight: SightTable<Place> = { deck: "nobody", hand: "owner", table: "everyone" };

export type ToyEvent =
  | (Flow<Place, number> & { readonly type: "dealt" | "drew" | "showed" })
  | { readonly type: "marked" | "kept"; readonly seat: Seat };

export interface ToyView {
  readonly viewer: Seat | null;
  readonly hand: number | null;
  readonly players: number;
  readonly marks: readonly number[];
  readonly turn: Seat;
  readonly deckSize: number;
  /** Shown when the game is over. */
  readonly hands: readonly number[] | null;
}

export interface Toy {
  readonly state: ToyState;
  readonly move: ToyMove;
  readonly view: ToyView;
  readonly event: ToyEvent;
}

const CARDS = 20;
const MOST_MARKS = 2;
const WORDS = ["mark", "keep", "swap"] as const;

function drawn(type: "dealt" | "drew", seat: Seat, card: number): ToyEvent {
  return { type, from: spot<Place>("deck"), to: spot<Place>("hand", seat), count: 1, cards: [card] };
}

function showed(hands: readonly number[]): ToyEvent {
  const to = spot<Place>("table");
  return { type: "showed", from: spot<Place>("hand"), to, count: hands.length, cards: hands.slice() };
}

function deal(players: number, chance: Chance, tell: Tell<ToyEvent>): ToyState {
  const deck = shuffle(
    chance,
    Array.from({ length: CARDS }, (_, i) => i),
  );
  const hands = deck.splice(CARDS - players).reverse();
  hands.forEach((card, seat) => {
    tell?.(drawn("dealt", seat, card));
  });
  return { deck, hands, marks: hands.map(() => 0), turn: 0 };
}

function sampleToy(view: ToyView, chance: Chance): ToyState {
  const mine = view.viewer === null ? null : view.hand;
  const unseen = Array.from({ length: CARDS }, (_, i) => i).filter(
    (card) => card !== mine && !view.hands?.includes(card),
  );
  shuffle(chance, unseen);
  const hands = Array.from({ length: view.players }, (_, seat) => {
    if (view.hands) return view.hands[seat];
    return seat === view.viewer && mine !== null ? mine : (unseen.pop() ?? 0);
  });
  return { deck: unseen.slice(0, view.deckSize), hands, marks: view.marks.slice(), turn: view.turn };
}

/** What a view becomes when a card is drawn: its owner learns which, everybody that there is one less. */
function afterDrawing(view: ToyView, { to, cards }: Flow<Place, number>): ToyView {
  const hand = cards && to.seat === view.viewer ? cards[0] : view.hand;
  return { ...view, hand, turn: view.turn + 1, deckSize: view.deckSize - 1 };
}

function foldToy(view: ToyView, event: ToyEvent): ToyView {
  switch (event.type) {
    case "drew":
      return afterDrawing(view, event);
    case "showed":
      return { ...view, hands: event.cards };
    case "kept":
      return { ...view, turn: view.turn + 1 };
    case "marked":
      return { ...view, marks: view.marks.with(event.seat, view.marks[event.seat] + 1) };
    case "dealt":
      // Cards are dealt before there is a first view.
      return view;
  }
}

export function openToy(settings: Settings): Rules<Toy> {
  const players = checkPlayers({ min: 2, max: 3 }, settings);
  const options = settleOptions(toy.options, settings.options);
  const rules: Rules<Toy> = {
    game: "toy",
    players,
    options,
    editionId: "toy",
    seatNames: Array.from({ length: players }, (_, seat) => `seat.${seat}`),
    setup: (chance, tell) => deal(players, chance, tell),
    toAct: (state) => (state.turn < players ? [state.turn] : []),
    legal(state, seat) {
      if (seat !== state.turn) return [];
      return WORDS.filter((type) => type !== "mark" || state.marks[seat] < MOST_MARKS).map((type) => ({
        type,
      }));
    },
    openEnded: () => false,
    check(state, seat, move) {
      if (seat !== state.turn) return refuse("TY-TURN-1", "refuse.turn");
      if (move.type === "mark" && state.marks[seat] === MOST_MARKS)
        return refuse("TY-MARK-1", "refuse.marks");
      return null;
    },
    apply(state, seat, move, _chance, tell) {
      if (move.type === "mark") {
        state.marks[seat]++;
        tell?.({ type: "marked", seat });
        return;
      }
      state.turn++;
      const card = move.type === "swap" ? state.deck.pop() : undefined;
      if (card === undefined) {
        tell?.({ type: "kept", seat });
      } else {
        state.hands[seat] = card;
        tell?.(drawn("drew", seat, card));
      }
      if (state.turn === players) tell?.(showed(state.hands));
    },
    clone: ({ deck, hands, marks, turn }) => ({
      deck: deck.slice(),
      hands: hands.slice(),
      marks: marks.slice(),
      turn,
    }),
    result(state) {
      if (state.turn < players) return null;
      const ranks = state.hands.map((card) => 1 + state.hands.filter((other) => other > card).length);
      return {
        scores: state.hands,
        ranks,
        tieBreaks: state.hands.map(() => []),
        breakdown: state.hands.map((value) => [{ id: "score.card", value }]),
        reason: "ending.all",
      };
    },
    print: (move) => move.type,
    parse(text) {
      const type = WORDS.find((word) => word === text.trim().toLowerCase());
      return type ? { move: { type } } : { refusal: refuse("TY-TURN-1", "refuse.notation") };
    },
    view: (state, viewer) => ({
      viewer,
      hand: viewer === null ? null : state.hands[viewer],
      players,
      marks: state.marks.slice(),
      turn: state.turn,
      deckSize: state.deck.length,
      hands: state.turn < players ? null : state.hands.slice(),
    }),
    fold: foldToy,
    sample: sampleToy,
    redact: (event, viewer) => ("cards" in event ? redactFlow(toySight, event, viewer) : event),
    reveals: (event, viewer) => "cards" in event && learns(toySight, event, viewer),
    outlook: (state) => state.hands,
    explain: (state, seat) => [{ id: "score.card", value: state.hands[seat] }],
    doubt: () => 1,
    style: {
      curiosity: 1,
      trust: 8,
      reach: { far: AT_ONCE, near: AT_ONCE },
      rivals: "habit",
      stray: 0,
      breadth: 24,
    },
    tellEvent: (event) => ({ id: `event.${event.type}` }),
    tellMove: (move) => ({ id: `move.${move.type}` }),
    broken: (state) =>
      new Set([...state.deck, ...state.hands]).size < state.deck.length + players ? ["doubled"] : [],
    hiddenProbes: (state, viewer) => [state.deck.at(-1) ?? -1, state.hands[(viewer + 1) % players]],
  };
  return rules;
}

export const toy: Game<Toy> = {
  id: "toy",
  rulesVersion: 1,
  players: { min: 2, max: 3 },
  minutes: 1,
  options: { colour: { values: ["grey", "gold"], rules: ["TY-TURN-1"] } },
  houseEdition: { edition: "toy" },
  weights: {},
  words: {
    en: {
      "event.dealt": "A card is dealt.",
      "event.drew": "A card is drawn.",
      "event.marked": "A mark is made.",
      "event.kept": "A card is kept.",
      "event.showed": "All cards are shown.",
    },
  },
  open: (settings) => openToy(settings),
};
