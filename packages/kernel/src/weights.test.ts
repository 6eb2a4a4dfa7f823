import { expect, test } from "vitest";
import { settleWeights } from "./weights.ts";

const house = { pirates: 0.6, arrives: [1, 0.5], spread: { start: 1 } };

test("a game judges by its own weights", () => {
  expect(settleWeights(house, undefined)).toBe(house);
});

test("or by others of the same shape", () => {
  const others = { pirates: 0.7, arrives: [1, 0.4], spread: { start: 2 } };
  expect(settleWeights(house, others)).toBe(others);
});

test.each([
  ["pirates", { arrives: [1, 0.5], spread: { start: 1 } }],
  ["arrives.1", { pirates: 0.6, arrives: [1], spread: { start: 1 } }],
  ["spread.start", { pirates: 0.6, arrives: [1, 0.5], spread: { start: Number.NaN } }],
])("what is missing is named: %s", (name, given) => {
  expect(() => settleWeights(house, given)).toThrow(`weight "${name}" must be a number`);
});
