import type { Refusal, Shapes } from "@portolan/kernel";
import type { Guide, Scene } from "./guide/guide.ts";
import type { TableState } from "./source.ts";

/** What the table gives to the board that is drawn on it. */
export interface BoardProps<G extends Shapes = Shapes> {
  /** The moment to draw: rules, view, viewer and voice. */
  readonly scene: Scene<G>;
  readonly table: TableState<G>;
  /** The game's words for choices, previews and warnings. */
  readonly guide: Guide<G>;
  /** The viewer's moves; none when others decide, or while the moves of others are still being shown. */
  readonly legal: readonly G["move"][];
  /** The move that the bar shows, to be confirmed. */
  readonly chosen: G["move"] | null;
  /** Puts a move into the bar, or takes it out again; made at once if the player likes it so. */
  choose(move: G["move"] | null): void;
  /** What the rules say to a move, whether or not it is listed. */
  check(move: G["move"]): Refusal | null;
  /** Tells the player why something cannot be, with the way to the rule. */
  refuse(refusal: Refusal): void;
  /** What has happened since the moment shown before; empty after a reload or an undo. */
  readonly news: readonly G["event"][];
  /** To be called once the news has been shown: the next moment waits for it, but not for long. */
  settled(): void;
  /** Grows when the player wants to see the end of what is being shown. */
  readonly skips: number;
}
