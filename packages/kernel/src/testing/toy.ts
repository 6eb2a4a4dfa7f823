/**
 * The smallest game that has everything the kernel deals with: a hidden deck, hidden hands, a turn of several steps, a
 * draw that cannot be undone. Copy it to begin a game of your own; in a larger one each part below becomes a file.
 *
 * The rules: each player in turn holds one card, may make up to two marks (which count for nothing), and then keeps the
 * card or swaps it for the top one of the deck. The highest card wins.
 */

import { type Chance, shuffle } from "../chance.ts";
import { type Context, defineGame, type SettledSettings, settleSettings } from "../define-game.ts";
import type { Checks, Emit, FinalScores, Seat, Settings } from "../game.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { type Flow, type SightTable, spot } from "../sight.ts";
import type { Catalogue, Message } from "../words.ts";

// State: all there is, hidden things included. Plain data that survives JSON.

export interface ToyState {
  /** The top card is the last. */
  deck: number[];
  /** By seat. */
  hands: number[];
  marks: number[];
  /** The number of players when the game is over. */
  turn: Seat;
}

// Rules: the edition (the data of the printed game), options, setup, moves, end.

const CARDS = 20;
const MOST_MARKS = 2;
const PLAYERS = { min: 2, max: 3 };

/** What is checked and settled once, before a game begins. */
type ToyConfig = SettledSettings;

const houseEdition = { edition: "toy" };
const options = { colour: { values: ["grey", "gold"], rules: ["TY-TURN-1"] } };

function configure(settings: Settings): ToyConfig {
  const loadEdition = () => ({ id: "toy", players: PLAYERS });
  return settleSettings(settings, { houseEdition, loadEdition, options });
}

/** Carrying out a move changes the state, may draw on chance, and emits what happened. */
type ToyContext = Context<ToyConfig, ToyState, ToyMove, ToyEvent>;

const allCards = (): number[] => Array.from({ length: CARDS }, (_, card) => card);

function setUp({ players }: ToyConfig, chance: Chance, emit: Emit<ToyEvent>): ToyState {
  const deck = shuffle(chance, allCards());
  const hands = deck.splice(CARDS - players).reverse();
  hands.forEach((card, seat) => {
    emit?.(drawn("dealt", seat, card));
  });
  return { deck, hands, marks: hands.map(() => 0), turn: 0 };
}

export type ToyMove = { readonly type: "mark" } | { readonly type: "keep" } | { readonly type: "swap" };
const MOVES: readonly ToyMove[] = [{ type: "mark" }, { type: "keep" }, { type: "swap" }];

/** Why a move is not allowed: the rule that it breaks, and the message that says so. */
function check(state: ToyState, seat: Seat, move: ToyMove): Refusal | null {
  if (seat !== state.turn) return refuse("TY-TURN-1", "refuse.turn");
  if (move.type === "mark" && state.marks[seat] === MOST_MARKS) return refuse("TY-MARK-1", "refuse.marks");
  return null;
}

function apply({ config, state, emit }: ToyContext, seat: Seat, { type }: ToyMove): void {
  if (type === "mark") {
    state.marks[seat]++;
    emit?.({ type: "marked", seat });
    return;
  }
  state.turn++;
  const card = type === "swap" ? state.deck.pop() : undefined;
  if (card === undefined) {
    emit?.({ type: "kept", seat });
  } else {
    state.hands[seat] = card;
    emit?.(drawn("drew", seat, card));
  }
  if (state.turn === config.players) emit?.(showed(state.hands));
}

function result({ players }: ToyConfig, { turn, hands }: ToyState): FinalScores | null {
  if (turn < players) return null;
  return {
    scores: hands,
    tieBreaks: hands.map(() => []),
    breakdown: hands.map((value) => [{ id: "score.card", value }]),
    reason: "ending.all",
  };
}

// Knowledge: what happened and who sees it, what each seat knows, and worlds that it cannot rule out.

type Place = "deck" | "hand" | "table";
const sight: SightTable<Place> = { deck: "nobody", hand: "owner", table: "everyone" };

export type ToyEvent =
  | (Flow<Place, number> & { readonly type: "dealt" | "drew" | "showed" })
  | { readonly type: "marked" | "kept"; readonly seat: Seat };

function drawn(type: "dealt" | "drew", seat: Seat, card: number): ToyEvent {
  return { type, from: spot<Place>("deck"), to: spot<Place>("hand", seat), count: 1, cards: [card] };
}

function showed(hands: readonly number[]): ToyEvent {
  const to = spot<Place>("table");
  return { type: "showed", from: spot<Place>("hand"), to, count: hands.length, cards: hands.slice() };
}

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

function viewOf({ players }: ToyConfig, state: ToyState, viewer: Seat | null): ToyView {
  return {
    viewer,
    hand: viewer === null ? null : state.hands[viewer],
    players,
    marks: state.marks.slice(),
    turn: state.turn,
    deckSize: state.deck.length,
    hands: state.turn < players ? null : state.hands.slice(),
  };
}

/** The view after an event, as its owner was told of it. */
function fold(view: ToyView, event: ToyEvent): ToyView {
  switch (event.type) {
    case "drew": {
      const hand = event.cards && event.to.seat === view.viewer ? event.cards[0] : view.hand;
      return { ...view, hand, turn: view.turn + 1, deckSize: view.deckSize - 1 };
    }
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

/** A state that the owner of the view cannot rule out, each equally likely. */
function sample(view: ToyView, chance: Chance): ToyState {
  const unseen = allCards().filter((card) => card !== view.hand && !view.hands?.includes(card));
  shuffle(chance, unseen);
  const hands = Array.from({ length: view.players }, (_, seat) => {
    if (view.hands) return view.hands[seat];
    return seat === view.viewer && view.hand !== null ? view.hand : (unseen.pop() ?? 0);
  });
  return { deck: unseen.slice(0, view.deckSize), hands, marks: view.marks.slice(), turn: view.turn };
}

// Telling: what an event is called, what its sentence speaks of, and all words, here in one language.

function tellEvent(event: ToyEvent): Message {
  const id = `event.${event.type}`;
  return "seat" in event ? { id, parts: { seat: { seat: event.seat } } } : { id };
}

const english: Catalogue = {
  title: "Toy",
  about: "Keep your card or swap it. The highest card wins.",
  "seat.0": "First player",
  "seat.1": "Second player",
  "seat.2": "Third player",
  "seat.you": "you",
  "option.colour": "Colour of the cards",
  "option.colour.grey": "grey",
  "option.colour.gold": "gold",
  "move.mark": "make a mark",
  "move.keep": "keep your card",
  "move.swap": "swap your card",
  "event.dealt": "A card is dealt.",
  "event.drew": "A card is drawn.",
  "event.marked": "{seat, select, you {You make} other {{seat} makes}} a mark.",
  "event.kept": "{seat, select, you {You keep} other {{seat} keeps}} the card.",
  "event.showed": "All cards are shown.",
  "refuse.turn": "It isn't your turn.",
  "refuse.marks": "You can't make more than two marks.",
  "refuse.notation": "“{text}” is not a move. Moves are written like this: mark, keep, swap.",
  "score.total": "points",
  "score.card": "card",
  "ending.all": "everybody has had a turn",
  // Why a hint suggests a move: by the ids of the terms below, and what every game needs.
  "advice.card.better": "Your card is {points, plural, one {# point} other {# points}} better.",
  "advice.card.worse": "Your card is {points, plural, one {# point} other {# points}} worse.",
  "advice.rivals.better": "It holds the others back by {points, plural, one {# point} other {# points}}.",
  "advice.rivals.worse": "It helps the others by {points, plural, one {# point} other {# points}}.",
  "advice.even": "About as good as the others.",
  "advice.paysLater": "It pays off later.",
  "advice.costsLater": "Other moves pay off better later.",
  "advice.only": "The only sensible move.",
};

// The game: what ties it together. `defineGame` fills in all that is left out here.

export interface Toy {
  readonly state: ToyState;
  readonly move: ToyMove;
  readonly view: ToyView;
  readonly event: ToyEvent;
}

export const toy = defineGame<Toy, ToyConfig>({
  id: "toy",
  rulesVersion: 1,
  players: PLAYERS,
  minutes: 1,
  options,
  houseEdition,
  words: { en: english },
  configure,
  rules: (config) => ({
    setup: (chance, emit) => setUp(config, chance, emit),
    toAct: ({ turn }) => (turn < config.players ? [turn] : []),
    legal: (state, seat) => MOVES.filter((move) => check(state, seat, move) === null),
    check,
    apply,
    result: (state) => result(config, state),
    print: (move) => move.type,
    parse: (text) => MOVES.find(({ type }) => type === text.trim().toLowerCase()) ?? null,
    notation: "TY-TURN-1",
    view: (state, viewer) => viewOf(config, state, viewer),
    fold,
    sample,
    sight,
  }),
  // Mind: how computer players judge a position, in the points that the game is won by.
  mind: () => ({ terms: ({ hands }, seat) => [{ id: "advice.card", value: hands[seat] }] }),
  tell: () => ({ event: tellEvent }),
});

// Checks: what must always hold, for tests.

export function toyChecks({ players }: Settings): Checks<Toy> {
  return {
    broken: ({ deck, hands }) =>
      new Set([...deck, ...hands]).size < deck.length + players ? ["a card is there twice"] : [],
    hiddenProbes: ({ deck, hands }, viewer) => [deck.at(-1) ?? -1, hands[(viewer + 1) % players]],
  };
}
