import type { GameTypes } from "@portolan/kernel";
import { isOver, type TableState } from "./source.ts";

/**
 * Moves of others can come faster than one can follow. The table shows one moment after the other: the next one waits
 * until the board has shown the last, unless the player wants it otherwise.
 */
export interface Pacing {
  /** The moment that is shown. */
  readonly shown: TableState;
  /** What has happened since the moment shown before. */
  readonly news: readonly GameTypes["event"][];
  /** Moments that have still to be shown. */
  readonly queue: readonly TableState[];
  /** Whether the board is still busy with the news. */
  readonly isBusy: boolean;
  readonly skips: number;
}

export type PacingAction =
  | { readonly type: "arrived"; readonly table: TableState; readonly isPaced: boolean }
  | { readonly type: "settled" }
  | { readonly type: "skipped" }
  /** Goes back to a moment that was shown before, and shows from there again what has happened since. */
  | { readonly type: "again"; readonly from: TableState };

export function startPacing(table: TableState): Pacing {
  return { shown: table, news: [], queue: [], isBusy: false, skips: 0 };
}

/** Whether the later moment follows from the earlier one, nothing having been taken back between them. */
function follows(later: TableState, earlier: TableState): boolean {
  const told = earlier.events.length;
  return later.events.length >= told && (told === 0 || later.events[told - 1] === earlier.events[told - 1]);
}

function isSameMoment(a: TableState, b: TableState): boolean {
  return a.moves === b.moves && a.events.length === b.events.length && isOver(a) === isOver(b);
}

function show(pacing: Pacing, table: TableState, queue: readonly TableState[]): Pacing {
  const news = follows(table, pacing.shown) ? table.events.slice(pacing.shown.events.length) : [];
  return { ...pacing, shown: table, news, queue, isBusy: news.length > 0 };
}

function arrive(pacing: Pacing, table: TableState, isPaced: boolean): Pacing {
  const { shown, queue } = pacing;
  const last = queue.at(-1) ?? shown;
  if (!follows(table, last)) return { ...pacing, shown: table, news: [], queue: [], isBusy: false };
  if (isSameMoment(table, last)) {
    return queue.length > 0 ? { ...pacing, queue: queue.with(-1, table) } : { ...pacing, shown: table };
  }
  if (!isPaced) return { ...show(pacing, table, []), isBusy: false };
  return pacing.isBusy ? { ...pacing, queue: [...queue, table] } : show(pacing, table, queue);
}

export function pace(pacing: Pacing, action: PacingAction): Pacing {
  switch (action.type) {
    case "arrived":
      return arrive(pacing, action.table, action.isPaced);
    case "settled": {
      const [next, ...rest] = pacing.queue;
      return next === undefined ? { ...pacing, isBusy: false } : show(pacing, next, rest);
    }
    case "again": {
      const last = pacing.queue.at(-1) ?? pacing.shown;
      if (!follows(last, action.from) || isSameMoment(last, action.from)) return pacing;
      return { ...pacing, shown: action.from, news: [], queue: [last], isBusy: true };
    }
    case "skipped": {
      const last = pacing.queue.at(-1) ?? pacing.shown;
      return { shown: last, news: [], queue: [], isBusy: false, skips: pacing.skips + 1 };
    }
  }
}
