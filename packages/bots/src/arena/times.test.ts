import { expect, test } from "vitest";
import { addTime, noTimes, quantile } from "./times.ts";

test("quantiles are right to one part in a hundred, from microseconds to minutes", () => {
  const times = noTimes();
  for (let i = 1; i <= 1000; i++) addTime(times, i);
  expect(quantile(times, 0.5) ?? 0).toBeCloseTo(500, -1);
  expect((quantile(times, 0.99) ?? 0) / 990).toBeCloseTo(1, 2);
  const wide = noTimes();
  for (const ms of [0.002, 60_000]) addTime(wide, ms);
  expect((quantile(wide, 0.5) ?? 0) / 0.002).toBeCloseTo(1, 2);
  expect((quantile(wide, 0.99) ?? 0) / 60_000).toBeCloseTo(1, 2);
});

test("no time at all counts as the shortest", () => {
  const times = noTimes();
  addTime(times, 0);
  expect(quantile(times, 0.5)).toBeCloseTo(0.001, 9);
});

test("without times there is no quantile", () => {
  expect(quantile(noTimes(), 0.5)).toBeNull();
});
