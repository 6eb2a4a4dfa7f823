import { describe, expect, test } from "vitest";
import { checkSize, EDITION_LIMITS, POSITION_LIMITS } from "./size-limits.ts";

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe("data from outside", () => {
  test.each<[string, unknown, string]>([
    ["too deep", nested(50), "state: too large"],
    ["too much", new Array(200_000).fill(0), "state: too large"],
    ["a broken number", { hand: [1, 0.5] }, "state.hand[1]: expected a whole number up to 10000"],
    ["a large number", { turn: 1e9 }, "state.turn: expected a whole number up to 10000"],
    ["a long text", { note: "x".repeat(2000) }, "state.note: too long"],
  ])("%s is refused, and the place named", (_, data, problem) => {
    expect(() => checkSize(data, "state", POSITION_LIMITS)).toThrow(problem);
  });

  test("what is small is accepted, in editions with numbers of any kind", () => {
    expect(() => checkSize({ hands: [[1, 2]], turn: -3 }, "state", POSITION_LIMITS)).not.toThrow();
    expect(() => checkSize({ odds: 0.25, seed: 1e12 }, "edition", EDITION_LIMITS)).not.toThrow();
  });

  test("limits of one's own are kept", () => {
    const limits = { ...EDITION_LIMITS, number: 100 };
    expect(() => checkSize({ odds: 0.5 }, "edition", limits)).not.toThrow();
    expect(() => checkSize({ odds: 101 }, "edition", limits)).toThrow(
      "edition.odds: expected a number up to 100",
    );
  });
});
