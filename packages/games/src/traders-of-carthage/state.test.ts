import { expect, test } from "vitest";
import { cloneState } from "./state.ts";
import { raid } from "./testing/raid.ts";

/** Changes everything in some plain data that can be changed, however deep. */
function spoil(value: unknown): void {
  if (!Array.isArray(value)) {
    if (typeof value === "object" && value !== null) Object.values(value).forEach(spoil);
    return;
  }
  value.forEach(spoil);
  value.push("spoilt");
}

test("a clone is equal and shares nothing that changes", () => {
  const { state } = raid({
    hands: ["G2", "G3 R5"],
    goods: ["G5", "B5"],
    stored: ["B2"],
    points: ["Y5"],
    blindPoints: ["Y3", "Y2"],
    tokens: ["red"],
    discard: "R3",
  });
  const before = JSON.stringify(state);
  const clone = cloneState(state);
  expect(JSON.stringify(clone)).toBe(before);
  spoil(clone);
  expect(JSON.stringify(state)).toBe(before);
});

test("a state survives JSON in the middle of a decision", () => {
  const { rules, state } = raid({ hands: ["G2"], goods: ["G5"] });
  const copy: typeof state = JSON.parse(JSON.stringify(state));
  expect(copy).toEqual(state);
  expect(rules.legal(copy, 0)).toEqual(rules.legal(state, 0));
});
