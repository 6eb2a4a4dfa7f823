import { expect, test } from "vitest";
import { pace, startPacing } from "./pacing.ts";
import type { TableState } from "./source.ts";

const events = ["a", "b", "c", "d"].map((type) => ({ type }));

/** A table after so many moves, each of which told one thing. */
function after(moves: number, changed: Partial<TableState> = {}): TableState {
  return { moves, events: events.slice(0, moves), result: null, ...changed } as TableState;
}

function arrived(table: TableState, isPaced = true) {
  return { type: "arrived", table, isPaced } as const;
}

test("the first news is shown at once, and what follows waits for the board", () => {
  let pacing = pace(startPacing(after(1)), arrived(after(2)));
  expect([pacing.shown.moves, pacing.news, pacing.isBusy]).toEqual([2, [{ type: "b" }], true]);
  pacing = pace(pace(pacing, arrived(after(3))), arrived(after(4)));
  expect([pacing.shown.moves, pacing.queue.length]).toEqual([2, 2]);
  pacing = pace(pacing, { type: "settled" });
  expect([pacing.shown.moves, pacing.news]).toEqual([3, [{ type: "c" }]]);
  pacing = pace(pace(pacing, { type: "settled" }), { type: "settled" });
  expect([pacing.shown.moves, pacing.queue.length, pacing.isBusy]).toEqual([4, 0, false]);
});

test("without pace the latest moment is shown, with all that happened", () => {
  const pacing = pace(startPacing(after(1)), arrived(after(3), false));
  expect([pacing.shown.moves, pacing.news.length, pacing.isBusy]).toEqual([3, 2, false]);
});

test("who is thinking changes nothing of what is to be shown", () => {
  let pacing = pace(startPacing(after(1)), arrived(after(2)));
  const thinking = after(2, { moment: 7 });
  pacing = pace(pacing, arrived(thinking));
  expect([pacing.shown, pacing.news, pacing.queue]).toEqual([thinking, [{ type: "b" }], []]);
});

test("what is taken back shows at once, without news", () => {
  let pacing = pace(startPacing(after(1)), arrived(after(2)));
  pacing = pace(pacing, arrived(after(3)));
  pacing = pace(pacing, arrived(after(1)));
  expect([pacing.shown.moves, pacing.news, pacing.queue, pacing.isBusy]).toEqual([1, [], [], false]);
});

test("skipping shows the end of it", () => {
  let pacing = pace(startPacing(after(1)), arrived(after(2)));
  pacing = pace(pace(pacing, arrived(after(4))), { type: "skipped" });
  expect([pacing.shown.moves, pacing.news, pacing.isBusy, pacing.skips]).toEqual([4, [], false, 1]);
});

test("what happened since a moment is shown again from there", () => {
  const current = startPacing(after(4));
  const gone = pace(current, { type: "again", from: after(2) });
  expect([gone.shown.moves, gone.news, gone.queue.length, gone.isBusy]).toEqual([2, [], 1, true]);
  const again = pace(gone, { type: "settled" });
  expect([again.shown.moves, again.news]).toEqual([4, [{ type: "c" }, { type: "d" }]]);
});

test("there is nothing to show again since the present moment", () => {
  const current = startPacing(after(2));
  expect(pace(current, { type: "again", from: after(2) })).toBe(current);
});
