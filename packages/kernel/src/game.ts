import type { Chance } from "./chance.ts";
import type { Refusal } from "./refusal.ts";
import type { Catalogue, Locale, Message } from "./words.ts";

/** Players sit in seats 0 to n - 1, clockwise. */
export type Seat = number;

/** What differs from game to game; all of it is plain data that survives JSON. */
export interface GameTypes {
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

export interface Settings {
  readonly players: number;
  /** Options left out have their default. */
  readonly options?: Options;
  /** Edition data; the house edition when left out. */
  readonly edition?: unknown;
}

/** A game as it lies in the box. */
export interface Game<G extends GameTypes = GameTypes> {
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

/** How a game ended, by seat. */
export interface FinalScores {
  readonly scores: readonly number[];
  /** What is compared, in order, when scores are equal: more is better. */
  readonly tieBreaks: readonly (readonly number[])[];
  readonly breakdown: readonly (readonly ScoreLine[])[];
  /** Message id of why the game ended. */
  readonly reason: string;
}

export interface Result extends FinalScores {
  /** By seat, 1 for the winners; tied seats share a rank and the next one is skipped. */
  readonly ranks: readonly number[];
}

/** Receives what happened; absent in playouts, where nobody listens. */
export type Emit<E> = ((event: E) => void) | undefined;

/** Receives decisions that were made without asking, because there was no choice. */
export type Forced<M> = ((seat: Seat, move: M) => void) | undefined;

/**
 * A game with its edition, options and number of players settled: everything that playing it takes. All functions are
 * pure but `apply` and `settle`, which change the state they are given, and `setup`, `apply`, `settle` and `sample`,
 * which draw on `chance`. `defineGame` fills in whatever a game leaves out.
 */
export interface Rules<G extends GameTypes = GameTypes> {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly editionId: string;
  /** What the players are called until they have names: message ids. */
  readonly seatNames: readonly string[];
  /** Words for what the edition brings, which take the place of those in the game's catalogues. */
  words(locale: Locale): Catalogue;

  setup(chance: Chance, emit?: Emit<G["event"]>): G["state"];
  /** Who may act now, several seats at once where the rules say so; nobody when the game is over. */
  toAct(state: G["state"]): readonly Seat[];
  /** Those of `toAct` for whom the game waits; the others may only step in (withdraw an offer). */
  waitsFor(state: G["state"]): readonly Seat[];
  /** The moves a seat may make, each distinct outcome once. */
  legal(state: G["state"], seat: Seat): readonly G["move"][];
  /** Whether `legal` lists every move that `check` accepts; where there are too many, it does not. */
  isComplete(state: G["state"], seat: Seat): boolean;
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
    emit?: Emit<G["event"]>,
    forced?: Forced<G["move"]>,
  ): void;
  /** Lets all happen that happens by itself from here on, up to the next decision: a position may begin before it. */
  settle(state: G["state"], chance: Chance, emit?: Emit<G["event"]>): void;
  /** The name of what this seat, one of `toAct`, is to decide. */
  decision(state: G["state"], seat: Seat): string;
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

  readonly mind: Mind<G>;
  readonly tell: Tell<G>;
}

/** How a position is expected to end. */
export interface Estimate {
  /** By seat, in the points that the game is won by. */
  readonly points: readonly number[];
  /** How many points the end is likely to differ from that: few when little is left to play. */
  readonly spread: number;
}

/** How computer players and hints judge positions of a game. */
export interface Mind<G extends GameTypes = GameTypes> {
  /** What a seat's evaluation is made of, so that hints can say what speaks for a move; it is their sum. */
  terms(state: G["state"], seat: Seat): readonly ScoreLine[];
  /** How each seat stands, in the points that the game is won by. */
  evaluate(state: G["state"]): readonly number[];
  /** How many points the end is likely to differ from the evaluation: few when little is left to play. */
  spread(state: G["state"]): number;
  /**
   * How a search judges its leaves. One-move look-ahead needs an evaluation that rewards work in progress; a search needs
   * one that predicts the result.
   */
  evaluateLeaf(state: G["state"]): Estimate;
  /** Those of `legal` that a good player would think about, where many come to nearly the same. */
  candidates(state: G["state"], seat: Seat): readonly G["move"][];
  /**
   * What a seat does in a rollout, one of its legal moves: found by rules of thumb, without trying moves out, so that a
   * game can be played on from many positions. Null if there is no such rule: a search then evaluates the position.
   */
  rollout(state: G["state"], seat: Seat): G["move"] | null;
  /**
   * The move as a computer player makes it that has chosen it: with what there is to say along, as the claims of an offer.
   * What it does stays the same, and it says only what the owner of the view knows.
   */
  speak(view: G["view"], move: G["move"]): G["move"];
}

/** A game in words. */
export interface Tell<G extends GameTypes = GameTypes> {
  /** The event in words; null if it only keeps views up to date and there is nothing to say. */
  event(event: G["event"]): Message | null;
  move(move: G["move"]): Message;
  /** What the events of a finished game add up to (paydays, deals, voyages), for the figures of many games. */
  figures(events: readonly G["event"][]): readonly ScoreLine[];
}

/** What tests, `simulate --check` and positions from outside ask of a game's states. Browsers do not get it. */
export interface Checks<G extends GameTypes = GameTypes> {
  /**
   * What must always hold and does not, in words for developers; empty when all is well. Given the state one move
   * before, also what must hold from one move to the next.
   */
  broken(state: G["state"], before?: G["state"]): readonly string[];
  /** Hidden quantities of a state, for checking that sampled worlds are spread as chance spreads them. */
  hiddenProbes(state: G["state"], viewer: Seat): readonly number[];
}
