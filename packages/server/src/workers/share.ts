import { BUDGETS, type Task } from "@portolan/bots";

/** A question that somebody waits to have answered. */
export interface Waiting {
  readonly task: Task;
  /** When it was asked, as `now` counts. */
  readonly asked: number;
}

/** The time in milliseconds, the same in all threads: whoever waits for a thread to load waits for the move as well. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** How long a level that searches thinks at least, however many wait. */
export const MIN_MS = 20;

/** When the answer should be there. Levels that do not search answer at once: nobody makes room for them. */
function due({ task, asked }: Waiting): number {
  return asked + (BUDGETS[task.player]?.ms ?? Number.POSITIVE_INFINITY);
}

/** The task with the time that is left for it: a person waits for the move, not for the thinking. */
export function withRemainingBudget(waiting: Waiting, time: number): Task {
  const { task } = waiting;
  const own = BUDGETS[task.player];
  return own ? { ...task, budget: { ...own, ms: Math.max(MIN_MS, due(waiting) - time) } } : task;
}

/**
 * When the job started at `began` must yield, so that everybody in the queue for these threads has an equal share
 * of the time until the answer is due.
 */
export function turnEnds(began: number, queue: readonly Waiting[], threads: number): number {
  let end = Number.POSITIVE_INFINITY;
  queue.forEach((waiting, place) => {
    const turns = Math.floor(place / threads) + 2;
    end = Math.min(end, began + (due(waiting) - began) / turns);
  });
  return Math.max(end, began + MIN_MS);
}
