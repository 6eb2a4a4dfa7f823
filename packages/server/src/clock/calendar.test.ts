import { describe, expect, test } from "vitest";
import { deadlineAfter, type Habits, isPaused, isTimeZone } from "./calendar.ts";

const HOUR = 3_600_000;
const rome: Habits = { timeZone: "Europe/Rome", night: { from: 22, to: 8 }, holidays: [] };
const at = (text: string): number => Date.parse(text);

describe("a person's time", () => {
  test("runs through the night of whoever has not asked for a pause", () => {
    const habits = { ...rome, night: null };
    expect(deadlineAfter(at("2026-11-10T20:00:00Z"), 24 * HOUR, habits)).toBe(at("2026-11-11T20:00:00Z"));
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

  test("runs out one day even on an endless holiday", () => {
    const away = { ...rome, holidays: [{ from: "2000-01-01", to: "2999-12-31" }] };
    const start = at("2026-01-01T00:00:00Z");
    expect(deadlineAfter(start, HOUR, away)).toBeLessThan(start + 500 * 24 * HOUR);
  });
});

test("time zones are known by their names", () => {
  expect(isTimeZone("Europe/Rome")).toBe(true);
  expect(isTimeZone("Middle/Earth")).toBe(false);
});
