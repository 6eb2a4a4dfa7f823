import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openGate } from "./gate.ts";

test("a crowd is let in by portions, and others have their turn in between", async () => {
  const gate = openGate(3);
  const done: number[] = [];
  const crowd = Array.from({ length: 10 }, (_, i) => gate(async () => void done.push(i)));
  const seen: number[] = [];
  while (done.length < 10) {
    await nextTurn();
    seen.push(done.length);
  }
  await Promise.all(crowd);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const portions = seen.map((count, i) => count - (seen[i - 1] ?? 0));
  expect(Math.max(...portions)).toBe(3);
});

test("what fails makes room like anything else", async () => {
  const gate = openGate(1);
  const failing = gate(() => Promise.reject(new Error("no")));
  const next = gate(async () => "in");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("in");
});
