import { expect, test } from "vitest";
import { isForced } from "./use-forced-move.ts";

const pass = { type: "pass" };
const asked = { legal: [pass], isAsked: true };
const plain = { openEnded: false, canRedo: false };

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
