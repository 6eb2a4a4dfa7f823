import { expect, test } from "vitest";
import { ownerOf } from "./owner.ts";

const names = Array.from({ length: 3000 }, (_, i) => `table ${i}`);

test("all nodes find the same owner, in whatever order they know each other", () => {
  for (const name of names) expect(ownerOf(name, ["a", "b", "c"])).toBe(ownerOf(name, ["c", "a", "b"]));
  expect(ownerOf("t", [])).toBeUndefined();
});

test("work is spread evenly", () => {
  for (const node of ["a", "b", "c"]) {
    const share = names.filter((name) => ownerOf(name, ["a", "b", "c"]) === node).length;
    expect(share).toBeGreaterThan(800);
    expect(share).toBeLessThan(1200);
  }
});

test("when a node goes, only what it had changes hands", () => {
  for (const name of names) {
    const before = ownerOf(name, ["a", "b", "c"]);
    if (before !== "b") expect(ownerOf(name, ["a", "c"])).toBe(before);
  }
});
