import { aids } from "@portolan/guides/porto-carthago";
import { type Cause, causeOf } from "./cause.ts";
import { type Deed, deedsOf, sinceBeginning } from "./deeds.ts";
import { type Task, tasksOf } from "./tasks.ts";

/** A piece of the ribbon, with its number from 1: the same as on the seals of the board. */
export type Step =
  /** What has happened; the last of it is now while it is being shown. */
  | { readonly number: number; readonly state: "done" | "now"; readonly deed: Deed }
  | { readonly number: number; readonly state: "now" | "later"; readonly task: Task }
  /** Several that are told in one piece, because there is no room for each. */
  | { readonly number: number; readonly state: "done" | "later"; readonly folded: number };

/** What has happened in this turn or phase, where it stands, and what is still to come. */
export interface Chain {
  readonly steps: readonly Step[];
  /** Why the present player decides, if that is not plain. */
  readonly cause: Cause | null;
  /** Whether there is more to follow than the eye keeps; who picks ships after whom is told elsewhere. */
  readonly isLong: boolean;
}

const NO_CHAIN: Chain = { steps: [], cause: null, isLong: false };

/** What of the events belongs to the last purchases, where no ships came in before them. */
function ofStage(view: aids.View, deeds: readonly Deed[]): readonly Deed[] {
  if (view.stage.stage !== "finalBuy") return deeds;
  return deeds.some(({ kind }) => kind === "card" || kind === "talents" || kind === "refreshed") ? [] : deeds;
}

/** The chain as it stands, from what the viewer sees and has been told since the game began. */
export function chainOf(table: aids.GameConfig, view: aids.View, events: readonly aids.PortoEvent[]): Chain {
  const asked = aids.asked(table, view);
  if (asked === null || view.decade === 0) return NO_CHAIN;
  const deeds = ofStage(view, deedsOf(sinceBeginning(events)));
  const tasks = tasksOf(table, view);
  const steps: Step[] = [
    ...deeds.map((deed, i): Step => ({ number: i + 1, state: "done", deed })),
    ...tasks.map(
      (task, i): Step => ({ number: deeds.length + i + 1, state: i === 0 ? "now" : "later", task }),
    ),
  ];
  const isPicking = view.stage.stage === "shipsPick" || view.stage.stage === "finalPick";
  const isLong = view.stack.length > 0 || (!isPicking && (deeds.length > 1 || tasks.length > 2));
  return { steps, cause: causeOf(view, deeds), isLong };
}

/** The chain while it is being shown: as far as the events go, the last of them now. What follows is not told ahead. */
export function chainShown(events: readonly aids.PortoEvent[]): Chain {
  const deeds = deedsOf(sinceBeginning(events));
  const steps = deeds.map(
    (deed, i): Step => ({ number: i + 1, state: i === deeds.length - 1 ? "now" : "done", deed }),
  );
  return { steps, cause: null, isLong: deeds.length > 1 };
}

/**
 * As many pieces as there is room for: the present one, the last done and the next to come; what is left out is folded
 * into one piece at either end.
 */
export function fitSteps(steps: readonly Step[], room: number): readonly Step[] {
  if (steps.length <= room) return steps;
  const now = Math.max(
    0,
    steps.findIndex(({ state }) => state === "now"),
  );
  const ahead = steps.length - now - 1;
  const shownAhead = Math.min(ahead, Math.max(1, Math.ceil((room - 1) / 2)));
  const cutsAhead = ahead > shownAhead;
  const after = steps.slice(now, now + 1 + (cutsAhead ? shownAhead - 1 : shownAhead));
  const left = room - after.length - (cutsAhead ? 1 : 0);
  const before = steps.slice(0, now);
  const cutsBefore = before.length > left;
  const shown = cutsBefore ? before.slice(before.length - Math.max(0, left - 1)) : before;
  const head: Step[] = cutsBefore ? [{ number: 1, state: "done", folded: before.length - shown.length }] : [];
  const hidden = ahead - (after.length - 1);
  const tail: Step[] = hidden > 0 ? [{ number: now + 1 + after.length, state: "later", folded: hidden }] : [];
  return [...head, ...shown, ...after, ...tail];
}
