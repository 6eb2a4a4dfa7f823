import { FACES, type GameId } from "../../games/registry.ts";
import { newsAt, type ReplayTimeline, type Telling } from "./timeline.ts";

/** What one looks for in a game that is over. */
export type MarkKind = "payday" | "raid" | "scoring" | "deal" | "delivery" | "voyage" | "round" | "end";

/** The most telling first, where a move brings about several things. */
const ORDER: readonly MarkKind[] = [
  "end",
  "scoring",
  "payday",
  "raid",
  "voyage",
  "delivery",
  "deal",
  "round",
];

/** A frame of the timeline where something of note happened. */
export interface Mark {
  readonly frame: number;
  /** The most telling first. */
  readonly kinds: readonly MarkKind[];
}

/** What of note was told at each frame; the beginning is no mark. */
export function marksOf(game: GameId, { frames }: ReplayTimeline, telling: Telling): readonly Mark[] {
  const marked: Readonly<Record<string, MarkKind | undefined>> = FACES[game].marks.events;
  return frames.flatMap((_, frame): Mark[] => {
    if (frame === 0) return [];
    const found = new Set(newsAt(telling, frame).flatMap(({ type }) => marked[type] ?? []));
    const kinds = ORDER.filter((kind) => found.has(kind));
    return kinds.length === 0 ? [] : [{ frame, kinds }];
  });
}

/** The kinds of marks that a game has had, the most telling first. */
export function kindsIn(marks: readonly Mark[]): readonly MarkKind[] {
  return ORDER.filter((kind) => marks.some(({ kinds }) => kinds.includes(kind)));
}

/** The nearest frame after this one with such a mark, or before it; null if there is none. */
export function nextMark(marks: readonly Mark[], kind: MarkKind, after: number): number | null {
  return marks.find(({ frame, kinds }) => frame > after && kinds.includes(kind))?.frame ?? null;
}

export function lastMark(marks: readonly Mark[], kind: MarkKind, before: number): number | null {
  return marks.findLast(({ frame, kinds }) => frame < before && kinds.includes(kind))?.frame ?? null;
}
