import { expect, test } from "vitest";
import { best } from "./best.ts";

test("the item that is worth most", () => {
  expect(best(["one", "three", "two"], (word) => word.length)).toBe("three");
});

test("the first among equals", () => {
  expect(best(["one", "two", "six"], (word) => word.length)).toBe("one");
});

test("also when all are worth as little as can be", () => {
  expect(best([1, 2], () => Number.NEGATIVE_INFINITY)).toBe(1);
});
