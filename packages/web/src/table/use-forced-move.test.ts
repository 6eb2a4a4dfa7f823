import { expect, test } from "vitest";
import { isForced } from "./use-forced-move.ts";

const pass = { type: "pass" };
const asked = { legal: [pass], isAsked: true };
const plain = { openEnded: false, canRedo: false, viewer: 0, waitsFor: [0] };

test("the only move is forced", () => {
  expect(isForced(asked, plain)).toBe(true);
  expect(isForced({ ...asked, isAsked: false }, plain)).toBe(false);
  expect(isForced({ ...asked, legal: [pass, { type: "buy" }] }, plain)).toBe(false);
});

test("a list that is not complete forces nothing", () => {
  expect(isForced(asked, { ...plain, openEnded: true })).toBe(false);
});

test("nobody who has just undone is hurried on", () => {
  expect(isForced(asked, { ...plain, canRedo: true })).toBe(false);
});

test("nobody has to step in while the game waits for others", () => {
  expect(isForced(asked, { ...plain, waitsFor: [1] })).toBe(false);
});
