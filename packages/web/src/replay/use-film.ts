import type { Guide, LogLine, Scene, Section, Voice } from "@portolan/guides";
import type { GameTypes, Seat } from "@portolan/kernel";
import { useMemo } from "react";
import type { GameId } from "../games/registry.ts";
import type { TableState } from "../table/source.ts";
import { type Film, newsAt, type Telling, tableAt, tellingOf, type Viewpoint, viewerOf } from "./film.ts";
import { type Mark, marksOf } from "./marks.ts";

/** A moment of the film, ready for a board. */
export interface Moment {
  readonly table: TableState;
  readonly scene: Scene;
  readonly news: readonly GameTypes["event"][];
}

export interface Screening {
  readonly telling: Telling;
  readonly marks: readonly Mark[];
  /** By frame: what happened, in words. */
  readonly lines: readonly (readonly LogLine[])[];
}

/** A moment of the film as one seat, or somebody beside the table, sees it. */
export function sceneAt({ rules, frames, self }: Film, at: number, viewer: Seat | null, voice: Voice): Scene {
  return { rules, view: rules.view(frames[at].state, viewer), viewer, self, voice };
}

/** The film from one viewpoint: all that was told, where something of note happened, and the log. */
export function useScreening(
  film: Film,
  game: GameId,
  viewpoint: Viewpoint,
  guide: Guide,
  voice: Voice,
): Screening {
  const telling = useMemo(() => tellingOf(film, viewpoint), [film, viewpoint]);
  const marks = useMemo(() => marksOf(game, film, telling), [film, game, telling]);
  const lines = useMemo(() => {
    const viewer = viewerOf(viewpoint);
    return film.frames.map((_, at) => guide.log(sceneAt(film, at, viewer, voice), newsAt(telling, at)));
  }, [film, telling, viewpoint, guide, voice]);
  return { telling, marks, lines };
}

export function useMoment(film: Film, telling: Telling, at: number, isStep: boolean, voice: Voice): Moment {
  return useMemo(() => {
    const table = tableAt(film, telling, at);
    const scene = { rules: film.rules, view: table.view, viewer: table.viewer, self: film.self, voice };
    return { table, scene, news: isStep ? newsAt(telling, at) : [] };
  }, [film, telling, at, isStep, voice]);
}

/** What only a seat itself sees of the table: the places that somebody beside the table is not told of. */
export function ownSections(
  film: Film,
  at: number,
  seat: Seat,
  guide: Guide,
  voice: Voice,
): readonly Section[] {
  const open = new Set(guide.sections(sceneAt(film, at, null, voice)).map(({ id }) => id));
  return guide.sections(sceneAt(film, at, seat, voice)).filter(({ id }) => !open.has(id));
}
