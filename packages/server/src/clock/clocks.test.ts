import type { Pace } from "@portolan/client/wire";
import { describe, expect, test } from "vitest";
import { type Moment, nextDeadline, seatsOverdue, setClocks, turnClocks, undoClocks } from "./clocks.ts";

const live: Pace = { kind: "live", bank: 60, increment: 5 };
const quietHours = () => ({ timeZone: "UTC", night: null, holidays: [] });
const moment = (changes: Partial<Moment>): Moment => {
  return { at: 0, pace: live, running: [], mover: null, quietHours, ...changes };
};

function clocksOf(pace: Pace, players = 2) {
  const clocks = setClocks(pace, players);
  if (!clocks) throw new Error("no clocks");
  return clocks;
}

describe("live clocks", () => {
  test("run for those the game waits for, and stand for the others", () => {
    const clocks = turnClocks(clocksOf(live), moment({ at: 1000, running: [1] }));
    expect(clocks).toEqual([
      { left: 60_000, due: null },
      { left: 60_000, due: 61_000 },
    ]);
    expect(nextDeadline(clocks)).toBe(61_000);
  });

  test("a turn that ends costs the time it took and gains the increment, once", () => {
    const started = turnClocks(clocksOf(live), moment({ at: 0, running: [0] }));
    const goesOn = turnClocks(started, moment({ at: 5_000, running: [0], mover: 0 }));
    expect(goesOn[0]).toEqual({ left: 60_000, due: 60_000 });
    const ended = turnClocks(goesOn, moment({ at: 20_000, running: [1], mover: 0 }));
    expect(ended[0]).toEqual({ left: 45_000, due: null });
  });

  test("undo gives back what ran for the others, at the cost of whoever undoes, without the increment", () => {
    const started = turnClocks(clocksOf(live), moment({ at: 0, running: [0] }));
    const ended = turnClocks(started, moment({ at: 20_000, running: [1], mover: 0 }));
    const undone = undoClocks(ended, { at: 50_000, running: [0], before: started, undoer: 0 });
    expect(undone).toEqual([
      { left: 60_000, due: 60_000 },
      { left: 60_000, due: null },
    ]);
  });

  test("undo lets those whose wait the move had ended go on where they were", () => {
    const both = turnClocks(clocksOf(live, 3), moment({ at: 0, running: [0, 1, 2] }));
    const after = turnClocks(both, moment({ at: 10_000, running: [2], mover: 0 }));
    const undone = undoClocks(after, { at: 30_000, running: [0, 1, 2], before: both, undoer: 0 });
    expect(undone.map(({ due }) => due)).toEqual([60_000, 80_000, 60_000]);
  });

  test("time is out at the deadline and not before", () => {
    const clocks = turnClocks(clocksOf(live), moment({ at: 0, running: [0, 1] }));
    expect(seatsOverdue(clocks, 59_999)).toEqual([]);
    expect(seatsOverdue(clocks, 60_000)).toEqual([0, 1]);
  });
});

describe("correspondence clocks", () => {
  const slow: Pace = { kind: "correspondence", hours: 24 };
  const day = 24 * 3_600_000;

  test("give the whole time for every turn", () => {
    const first = turnClocks(clocksOf(slow), moment({ pace: slow, at: 0, running: [0] }));
    const second = turnClocks(first, moment({ pace: slow, at: day / 2, running: [1], mover: 0 }));
    const third = turnClocks(second, moment({ pace: slow, at: day, running: [0], mover: 1 }));
    expect(third[0].due).toBe(2 * day);
  });

  test("who takes back a turn has no more time than was left", () => {
    const first = turnClocks(clocksOf(slow), moment({ pace: slow, at: 0, running: [0] }));
    const second = turnClocks(first, moment({ pace: slow, at: day / 2, running: [1], mover: 0 }));
    const undone = undoClocks(second, { at: day / 2, running: [0], before: first, undoer: 0 });
    expect(undone[0].due).toBe(day);
  });
});

test("where no time is kept there are no clocks", () => {
  expect(setClocks({ kind: "untimed" }, 3)).toBeNull();
  expect(nextDeadline(null)).toBeNull();
});
