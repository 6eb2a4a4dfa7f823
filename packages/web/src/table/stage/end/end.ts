import type { Scene } from "@portolan/guides";
import type { GameTypes } from "@portolan/kernel";
import type { ReactNode } from "react";
import type { TableState } from "../../source.ts";
import type { Standing } from "./standing.ts";

/** What the table gives to the picture of a game's end. */
export interface EndProps<G extends GameTypes = GameTypes> {
  readonly scene: Scene<G>;
  readonly table: TableState<G>;
  readonly standing: Standing;
  /** Whether the end has just come: then it may make something of it. */
  readonly isNews: boolean;
  readonly parts: EndParts;
}

/** What every end has, whatever the game; the page finds a place for each. */
export interface EndParts {
  /** Home, and back to the board. */
  readonly tools: ReactNode;
  /** Who won. */
  readonly headline: ReactNode;
  /** Why the game ended, where its rules did not end it. */
  readonly ending: string | null;
  /** What next: rematch first. */
  readonly actions: ReactNode;
}
