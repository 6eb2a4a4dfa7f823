import { BUDGETS } from "@portolan/bots";
import { expect, test } from "vitest";
import { turnEnds, type Waiting, withRemainingBudget } from "./share.ts";

const { ms } = BUDGETS.admiral;

function waiting(player: string, asked = 0): Waiting {
  return {
    task: { game: "", settings: { players: 2 }, player, seat: 0, view: {}, legal: [], seed: 1 },
    asked,
  };
}

/** When each of so many admirals that are asked at once answers, if each thinks for as long as it may. */
function answers(count: number, threads: number): number[] {
  const queue = Array.from({ length: count }, () => waiting("admiral"));
  const times: number[] = [];
  for (let began = 0; queue.length > 0; began = Math.max(...times)) {
    const thinking = queue.splice(0, threads);
    for (const one of thinking) {
      const left = withRemainingBudget(one, began).budget?.ms ?? 0;
      times.push(Math.min(began + left, turnEnds(began, queue, threads)));
    }
  }
  return times;
}

test("who waits alone has all the time", () => {
  expect(turnEnds(0, [], 1)).toBe(Number.POSITIVE_INFINITY);
  expect(answers(1, 1)).toEqual([ms]);
  expect(answers(2, 2)).toEqual([ms, ms]);
});

test("those who wait for one thread share the time, and all answer when they are due", () => {
  expect(answers(4, 1)).toEqual([1, 2, 3, 4].map((turn) => (ms * turn) / 4));
  expect(answers(4, 2)).toEqual([ms / 2, ms / 2, ms, ms]);
});

test("however many wait, each thinks for a moment", () => {
  const all = answers(200, 1);
  expect(all[0]).toBe(20);
  expect(all.at(-1)).toBe(4000);
});

test("who comes later takes no more than half of what both have", () => {
  expect(turnEnds(0, [waiting("admiral", ms / 2)], 1)).toBe((ms * 3) / 4);
});

test("an answer that is due sooner ends a turn sooner; one that takes no time ends none", () => {
  expect(turnEnds(0, [waiting("admiral"), waiting("captain")], 1)).toBeCloseTo(BUDGETS.captain.ms / 3);
  expect(turnEnds(0, [waiting("trader")], 1)).toBe(Number.POSITIVE_INFINITY);
});

test("time spent in the queue comes off the time to think, and levels that do not search have none", () => {
  expect(withRemainingBudget(waiting("admiral"), 300).budget).toEqual({ ...BUDGETS.admiral, ms: ms - 300 });
  expect(withRemainingBudget(waiting("admiral"), 5000).budget?.ms).toBe(20);
  expect(withRemainingBudget(waiting("novice"), 300).budget).toBeUndefined();
});
