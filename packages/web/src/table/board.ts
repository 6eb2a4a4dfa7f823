import type { Guide, LogLine, Scene } from "@portolan/guides";
import type { GameTypes, Refusal } from "@portolan/kernel";
import type { ReactNode } from "react";
import type { TableState } from "./source.ts";

/** What the table gives to the board that is drawn on it. */
export interface BoardProps<G extends GameTypes = GameTypes> {
  /** The moment to draw: rules, view, viewer and translator. */
  readonly scene: Scene<G>;
  readonly table: TableState<G>;
  /** The game's words for choices, previews and warnings. */
  readonly guide: Guide<G>;
  /** The viewer's moves; none when others decide, or while the moves of others are still being shown. */
  readonly legal: readonly G["move"][];
  /** The move that is previewed, to be confirmed. */
  readonly chosen: G["move"] | null;
  /** A move that a hint suggests: lit on the board, not yet chosen. */
  readonly suggested: G["move"] | null;
  /** Previews a move, or clears the preview; played at once if the player likes it so. */
  choose(move: G["move"] | null): void;
  /** Plays a move that a button has named. */
  play(move: G["move"]): void;
  /** What the rules say to a move, whether or not it is listed. */
  check(move: G["move"]): Refusal | null;
  /** Tells the player why something cannot be done, with the way to the rule. */
  refuse(refusal: Refusal): void;
  /** What has happened since the moment shown before; empty after a reload or an undo. */
  readonly news: readonly G["event"][];
  /** To be called once the news has been shown: the next moment waits for it, but not for long. */
  settled(): void;
  /** Tells the table that something stays on show until the player is done with it: then the table waits for it. */
  holdNews?(isHeld: boolean): void;
  /** Grows when the player wants to see the end of what is being shown. */
  readonly skips: number;
  /** What the viewer saw before the last move of their own; pieces that have moved since carry a trail. */
  readonly since: G["view"] | null;
  readonly parts: StageParts;
  /**
   * Tells the table how the last of the moves is undone that the board lays out and has not sent; null if there is none.
   * Until then the table's own undo is this one.
   */
  holdUndo?(undo: (() => void) | null): void;
}

/** What every table has around its board; the stage finds a place for each. */
export interface StageParts {
  /** The game's name. */
  readonly title: string;
  /** What one can do besides moving. */
  readonly tools: ReactNode;
  /** Log, chat and rules. */
  readonly feed: ReactNode;
  /** What went wrong, and what others propose: over the foot of the board. */
  readonly notices: ReactNode;
  /** What lies on the board for a while: a hint, a step of a lesson. */
  readonly overlay: ReactNode;
  /** A row below everything else: the controls of a replay. */
  readonly foot: ReactNode;
  /** What the table is about, in one sentence. */
  readonly asked: string;
  /** What happened last, in one line; null before anything has. */
  readonly latest: LogLine | null;
  readonly isSending: boolean;
  confirm(): void;
  cancel(): void;
  /** Shows the end of what is being shown. */
  skip(): void;
  /** Opens the log where it has no place of its own. */
  openFeed(): void;
}
