import { expect, test } from "vitest";
import { FROM_HERE, type TraceEvent, workIn } from "../tools/measurements/trace.ts";

const main = { pid: 1, tid: 2, ph: "X" };
const ms = (value: number): number => 1000 * value;
const task = (ts: number, dur: number, tdur: number): TraceEvent => ({
  ...main,
  name: "RunTask",
  ts: ms(ts),
  dur: ms(dur),
  tdur: ms(tdur),
});
const mark: TraceEvent = { ...main, name: FROM_HERE, ts: ms(100) };

test("a task's processor time counts, not how long a busy machine let it wait", () => {
  const [work] = workIn([mark, task(101, 80, 12), task(190, 20, 15)]);
  expect(work).toMatchObject({ longestTask: 80, longestTaskProcessor: 15 });
});

test("what came before the mark or ran in another thread does not count", () => {
  const other = { ...task(150, 500, 500), tid: 9 };
  const [work] = workIn([task(10, 300, 300), mark, other, task(160, 5, 5)]);
  expect(work).toMatchObject({ longestTask: 5, longestTaskProcessor: 5 });
});

test("work counts for the last mark before it", () => {
  const later = { ...mark, ts: ms(200) };
  const works = workIn([later, task(201, 3, 3), mark, task(150, 9, 7), task(150, 1, 1)]);
  expect(works.map(({ longestTaskProcessor }) => longestTaskProcessor)).toEqual([7, 3]);
});

test("a trace without the mark says nothing", () => {
  expect(() => workIn([task(1, 1, 1)])).toThrow("no mark");
});
