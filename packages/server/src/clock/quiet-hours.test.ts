import { describe, expect, test } from "vitest";
import { holidaysProblem, nightHours } from "./quiet-hours.ts";

describe("holidays", () => {
  test.each([
    ["thirty days", [["2026-07-01", "2026-07-30"]], null],
    ["thirty days in each of two years", [["2026-12-02", "2027-01-30"]], null],
    [
      "a day named twice",
      [
        ["2026-07-01", "2026-07-30"],
        ["2026-07-30", "2026-07-30"],
      ],
      null,
    ],
    ["a day more", [["2026-07-01", "2026-07-31"]], "tooMany"],
    [
      "a day more in parts",
      [
        ["2026-07-01", "2026-07-30"],
        ["2026-09-01", "2026-09-01"],
      ],
      "tooMany",
    ],
    ["all days there are", [["0000-01-01", "9999-12-31"]], "tooMany"],
    ["a day that is none", [["2026-02-30", "2026-03-01"]], "noSuchDays"],
    ["a month that is none", [["2026-13-01", "2026-13-02"]], "noSuchDays"],
    ["an end before the beginning", [["2026-07-02", "2026-07-01"]], "noSuchDays"],
  ] as const)("of %s", (_, days, found) => {
    expect(holidaysProblem(days.map(([from, to]) => ({ from, to })))).toBe(found);
  });
});

test("a night is as long as it is, past midnight too", () => {
  expect(
    [
      { from: 22, to: 8 },
      { from: 13, to: 15 },
      { from: 5, to: 5 },
    ].map(nightHours),
  ).toEqual([10, 2, 0]);
});
