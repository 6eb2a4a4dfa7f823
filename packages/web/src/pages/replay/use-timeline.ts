import type { Guide, LogLine, Scene, Section, Translator } from "@portolan/guides";
import type { GameTypes, Seat } from "@portolan/kernel";
import { useMemo } from "react";
import type { GameId } from "../../games/registry.ts";
import type { TableState } from "../../table/source.ts";
import { type Mark, marksOf } from "./marks.ts";
import {
  newsAt,
  type ReplayTimeline,
  type Telling,
  tableAt,
  tellingOf,
  type Viewpoint,
  viewerOf,
} from "./timeline.ts";

/** A moment of the timeline, ready for a board. */
export interface Moment {
  readonly table: TableState;
  readonly scene: Scene;
  readonly news: readonly GameTypes["event"][];
}

export interface Playback {
  readonly telling: Telling;
  readonly marks: readonly Mark[];
  /** By frame: what happened, in words. */
  readonly lines: readonly (readonly LogLine[])[];
}

/** A moment of the timeline as one seat, or somebody beside the table, sees it. */
export function sceneAt(
  { rules, frames, self }: ReplayTimeline,
  at: number,
  viewer: Seat | null,
  translator: Translator,
): Scene {
  return { rules, view: rules.view(frames[at].state, viewer), viewer, self, translator };
}

/** The timeline from one viewpoint: all that was told, where something of note happened, and the log. */
export function usePlayback(
  timeline: ReplayTimeline,
  game: GameId,
  viewpoint: Viewpoint,
  guide: Guide,
  translator: Translator,
): Playback {
  const telling = useMemo(() => tellingOf(timeline, viewpoint), [timeline, viewpoint]);
  const marks = useMemo(() => marksOf(game, timeline, telling), [timeline, game, telling]);
  const lines = useMemo(() => {
    const viewer = viewerOf(viewpoint);
    return timeline.frames.map((_, at) =>
      guide.log(sceneAt(timeline, at, viewer, translator), newsAt(telling, at)),
    );
  }, [timeline, telling, viewpoint, guide, translator]);
  return { telling, marks, lines };
}

export function useMoment(
  timeline: ReplayTimeline,
  telling: Telling,
  at: number,
  isStep: boolean,
  translator: Translator,
): Moment {
  return useMemo(() => {
    const table = tableAt(timeline, telling, at);
    const scene = {
      rules: timeline.rules,
      view: table.view,
      viewer: table.viewer,
      self: timeline.self,
      translator,
    };
    return { table, scene, news: isStep ? newsAt(telling, at) : [] };
  }, [timeline, telling, at, isStep, translator]);
}

/** What only a seat itself sees of the table: the places that somebody beside the table is not told of. */
export function ownSections(
  timeline: ReplayTimeline,
  at: number,
  seat: Seat,
  guide: Guide,
  translator: Translator,
): readonly Section[] {
  const open = new Set(guide.sections(sceneAt(timeline, at, null, translator)).map(({ id }) => id));
  return guide.sections(sceneAt(timeline, at, seat, translator)).filter(({ id }) => !open.has(id));
}
