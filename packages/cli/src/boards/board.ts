import type { ChoiceGroup, Guide, Scene as GuideScene, Section } from "@portolan/guides";
import type { GameTypes, Locale, Settings } from "@portolan/kernel";
import type { Screen } from "../screen.ts";

/** A moment of a game as one seat, or a spectator (null), sees it, and what it is drawn on. */
export interface Scene<G extends GameTypes = GameTypes> extends GuideScene<G> {
  /** What the players are called. */
  readonly names: readonly string[];
  readonly screen: Screen;
}

/** What the terminal adds to a game's guide: the table as a picture, and ways to say a move in fewer words. */
export interface Drawing<G extends GameTypes = GameTypes> {
  /** Whether players must not see each other's screens. */
  readonly hidesHands: boolean;
  /** How to read the picture and how to write moves, where that does not go without saying. */
  intro?(scene: Scene<G>): readonly string[];
  /** The table; `sections` is what the guide says of it. */
  draw(scene: Scene<G>, sections: readonly Section[]): readonly string[];
  /** The move that a person means by fewer words than its notation has; null if these are no such words. */
  shorthand(scene: Scene<G>, text: string): G["move"] | null;
  /** Whether a move's notation needs its words beside it, also where there is a note. */
  isCryptic?(move: G["move"]): boolean;
  /** The sentence with the pieces that it names in their colours. */
  tint?(scene: Scene<G>, sentence: string): string;
}

/** A game's drawing, made for the settings of a table. */
export interface DrawingKind<G extends GameTypes = GameTypes> {
  open(settings: Settings): Drawing<G>;
}

/**
 * A game's face in the terminal. All of it follows from views and redacted events, so that nothing is shown that the
 * seat may not know.
 */
export interface Board<G extends GameTypes = GameTypes> {
  readonly hidesHands: boolean;
  /** What the game is about, for someone who has never played it. */
  intro(scene: Scene<G>): readonly string[];
  /** The table. */
  draw(scene: Scene<G>): readonly string[];
  /** What the viewer is asked to do now. */
  question(scene: Scene<G>): readonly string[];
  /** The moves in groups, as they are written; every legal move is in one of them. */
  choices(scene: Scene<G>, legal: readonly G["move"][]): readonly ChoiceGroup<G["move"]>[];
  shorthand(scene: Scene<G>, text: string): G["move"] | null;
  /** What would follow from a move. */
  preview(scene: Scene<G>, move: G["move"]): readonly string[];
  /** Why one should think again before this move; none for most. */
  warnings(scene: Scene<G>, move: G["move"]): readonly string[];
  /** What happened, in words; `earlier` is what had happened before. */
  log(scene: Scene<G>, events: readonly G["event"][], earlier?: readonly G["event"][]): readonly string[];
}

/** How a game is shown: its guide with the words in a language, and its drawing. */
export interface BoardKind {
  readonly locale: Locale;
  readonly words: Readonly<Record<string, string>>;
  open(settings: Settings): Board;
}

/** A guide and a drawing of one and the same game. */
export interface Shown<G extends GameTypes = GameTypes> {
  readonly guide: Guide<G>;
  readonly drawing: Drawing<G>;
}
