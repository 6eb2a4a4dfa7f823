import type { Chance } from "./chance.ts";
import type { Refusal } from "./refusal.ts";
import type { Catalogue, Locale, Message } from "./words.ts";

/** Players sit in seats 0 to n - 1, clockwise. */
export type Seat = number;

/** What differs from game to game; all of it is plain data that survives JSON. */
export interface Shapes {
  readonly state: object;
  readonly move: { readonly type: string };
  readonly view: object;
  readonly event: { readonly type: string };
}

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** An option of a game: its values, the default first, and the rules that it changes. */
export interface OptionSpec {
  readonly values: readonly OptionValue[];
  readonly rules: readonly string[];
}
export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** Numbers by name, to any depth; a game knows the shape of its own. */
export interface Weights {
  readonly [name: string]: number | readonly number[] | Weights;
}

/** How far a search looks. */
export interface Reach {
  /** Moves that are played on from a leaf by habit before the position is judged; none in a game without habits. */
  readonly playout: number;
  /** Moves that the tree may be deep. */
  readonly depth: number;
}

/** How positions of a game are judged. */
export interface Appraisal<S> {
  /** How each seat stands, in the points that the game is won by. */
  outlook(state: S): readonly number[];
  /** By how many points the end is likely to stray from the outlook: small when little is left to play. */
  doubt(state: S): number;
}

/** How computer players best search a game, found by self-play. */
export interface SearchStyle {
  /** How readily moves are tried that look worse than the best so far. */
  readonly curiosity: number;
  /** How strongly a first glance at the moves steers the search: a move that promises 1/trust more is tried e times as often. */
  readonly trust: number;
  /** How far the strongest levels look, and a level that is easier to beat. */
  readonly reach: { readonly far: Reach; readonly near: Reach };
  /**
   * How rivals decide in a search: thought about in its tree as one's own decisions are, by habit, or at a glance, taking
   * what leaves them best off at once. A tree of what rivals do learns little where what they hold differs from world to
   * world, and gets nowhere near the own next turn where many of them have theirs before.
   */
  readonly rivals: "tree" | "habit" | "glance";
  /**
   * The share of habitual decisions in a search that go astray and fall on any move. Habits are always the same: where
   * little is left to chance, a search without strays counts on one single course of the game.
   */
  readonly stray: number;
  /** Moves that are looked at in a decision when it is first thought about; more as it is thought about more often. */
  readonly breadth: number;
}

export interface Settings {
  readonly players: number;
  /** Options left out have their default. */
  readonly options?: Options;
  /** Edition data; the house edition when left out. */
  readonly edition?: unknown;
}

/** A game as it lies in the box. */
export interface Game<G extends Shapes = Shapes> {
  readonly id: string;
  /** Version of the rules' behaviour: a record replays only under the version that made it. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly options: OptionTable;
  /** The data of the edition that comes with Portolan. */
  readonly houseEdition: unknown;
  readonly words: Readonly<Partial<Record<Locale, Catalogue>>> & { readonly en: Catalogue };
  /** What the evaluation weighs, as tuned by self-play: numbers, in any arrangement. */
  readonly weights: Weights;
  /**
   * Checks the settings (throws an `InputError` that says what is wrong) and sets out the rules for them. Other weights
   * than the game's own make its computer players judge otherwise, which is how the weights are tuned.
   */
  open(settings: Settings, weights?: Weights): Rules<G>;
}

/** A number and the message id of what it counts: a part of a score, a figure of a game. */
export interface ScoreLine {
  readonly id: string;
  readonly value: number;
}

export interface Result {
  /** By seat. */
  readonly scores: readonly number[];
  /** By seat, 1 for the winners; tied seats share a rank and the next one is skipped. */
  readonly ranks: readonly number[];
  /** By seat: what is compared, in order, when scores are equal. */
  readonly tieBreaks: readonly (readonly number[])[];
  readonly breakdown: readonly (readonly ScoreLine[])[];
  /** Message id of why the game ended. */
  readonly reason: string;
}

/** Receives what happened; absent in playouts, where nobody listens. */
export type Tell<E> = ((event: E) => void) | undefined;

/** Is told of decisions that were made without asking, because there was no choice. */
export type Forced<M> = ((seat: Seat, move: M) => void) | undefined;

/**
 * A game with its edition, options and number of players settled: everything that playing it takes. All functions are
 * pure but `apply`, which changes the state it is given, and `setup`, `apply` and `sample`, which draw on `chance`.
 */
export interface Rules<G extends Shapes = Shapes> extends Appraisal<G["state"]> {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly editionId: string;
  /** What the players are called until they have names: message ids. */
  readonly seatNames: readonly string[];
  /** Words for what the edition brings, which take the place of those in the game's catalogues; none, if left out. */
  words?(locale: Locale): Catalogue;

  setup(chance: Chance, tell?: Tell<G["event"]>): G["state"];
  /** Who may act now, several seats at once where the rules say so; nobody when the game is over. */
  toAct(state: G["state"]): readonly Seat[];
  /** Those of `toAct` for whom the game waits; the others may only step in (withdraw an offer). All of them, if left out. */
  waitsFor?(state: G["state"]): readonly Seat[];
  /** The moves a seat may make, each distinct outcome once. */
  legal(state: G["state"], seat: Seat): readonly G["move"][];
  /** Those of `legal` that a good player would think about, where many come to nearly the same; all, if left out. */
  shortlist?(state: G["state"], seat: Seat): readonly G["move"][];
  /** Whether `check` accepts further moves that `legal` does not list, because there are too many. */
  openEnded(state: G["state"], seat: Seat): boolean;
  /** Why the move is not allowed, or null if it is. */
  check(state: G["state"], seat: Seat, move: G["move"]): Refusal | null;
  /**
   * Carries out a move that `check` allows, and all that follows from it up to the next decision. Decisions on the way
   * that leave no choice are made without asking; `forced` is told of them.
   */
  apply(
    state: G["state"],
    seat: Seat,
    move: G["move"],
    chance: Chance,
    tell?: Tell<G["event"]>,
    forced?: Forced<G["move"]>,
  ): void;
  /** Lets all happen that happens by itself from here on, up to the next decision: a position may begin before it. */
  settle?(state: G["state"], chance: Chance, tell?: Tell<G["event"]>): void;
  /** The name of what this seat, one of `toAct`, is to decide. */
  decision?(state: G["state"], seat: Seat): string;
  clone(state: G["state"]): G["state"];
  result(state: G["state"]): Result | null;

  /** The move in its notation, and back. */
  print(move: G["move"]): string;
  parse(text: string): { readonly move: G["move"] } | { readonly refusal: Refusal };

  /** All that a seat, or a spectator (null), may know, built up from nothing. */
  view(state: G["state"], viewer: Seat | null): G["view"];
  /**
   * The view after one event, as the view's owner was told of it: the pieces lie where they lie at that moment. After
   * all events of a move it is the view after the move, to the byte. The given view is left as it is.
   */
  fold(view: G["view"], event: G["event"]): G["view"];
  /** A whole state that the owner of the view cannot rule out, as likely as chance makes it. */
  sample(view: G["view"], chance: Chance): G["state"];
  /** The event as the viewer may know it; null if it is not for them at all. */
  redact(event: G["event"], viewer: Seat | null): G["event"] | null;
  /** Whether the viewer learns something from the event that could not be known before. */
  reveals(event: G["event"], viewer: Seat | null): boolean;

  /** What a seat's outlook is made of, so that hints can say what speaks for a move; the values add up to it. */
  explain(state: G["state"], seat: Seat): readonly ScoreLine[];
  /**
   * How a search judges positions. Who looks one move ahead is kept going by an outlook that makes much of what is under
   * way; who looks further needs to know what will come of it. The outlook, if left out.
   */
  readonly forecast?: Appraisal<G["state"]>;
  readonly style: SearchStyle;
  /**
   * What a seat does here by habit, one of its legal moves: found in no time, without trying moves out, so that a game
   * can be played on to its end from many positions.
   */
  habit?(state: G["state"], seat: Seat): G["move"];
  /**
   * The move as a computer player makes it that has chosen it: with what there is to say along, as the claims of an offer.
   * What it does stays the same, and it says only what the owner of the view knows. The move itself, if left out.
   */
  speak?(view: G["view"], move: G["move"]): G["move"];
  /** What the events of a finished game add up to (paydays, deals, voyages), for the figures of many games. */
  figures?(events: readonly G["event"][]): readonly ScoreLine[];
  /** The event in words; null if it only keeps views up to date and there is nothing to say. */
  tellEvent(event: G["event"]): Message | null;
  /** The move in words. */
  tellMove(move: G["move"]): Message;
  /**
   * What must always hold and does not, in words for developers; empty when all is well. Given the state one move
   * before, also what must hold from one move to the next.
   */
  broken(state: G["state"], before?: G["state"]): readonly string[];
  /** Hidden quantities of a state, for checking that sampled worlds are spread as chance spreads them. */
  hiddenProbes(state: G["state"], viewer: Seat): readonly number[];
}
