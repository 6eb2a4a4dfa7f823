import { describe, expect, test } from "vitest";
import { isAsParsed, notPlain } from "./plain.ts";

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("what is as it came out of JSON", () => {
  test.each([[null], [[1, "a", true, null]], [{ hand: [1, 2], ships: { red: 3 }, over: null }], [[]], [{}]])(
    "%j is",
    (value) => {
      expect(isAsParsed(value, throughJson(value))).toBe(true);
      expect(notPlain(value)).toBe(null);
    },
  );

  test.each<[string, unknown, string]>([
    ["nothing where something might be", { a: { b: undefined } }, ".a.b"],
    ["a hole in a list", [[1, undefined]], ".0.1"],
    ["a number that is none", { a: [Number.NaN] }, ".a.0"],
    ["an endless number", { a: Number.POSITIVE_INFINITY }, ".a"],
    ["a map", { a: new Map([[1, 2]]) }, ".a"],
    ["a list of another kind", { a: new Uint8Array([1]) }, ".a"],
    ["a function", { a: () => 1 }, ".a"],
  ])("%s is not, and is found", (_, value, where) => {
    expect(isAsParsed(value, throughJson(value))).toBe(false);
    expect(notPlain(value)).toBe(where);
  });

  test.each<[string, unknown, unknown]>([
    ["another number", { a: [1, 2] }, { a: [1, 3] }],
    ["a longer list", [1, 2], [1, 2, 3]],
    ["a shorter list", [1, 2, 3], [1, 2]],
    ["a key more", { a: 1 }, { a: 1, b: 2 }],
    ["a key less", { a: 1, b: 2 }, { a: 1 }],
    ["keys in another order", { a: 1, b: 2 }, { b: 2, a: 1 }],
    ["a list instead of an object", {}, []],
    ["something instead of nothing", null, {}],
    ["nothing instead of something", {}, null],
  ])("%s is not the same", (_, value, parsed) => {
    expect(isAsParsed(value, parsed)).toBe(false);
  });
});
