import { expect, test } from "vitest";
import { asksFirst } from "./use-turn.ts";

const ends = (): boolean => true;
const goesOn = (): boolean => false;

test("always: every move waits for its confirmation", () => {
  expect(asksFirst("always", false, goesOn)).toBe(true);
});

test("at the end of a turn: only a move that ends the turn waits", () => {
  expect(asksFirst("endOfTurn", false, ends)).toBe(true);
  expect(asksFirst("endOfTurn", false, goesOn)).toBe(false);
});

test("never: a move is played at once, unless there is something to warn of", () => {
  expect(asksFirst("atOnce", false, ends)).toBe(false);
  expect(asksFirst("atOnce", true, goesOn)).toBe(true);
});
