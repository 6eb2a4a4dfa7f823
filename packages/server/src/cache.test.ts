import { expect, test } from "vitest";
import { openCache } from "./cache.ts";

test("a cache keeps what was used last, and never more than it may", () => {
  const cache = openCache<string>(2);
  let made = 0;
  const use = (name: string): string =>
    cache.of(name, () => {
      made++;
      return name.toUpperCase();
    });
  expect(["a", "b", "a", "c", "a"].map(use)).toEqual(["A", "B", "A", "C", "A"]);
  expect(made).toBe(3);
  use("b");
  expect(made).toBe(4);
  for (let i = 0; i < 100; i++) use(String(i));
  expect(cache.size()).toBe(2);
});

test("what cannot be made is not kept", () => {
  const cache = openCache<string>(2);
  const fail = (): string => {
    throw new Error("no");
  };
  expect(() => cache.of("a", fail)).toThrow("no");
  expect(cache.size()).toBe(0);
});
