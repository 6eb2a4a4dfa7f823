import type { Catalogue, GameTypes, Locale, Rules, Seat, Settings, Span } from "@portolan/kernel";
import type { PlaceId } from "./place.ts";
import type { Translator } from "./translator.ts";

/**
 * A game's guide says in words all that its table has to say: what is asked, the choices, what would follow, what
 * happened, and the whole table place by place. Boards draw beside it; the plain table is made of nothing else. All of
 * it follows from views and redacted events, so that nothing is said that the seat may not know.
 */
export interface Guide<G extends GameTypes = GameTypes> {
  /** What the game is about, for someone who has never played it. */
  intro(scene: Scene<G>): readonly string[];
  /** The rule that the present question is about; the rulebook opens there. */
  rule?(scene: Scene<G>): string | null;
  /** What the viewer is asked to do now, in one sentence. */
  question(scene: Scene<G>): string;
  /** The moves in groups; every listed legal move is in one of them. */
  choices(scene: Scene<G>, legal: readonly G["move"][]): readonly ChoiceGroup<G["move"]>[];
  /** The move in words, where the game's own words for it are only its notation. */
  label?(scene: Scene<G>, move: G["move"]): string;
  /** What the button says that plays the move: its own verb. */
  verb?(scene: Scene<G>, move: G["move"]): string;
  /** What would follow from a move. */
  preview(scene: Scene<G>, move: G["move"]): readonly string[];
  /** Why one should think again before this move; none for most. */
  warnings(scene: Scene<G>, move: G["move"]): readonly string[];
  /** What players often say to each other, by id: everybody reads it in their own language. */
  phrases?(scene: Scene<G>): readonly string[];
  /** Pieces by their ids (`card.R5`) that the log shows otherwise than as a good with its name. */
  pieces?(scene: Scene<G>): ReadonlyMap<string, Piece>;
  /** What happened, in words; `earlier` is what had happened before, where what is said depends on it. */
  log(scene: Scene<G>, events: readonly G["event"][], earlier?: readonly G["event"][]): readonly LogLine[];
  /** The table in words, place by place, what matters most first. */
  sections(scene: Scene<G>): readonly Section[];
}

/** A moment of a game as one seat, or a spectator (null), sees it, and the translator that tells it. */
export interface Scene<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly view: G["view"];
  readonly viewer: Seat | null;
  /** Whom "you" means, where that is not the viewer: in a replay one looks with the eyes of others. */
  readonly self?: Seat | null;
  /** The seats that computer players decide for, where that is known: they may say why they do something. */
  readonly computers?: readonly Seat[];
  readonly translator: Translator;
}

export interface Choice<M> {
  readonly move: M;
  /** The move in words, without a capital. */
  readonly label: string;
  /** What one should know before choosing it. */
  readonly note?: string;
}

/** Moves of one kind, the most likely first. */
export interface ChoiceGroup<M> {
  readonly title: string;
  /** What holds for all moves of the group, or why there are none. */
  readonly about?: readonly string[];
  readonly choices: readonly Choice<M>[];
  /** How many are shown before the rest is asked for. */
  readonly shown?: number;
}

/** A piece that the log speaks of: the good that it shows, its number, and what it is in words. */
export interface Piece {
  readonly good: string;
  readonly label: string;
  readonly words: string;
}

export interface LogLine {
  readonly text: string;
  /** The same in stretches: who, how many, which piece. */
  readonly spans: readonly Span[];
  /** The player who acts. */
  readonly seat: Seat | null;
  /** A turn begins, an ordinary line, or something that nobody should miss. */
  readonly weight: "turn" | "line" | "loud";
  /** The place of the table that it is about. */
  readonly place?: PlaceId;
}

/** A place of the table with what lies there. */
export interface Section {
  /** Unique among the sections of a game. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: "text"; readonly text: string; readonly tone?: Tone }
  | { readonly kind: "list"; readonly items: readonly Item[] }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly Row[];
    };

/** Danger and gain are also said in words: the tone only helps the eye. */
export type Tone = "danger" | "gain" | "quiet";

export interface Item {
  readonly text: string;
  readonly note?: string;
  readonly mark?: Mark;
  readonly tone?: Tone;
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A few words, or several things one below the other. */
export type Cell = string | readonly Item[];

/** A row's first cell is its heading. */
export interface Row {
  readonly mark?: Mark;
  readonly cells: readonly [name: string, ...rest: Cell[]];
  /** Whether the game waits for the player of this row. */
  readonly isActive?: boolean;
}

/** A small coloured shape: of a good or of a player. The words beside it always say the same. */
export type Mark = { readonly good: string } | { readonly seat: Seat };

/** A game's guide and its words. */
export interface GuideKind<G extends GameTypes = GameTypes> {
  readonly words: Readonly<Record<Locale, () => Promise<Catalogue>>>;
  open(settings: Settings): Guide<G>;
}
