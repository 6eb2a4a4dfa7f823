import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beside, box, clip, columnsOf, flow, paint, width, wrap, wrapIndented } from "./screen.ts";

const screen = { columns: 80, hasColour: false, isPlain: false };

describe("width", () => {
  test("colours take no room, wide letters take two columns, accents none", () => {
    expect(width(paint({ hasColour: true }, "red", "R5"))).toBe(2);
    expect(width("金")).toBe(2);
    expect(width("e\u0301")).toBe(1);
    expect(width("☠⚱●")).toBe(3);
  });

  test("without colours nothing is painted", () => {
    expect(paint(screen, "red", "R5")).toBe("R5");
  });

  test("a cut text fits and says so", () => {
    expect(clip("Paraetonium", 8)).toBe("Paraeto…");
    expect(clip("金金金金", 5)).toBe("金金…");
  });
});

describe("wrap", () => {
  test("no line is longer than asked for, unless a single word is", () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 40 });
    fc.assert(
      fc.property(words, fc.integer({ min: 14, max: 60 }), (parts, columns) => {
        const lines = wrap(parts.join(" "), columns, "  ");
        for (const line of lines) expect(width(line)).toBeLessThanOrEqual(columns);
        expect(lines.join(" ").split(/ +/).join(" ").trim()).toBe(parts.join(" ").trim());
      }),
    );
  });

  test("an indented line stays indented", () => {
    expect(wrapIndented("    one two three four", 14)).toEqual(["    one two", "      three", "      four"]);
    expect(wrapIndented("a   b", 10)).toEqual(["a   b"]);
  });
});

test("columns are as wide as they must be", () => {
  expect(
    columnsOf(
      [
        ["a", "10"],
        ["bbb", "5"],
      ],
      2,
      new Set([1]),
    ),
  ).toEqual(["a    10", "bbb   5"]);
  expect(flow(["1 a", "2 b", "3 c"], 12)).toEqual(["1 a   2 b", "3 c"]);
});

test("a frame has its width, whatever is in it", () => {
  const drawn = box(screen, "Title", ["one", "two"], 20);
  expect(drawn.map(width)).toEqual([20, 20, 20, 20]);
  expect(beside(drawn, ["x"])[0]).toMatch(/╮ x$/);
});
