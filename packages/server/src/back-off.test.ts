import { expect, test } from "vitest";
import { openBackOff } from "./back-off.ts";

test("what keeps failing is tried ever more seldom, but at least once an hour", () => {
  let time = 0;
  const backOff = openBackOff(() => time);
  const waits = Array.from({ length: 14 }, () => backOff.fail("a"));
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  expect(waits.at(-1)).toBe(3_600_000);
  expect(backOff.isDue("a")).toBe(false);
  expect(backOff.isDue("b")).toBe(true);
  time = 3_600_000;
  expect(backOff.isDue("a")).toBe(true);
});

test("a success is a new beginning", () => {
  const backOff = openBackOff(() => 0);
  backOff.fail("a");
  expect(backOff.size()).toBe(1);
  backOff.succeed("a");
  expect([backOff.size(), backOff.isDue("a"), backOff.fail("a")]).toEqual([0, true, 1000]);
});
