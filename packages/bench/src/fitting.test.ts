import { expect, test } from "vitest";
import { type Fitted, type Precedent, pass, surpriseOver, tether, valuesOf } from "./fitting.ts";

const start = new Map<string, Fitted>([
  ["near", { value: 1, factor: 1.5 }],
  ["far", { value: 8, factor: 1.5 }],
]);

/** Least where the numbers are 3 and 4. */
function loss(values: ReadonlyMap<string, number>): number {
  return Math.abs((values.get("near") ?? 0) - 3) + Math.abs((values.get("far") ?? 0) - 4);
}

test("passes bring every number where the loss is least", () => {
  let numbers: ReadonlyMap<string, Fitted> = start;
  for (let i = 0; i < 12; i++) numbers = pass(numbers, loss);
  expect(numbers.get("near")?.value).toBeCloseTo(3, 1);
  expect(numbers.get("far")?.value).toBeCloseTo(4, 1);
});

test("a pass leaves alone what cannot be bettered, and looks at it more closely next time", () => {
  const best = new Map([["near", { value: 3, factor: 1.5 }]]);
  expect(pass(best, (values) => loss(new Map([...values, ["far", 4]])))).toEqual(
    new Map([["near", { value: 3, factor: 1.25 }]]),
  );
});

test("the tether is loose at the start, and counts twice and half alike", () => {
  const before = valuesOf(start);
  expect(tether(before, before)).toBe(0);
  expect(tether(before, new Map([...before, ["near", 2]]))).toBeCloseTo(
    tether(before, new Map([...before, ["near", 0.5]])),
  );
});

const byHands = (points: readonly number[]) => ({ victory: [0.9, 0.1], points });

function ended(winner: number, points: readonly number[]): Precedent<readonly number[]> {
  return { state: [3, 1], victory: points.map((_, seat) => (seat === winner ? 1 : 0)), points };
}

test("it surprises when the one behind wins, and when points come out otherwise", () => {
  const expected = surpriseOver(byHands, [ended(0, [3, 1])]);
  expect(surpriseOver(byHands, [ended(1, [3, 1])])).toBeGreaterThan(expected);
  expect(surpriseOver(byHands, [ended(0, [5, 1])])).toBeGreaterThan(expected);
});

test("surprise is an average", () => {
  const one = surpriseOver(byHands, [ended(0, [3, 1])]);
  const other = surpriseOver(byHands, [ended(1, [3, 1])]);
  expect(surpriseOver(byHands, [ended(0, [3, 1]), ended(1, [3, 1])])).toBeCloseTo((one + other) / 2);
});
