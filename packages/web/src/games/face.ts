import type { GuideKind } from "@portolan/guides";
import type { Game, GameTypes } from "@portolan/kernel";
import type { ComponentType } from "react";
import type { MarkKind } from "../pages/replay/marks.ts";
import type { Figures } from "../pages/rulebook/figure.tsx";
import type { Scenery } from "../pages/table/room/scenery.tsx";
import type { BoardProps } from "../table/board.ts";
import type { Lesson } from "../table/lesson/lesson.ts";
import type { LogArt } from "../table/log-art.tsx";
import type { ComposerProps } from "../table/plain/composer.ts";
import type { EndProps } from "../table/stage/end/end.ts";
import type { Emblem } from "./emblem.ts";

/**
 * All that the client has of one game. What the first page shows stands here; the rest is fetched when it is opened,
 * each part by itself. Node and workers read this too, so a face imports no component.
 */
export interface GameFace<G extends GameTypes = GameTypes> {
  readonly facts: GameFacts;
  readonly emblem: Emblem;
  /** The square of the game's `scene.svg` that is known again when it is small: left, top, width and height. */
  readonly sceneSquare: string;
  readonly marks: ReplayMarks<G>;
  rules(): Promise<{ readonly game: Game<G> }>;
  guide(): Promise<{ readonly guide: GuideKind<G> }>;
  /** What the board says beyond the guide. */
  readonly words?: GuideKind["words"];
  /** The pictures of the rulebook. */
  pictures(): Promise<{ readonly figures: Figures }>;
  /** A game without a board is played at the plain table. */
  board?(): Promise<{ readonly default: ComponentType<BoardProps<G>> }>;
  /** Where the plain table puts together moves that no list can hold. */
  composer?(): Promise<{ readonly default: ComponentType<ComposerProps<G>> }>;
  /** How the log beside the board draws pieces and players. */
  logArt?(): Promise<{ readonly logArt: LogArt }>;
  /** The end of a game on its board, as a scene; without one it is shown more plainly. */
  end?(): Promise<{ readonly default: ComponentType<EndProps<G>> }>;
  /** The place where players meet before a game with others. */
  room?(): Promise<Scenery>;
  /** The guided first game. */
  lesson?(): Promise<{ readonly lesson: Lesson }>;
}

/** What the home page says of a game; a test compares the numbers with the game's own. */
export interface GameFacts {
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** How much there is to think about, from 1 to 5. */
  readonly weight: number;
}

/** What a replay's timeline marks. */
export interface ReplayMarks<G extends GameTypes = GameTypes> {
  /** What matters most: where "next" leads. */
  readonly main: MarkKind;
  readonly events: Partial<Readonly<Record<G["event"]["type"], MarkKind>>>;
}

/** A game's face among those of all games: it is handed only views, moves and events of its own game. */
export function faceOf<G extends GameTypes>(face: GameFace<G>): GameFace {
  return face as unknown as GameFace;
}
