import type { CDPSession, Page } from "playwright-core";

/** What Chromium notes while it works, as far as it is used here. Times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long it took, and how much of that the thread had a processor: a busy machine lets threads wait. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The work of a page's main thread, in milliseconds. */
export interface Work {
  /** The longest task: the time that passed, and the part of it in which the thread had a processor. */
  readonly longestTask: number;
  readonly longestTaskProcessor: number;
}

const CATEGORIES = ["disabled-by-default-devtools.timeline", "blink.user_timing", "__metadata"];

/** Marks the moment from which on the main thread's work counts. */
export const FROM_HERE = "portolan-from-here";

/** What the main thread of the page that marked moments did from each of them to the next, and from the last to the end. */
export function workIn(events: readonly TraceEvent[]): readonly Work[] {
  const marks = events.filter(({ name }) => name === FROM_HERE).toSorted((a, b) => a.ts - b.ts);
  if (marks.length === 0) throw new Error("the trace has no mark to count from");
  return marks.map((mark, at) => {
    const end = marks[at + 1]?.ts ?? Number.POSITIVE_INFINITY;
    return workBetween(
      events.filter(({ pid, tid, ts }) => pid === mark.pid && tid === mark.tid && ts >= mark.ts && ts < end),
    );
  });
}

function workBetween(own: readonly TraceEvent[]): Work {
  const tasks = own.filter(({ name }) => name === "RunTask");
  const longest = (times: readonly number[]): number => Math.max(0, ...times) / 1000;
  return {
    longestTask: longest(tasks.map(({ dur = 0 }) => dur)),
    longestTaskProcessor: longest(tasks.map(({ tdur = 0 }) => tdur)),
  };
}

/** Marks the moment on the page, once it has drawn what it had to draw. */
export async function markFromHere(page: Page): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            performance.mark(name);
            done();
          }),
        );
      }),
    FROM_HERE,
  );
}

async function startTracing(tools: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  tools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => tools.once("Tracing.tracingComplete", () => resolve()));
  await tools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async () => {
    await tools.send("Tracing.end");
    await complete;
    return events;
  };
}

/** The work of the page's main thread while something is done, from each moment that is marked with `markFromHere`. */
export async function traced(page: Page, doing: () => Promise<void>): Promise<readonly Work[]> {
  const tools = await page.context().newCDPSession(page);
  const stop = await startTracing(tools);
  await doing();
  const events = await stop();
  await tools.detach();
  return workIn(events);
}
