import { games } from "@portolan/games";
import { afterEach, expect, test, vi } from "vitest";
import { lineOf, perSecond, perSecondOf } from "./measure.ts";
import { gameFigures } from "./playouts.ts";

afterEach(() => vi.restoreAllMocks());

/** A clock that goes on only when it is told to. */
function handClock(): { pass(milliseconds: number): void } {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return {
    pass(milliseconds) {
      now += milliseconds;
    },
  };
}

test("how often something gets done in a second", () => {
  const clock = handClock();
  const rate = perSecond(() => {
    clock.pass(20);
    return 1;
  });
  expect(rate).toBe(50);
});

test("what has to be made ready first is not measured", () => {
  const clock = handClock();
  const rate = perSecondOf(
    () => clock.pass(300),
    () => {
      clock.pass(5);
      return 2;
    },
  );
  expect(rate).toBe(400);
});

test("apply is measured by itself, also where it takes no longer than a clone", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 100;
    return now;
  });
  const [game] = games;
  const figures = gameFigures(game.open({ players: game.players.min }));
  const rates = figures.slice(0, 2).map(({ value }) => value);
  expect(rates.every((rate) => rate > 0 && Number.isFinite(rate))).toBe(true);
});

test("a figure says whether it keeps to its limit", () => {
  const figure = { name: "web/task", value: 51, unit: "ms" };
  expect(lineOf(figure)).toMatch(/^web\/task +51 ms$/);
  expect(lineOf({ ...figure, limit: 50 })).toMatch(/51 ms \(ABOVE 50\)$/);
  expect(lineOf({ ...figure, limit: 51 })).toMatch(/51 ms \(within 51\)$/);
});
