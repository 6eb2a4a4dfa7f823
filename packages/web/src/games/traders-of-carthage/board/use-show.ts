import { useCallback, useEffect, useState } from "react";
import { useChoices } from "../../../settings/store.ts";
import type { BoardProps } from "../../../table/board.ts";
import type { aids, Traders } from "../guide/telling.ts";
import { type Frame, framesOf, timeOf } from "./beats.ts";

type View = aids.View;

/** How much longer than at a brisk pace everything takes. */
export const PACES = { instant: 0, brisk: 1, calm: 1.7 } as const;

/** What the board shows now: the present moment, or a picture on the way there. */
export interface Show {
  readonly view: View;
  /** The last moment at which everything stood still. */
  readonly still: View;
  readonly frame: Frame | null;
  readonly isRunning: boolean;
  /** Jumps to the present moment. */
  finish(): void;
}

interface Running {
  readonly news: BoardProps<Traders>["news"];
  /** The moment shown before, and the one that is to be shown. */
  readonly before: View;
  readonly final: View;
  readonly frames: readonly Frame[];
  /** The picture that is shown; -1 before the first. */
  readonly at: number;
}

const NO_FRAMES: readonly Frame[] = [];

/**
 * Shows the news picture by picture, and says so when all of it has been seen. `beforeStep` is called before every
 * change of the picture, while the pieces still lie where they lay.
 */
export function useShow(
  { scene, news, settled }: Pick<BoardProps<Traders>, "scene" | "news" | "settled">,
  beforeStep: () => void,
): Show {
  const { pace } = useChoices();
  const { rules, view } = scene;
  const [known, setShow] = useState<Running>({ news, before: view, final: view, frames: NO_FRAMES, at: 0 });
  let show = known;
  if (known.news !== news) {
    const frames = pace === "instant" || news.length === 0 ? NO_FRAMES : framesOf(rules, known.final, news);
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

  useEffect(() => {
    if (at >= frames.length) return;
    const time = at < 0 ? 0 : timeOf(frames[at].beat) * PACES[pace];
    const timer = setTimeout(() => {
      beforeStep();
      setShow((now) => (now.frames === frames ? { ...now, at: now.at + 1 } : now));
    }, time);
    return () => clearTimeout(timer);
  }, [frames, at, pace, beforeStep]);

  const finish = useCallback(() => setShow((now) => ({ ...now, frames: NO_FRAMES, at: 0 })), []);
  const frame = isRunning && at >= 0 ? frames[at] : null;
  const shown = !isRunning ? show.final : (frame?.view ?? show.before);
  return { view: shown, still: isRunning ? show.before : show.final, frame, isRunning, finish };
}
