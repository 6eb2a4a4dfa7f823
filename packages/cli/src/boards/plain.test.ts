import { expect, test } from "vitest";
import { listing } from "./plain.ts";

test("data becomes a listing: simple things on one line, the rest indented", () => {
  expect(
    listing({
      turn: 3,
      hand: [1, 2],
      empty: [],
      nobody: null,
      players: [{ name: "Ada", cards: [1, 2] }],
      deep: { inner: { most: { value: 1 } } },
    }),
  ).toEqual([
    "turn: 3",
    "hand: 1 2",
    "empty: –",
    "nobody: –",
    "players:",
    "  0: name Ada, cards 1 2",
    "deep:",
    "  inner:",
    "    most: value 1",
  ]);
});

test("of a long list the end is shown", () => {
  const rows = listing({ history: Array.from({ length: 40 }, (_, at) => ({ at })) });
  expect(rows).toHaveLength(14);
  expect(rows[1]).toBe("  … 28");
  expect(rows.at(-1)).toBe("  39: at 39");
});
