import type { GameTypes, Rules } from "@portolan/kernel";
import { useCallback, useEffect, useState } from "react";
import { useChoices } from "../../../app/settings/store.ts";
import type { BoardProps } from "../../board.ts";

/** How much longer than at a brisk pace everything takes. */
export const PACES = { instant: 0, brisk: 1, calm: 1.7 } as const;

/** A picture of the table on the way from one moment to the next. */
export interface Frame<G extends GameTypes = GameTypes> {
  readonly view: G["view"];
  /** How long it is shown, in milliseconds at a brisk pace; null if it stays until the board goes on. */
  readonly time: number | null;
}

/** What the board shows now: the present moment, or a picture on the way there. */
export interface Show<G extends GameTypes, F extends Frame<G>> {
  readonly view: G["view"];
  /** The last moment at which everything stood still. */
  readonly still: G["view"];
  readonly frame: F | null;
  readonly isRunning: boolean;
  /** Shows the next picture. */
  goOn(): void;
  /** Jumps to the present moment. */
  finish(): void;
}

/** Makes the pictures that lead from a view to the one after the events. */
export type MakeFrames<G extends GameTypes, F extends Frame<G>> = (
  rules: Pick<Rules<G>, "fold">,
  before: G["view"],
  events: readonly G["event"][],
) => readonly F[];

interface Running<G extends GameTypes, F extends Frame<G>> {
  readonly news: BoardProps<G>["news"];
  /** The moment shown before, and the one that is to be shown. */
  readonly before: G["view"];
  readonly final: G["view"];
  readonly frames: readonly F[];
  /** The picture that is shown; -1 before the first. */
  readonly at: number;
}

const NO_FRAMES: readonly never[] = [];

/**
 * Shows the news picture by picture, and says so when all of it has been seen. `beforeStep` is called before every
 * change of the picture, while the pieces still lie where they lay.
 */
export function useShow<G extends GameTypes, F extends Frame<G>>(
  { scene, news, settled, holdNews }: Pick<BoardProps<G>, "scene" | "news" | "settled" | "holdNews">,
  makeFrames: MakeFrames<G, F>,
  beforeStep: () => void,
): Show<G, F> {
  const { pace } = useChoices();
  const { rules, view } = scene;
  const [known, setShow] = useState<Running<G, F>>({
    news,
    before: view,
    final: view,
    frames: NO_FRAMES,
    at: 0,
  });
  let show = known;
  if (known.news !== news) {
    const frames = pace === "instant" || news.length === 0 ? NO_FRAMES : makeFrames(rules, known.final, news);
    show = { news, before: known.final, final: view, frames, at: frames.length === 0 ? 0 : -1 };
    setShow(show);
  } else if (known.final !== view) {
    show = { ...known, final: view };
    setShow(show);
  }
  const { frames, at } = show;
  const isRunning = at < frames.length;

  useEffect(() => {
    if (!isRunning && news.length > 0) settled();
  }, [isRunning, news, settled]);

  const isHeld = isRunning && at >= 0 && frames[at].time === null;
  useEffect(() => {
    if (!isHeld) return;
    holdNews?.(true);
    return () => holdNews?.(false);
  }, [isHeld, holdNews]);

  const goOn = useCallback(() => {
    beforeStep();
    setShow((now) => (now.frames === frames ? { ...now, at: now.at + 1 } : now));
  }, [frames, beforeStep]);

  useEffect(() => {
    if (at >= frames.length) return;
    const time = at < 0 ? 0 : frames[at].time;
    if (time === null) return;
    const timer = setTimeout(goOn, time * PACES[pace]);
    return () => clearTimeout(timer);
  }, [frames, at, pace, goOn]);

  const finish = useCallback(() => setShow((now) => ({ ...now, frames: NO_FRAMES, at: 0 })), []);
  const frame = isRunning && at >= 0 ? frames[at] : null;
  const shown = !isRunning ? show.final : (frame?.view ?? show.before);
  return { view: shown, still: isRunning ? show.before : show.final, frame, isRunning, goOn, finish };
}
