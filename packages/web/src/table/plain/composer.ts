import type { Scene } from "@portolan/guides";
import type { GameTypes, Refusal, Settings } from "@portolan/kernel";

/** What a composer is given: the moment, and what the rules say to a draft. Moves are put together there that no list can hold. */
export interface ComposerProps<G extends GameTypes = GameTypes> {
  readonly scene: Scene<G>;
  readonly settings: Settings;
  check(move: G["move"]): Refusal | null;
  /** Puts the move into the bar. */
  choose(move: G["move"]): void;
}
