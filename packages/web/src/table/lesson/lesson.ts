import type { GameId } from "../../games/registry.ts";
import type { FurtherWords } from "../../words/further.ts";

/** A lesson is data: a deal that is always the same, and steps that lead through it. */
export interface Lesson {
  readonly game: GameId;
  /** What the cards come from. */
  readonly seed: string;
  /** Who sits where besides the learner, who has the first seat; they move only as the steps say. */
  readonly others: readonly string[];
  readonly steps: readonly Step[];
  /** What finds each place on the page: a selector that holds for the drawn board and for the plain table alike. */
  readonly places: Readonly<Record<Look, string>>;
  /** What the steps say. */
  readonly words: FurtherWords;
}

/** Where the learner should look. */
export type Look = "route" | "market" | "farm" | "hand" | "people" | "goods";

interface Told {
  /** The step's words are `learn.<id>.title` and `learn.<id>`. */
  readonly id: string;
  readonly look?: readonly Look[];
  /** Figures that the words name; a test counts them at the table. */
  readonly facts?: Facts;
}

export interface Facts {
  /** What the Market costs the learner. */
  readonly cost?: number;
  /** What the learner's hand is worth. */
  readonly money?: number;
}

export type Step =
  /** Something is explained; the learner goes on when ready. */
  | (Told & { readonly kind: "say" })
  /** Another player moves. */
  | (Told & { readonly kind: "watch"; readonly move: string })
  /** The learner moves: one of these, or any that the rules allow. Other moves are answered with `learn.<id>.else`. */
  | (Told & { readonly kind: "do"; readonly accept: readonly Accepted[] | "any" });

/** A move in its notation, and what is said when it has been made, if there is something to say. */
export interface Accepted {
  readonly move: string;
  readonly says?: string;
}
