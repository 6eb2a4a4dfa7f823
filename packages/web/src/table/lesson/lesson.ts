import type { PlaceId } from "@portolan/guides";
import type { CatalogueLoaders } from "../../app/languages/use-catalogue.ts";
import type { GameId } from "../../games/registry.ts";

/** A lesson is data: a deal that is always the same, and steps that lead through it. */
export interface Lesson {
  readonly game: GameId;
  /** What the cards come from. */
  readonly seed: string;
  /** Who sits where besides the learner, who has the first seat; they move only as the steps say. */
  readonly others: readonly string[];
  readonly steps: readonly Step[];
  /** What the steps say. */
  readonly words: CatalogueLoaders;
}

/** A place of the table, or another where the table has none of that name, as the plain one. */
export type Look = PlaceId | { readonly place: PlaceId; readonly otherwise: PlaceId };

interface Told {
  /** The step's words are `learn.<id>.title` and `learn.<id>`. */
  readonly id: string;
  /** Where the learner should look; what comes first is brought into sight. */
  readonly look?: readonly Look[];
  /** Figures that the words name; a test counts them at the table. */
  readonly facts?: Facts;
}

/** By what the words call them. */
export type Facts = Readonly<Record<string, number>>;

export type Step =
  /** Something is explained; the learner goes on when ready. */
  | (Told & { readonly kind: "say" })
  /** Another player moves, perhaps several times. */
  | (Told & { readonly kind: "watch"; readonly move: string | readonly string[] })
  /**
   * The learner moves: one of these, or any that the rules allow. Other moves are answered with `learn.<id>.else`.
   * Where a turn takes several moves the step waits for all of them: `further` has what is accepted after the first.
   */
  | (Told & {
      readonly kind: "do";
      readonly accept: readonly Accepted[] | "any";
      readonly further?: readonly (readonly Accepted[])[];
    });

/** A move in its notation, and what is said when it has been made, if there is something to say. */
export interface Accepted {
  readonly move: string;
  readonly says?: string;
}
