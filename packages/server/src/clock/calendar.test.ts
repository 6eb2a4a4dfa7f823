import { describe, expect, test, vi } from "vitest";
import { deadlineAfter, isPaused, properTimeZone } from "./calendar.ts";
import type { QuietHours } from "./quiet-hours.ts";

const HOUR = 3_600_000;
const rome: QuietHours = { timeZone: "Europe/Rome", night: { from: 22, to: 8 }, holidays: [] };
const at = (text: string): number => Date.parse(text);

describe("a person's time", () => {
  test("runs through the night of whoever has not asked for a pause", () => {
    const quietHours = { ...rome, night: null };
    expect(deadlineAfter(at("2026-11-10T20:00:00Z"), 24 * HOUR, quietHours)).toBe(at("2026-11-11T20:00:00Z"));
  });

  test("stands at night in the person's own time zone", () => {
    expect(isPaused(at("2026-11-10T21:00:00Z"), rome)).toBe(true);
    expect(isPaused(at("2026-11-10T20:59:00Z"), rome)).toBe(false);
    expect(isPaused(at("2026-11-10T07:00:00Z"), rome)).toBe(false);
    expect(isPaused(at("2026-07-10T20:00:00Z"), rome)).toBe(true);
  });

  test("a deadline that would fall into the night moves to the next day", () => {
    expect(deadlineAfter(at("2026-11-10T20:30:00Z"), HOUR, rome)).toBe(at("2026-11-11T07:30:00Z"));
    expect(deadlineAfter(at("2026-11-10T20:07:00Z"), HOUR, rome)).toBe(at("2026-11-11T07:07:00Z"));
  });

  test("a night within one day pauses too", () => {
    const siesta = { ...rome, night: { from: 13, to: 15 } };
    expect(deadlineAfter(at("2026-11-10T11:00:00Z"), 2 * HOUR, siesta)).toBe(at("2026-11-10T15:00:00Z"));
  });

  test("stands on holidays, first and last day included", () => {
    const away = { ...rome, night: null, holidays: [{ from: "2026-12-24", to: "2026-12-26" }] };
    expect(deadlineAfter(at("2026-12-23T22:00:00Z"), 2 * HOUR, away)).toBe(at("2026-12-27T00:00:00Z"));
  });

  test("does not stand for ever on an endless holiday: the first days of each year count", () => {
    const away = { ...rome, night: null, holidays: [{ from: "0000-01-01", to: "9999-12-31" }] };
    expect(deadlineAfter(at("2026-01-01T00:00:00Z"), HOUR, away)).toBe(at("2026-01-31T00:00:00Z"));
    expect(deadlineAfter(at("2026-06-01T00:00:00Z"), HOUR, away)).toBe(at("2026-06-01T01:00:00Z"));
  });

  test("stands for twelve hours of a longer night", () => {
    const sleepy = { ...rome, night: { from: 8, to: 7 } };
    expect(deadlineAfter(at("2026-11-10T07:00:00Z"), HOUR, sleepy)).toBe(at("2026-11-10T20:00:00Z"));
  });

  test("is worked out from pause to pause, not by the minute", () => {
    const format = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
    const busy = {
      ...rome,
      night: { from: 20, to: 8 },
      holidays: [{ from: "2026-01-02", to: "2026-01-31" }],
    };
    deadlineAfter(at("2026-01-01T12:00:00Z"), 720 * HOUR, busy);
    // 720 hours at twelve a day are sixty nights; each takes a few looks at the wall clock.
    expect(format.mock.calls.length).toBeLessThan(60 * 20);
    format.mockRestore();
  });

  /** The same, looked at every quarter of an hour. */
  function slowDeadline(start: number, allowance: number, quietHours: QuietHours): number {
    const step = HOUR / 4;
    let left = allowance;
    for (let moment = start; ; moment = Math.floor(moment / step) * step + step) {
      const next = Math.floor(moment / step) * step + step;
      if (isPaused(moment, quietHours)) continue;
      if (left <= next - moment) return moment + left;
      left -= next - moment;
    }
  }

  test.each([
    "Europe/Rome",
    "America/New_York",
    "America/Santiago",
    "America/Havana",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
  ])(
    "comes to the same as looking at the clock all the time, through all changes of summer time: %s",
    (timeZone) => {
      for (let i = 0; i < 120; i++) {
        const start = at("2026-01-01T00:07:00Z") + i * 73 * HOUR;
        const night = { from: (i * 5) % 24, to: (i * 5 + 1 + (i % 12)) % 24 };
        const day = new Date(start + 24 * HOUR).toISOString().slice(0, 10);
        const quietHours = { timeZone, night, holidays: i % 3 === 0 ? [{ from: day, to: day }] : [] };
        expect(deadlineAfter(start, 30 * HOUR, quietHours)).toBe(slowDeadline(start, 30 * HOUR, quietHours));
      }
    },
  );
});

test("time zones are known by their names", () => {
  expect(properTimeZone("Europe/Rome")).toBe("Europe/Rome");
  expect(properTimeZone("eUROPE/rOME")).toBe("Europe/Rome");
  expect(properTimeZone("Middle/Earth")).toBeNull();
});
