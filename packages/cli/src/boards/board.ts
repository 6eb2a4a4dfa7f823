import type { Catalogue, GameTypes, Rules, Seat, Settings } from "@portolan/kernel";
import type { Screen } from "../screen.ts";
import type { Voice } from "../words.ts";

/** A moment of a game as one seat, or a spectator (null), sees it, and what it is drawn on. */
export interface Scene<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly view: G["view"];
  readonly viewer: Seat | null;
  /** What the players are called. */
  readonly names: readonly string[];
  readonly voice: Voice;
  readonly screen: Screen;
}

export interface Choice<M> {
  readonly move: M;
  /** The move in few words. */
  readonly label: string;
  /** What one should know before choosing it. */
  readonly note?: string;
}

/** Moves of one kind, in the order in which they are offered. */
export interface ChoiceGroup<M> {
  readonly title: string;
  /** Lines that hold for all moves of the group. */
  readonly about?: readonly string[];
  readonly choices: readonly Choice<M>[];
  /** How many are shown before `more` is asked for. */
  readonly shown?: number;
}

/**
 * A game's face in the terminal. One for each game, made for its settings; all of it follows from views and redacted
 * events, so that nothing is shown that the seat may not know.
 */
export interface Board<G extends GameTypes = GameTypes> {
  /** Whether players must not see each other's screens. */
  readonly hidesHands: boolean;
  /** What the game is about, for someone who has never played it. */
  intro(scene: Scene<G>): readonly string[];
  /** The table. */
  draw(scene: Scene<G>): readonly string[];
  /** What the viewer is asked to do now. */
  question(scene: Scene<G>): readonly string[];
  /** The moves in groups; every legal move is in one of them. */
  choices(scene: Scene<G>, legal: readonly G["move"][]): readonly ChoiceGroup<G["move"]>[];
  /** The move that a person means by fewer words than its notation has; null if these are no such words. */
  shorthand(scene: Scene<G>, text: string): G["move"] | null;
  /** What would follow from a move. */
  preview(scene: Scene<G>, move: G["move"]): readonly string[];
  /** Why one should think again before this move; none for most. */
  warnings(scene: Scene<G>, move: G["move"]): readonly string[];
  /** What happened, in words. */
  log(scene: Scene<G>, events: readonly G["event"][]): readonly string[];
}

/** A game's board, and the words that it adds to the game's own. */
export interface BoardKind {
  readonly words: Catalogue;
  open(settings: Settings): Board;
}
