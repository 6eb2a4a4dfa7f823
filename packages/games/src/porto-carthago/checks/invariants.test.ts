import { describe, expect, test } from "vitest";
import type { State } from "../state.ts";
import { position } from "../testing/position.ts";
import { brokenInvariants, brokenProgress } from "./invariants.ts";

/** What is noticed when a sound position is spoiled. */
function spoiled(spoil: (state: State) => void): string[] {
  const game = position({
    docks: { egypt_1: "0 grain egypt_oil", greece_1: "1" },
    warehouses: ["oil"],
    lighthouse: [1],
    market: "glass",
  });
  expect(brokenInvariants(game.config, game.state)).toEqual([]);
  spoil(game.state);
  return brokenInvariants(game.config, game.state);
}

describe("what must always hold is noticed when it does not", () => {
  test.each<[string, (state: State) => void, RegExp]>([
    ["a servant lost", (s) => s.senators[0].reserve--, /17 servants/],
    ["a good lost", (s) => s.bag[0]--, /5 of purple/],
    ["a ship lost", (s) => s.deck.pop(), /0 times/],
    ["a ship twice", (s) => s.deck.push(s.deck[0]), /2 times/],
    [
      "a store without an owner",
      (s) => Object.assign(s.docks, { 11: { owner: null, ship: null, good: 0 } }),
      /without an owner/,
    ],
    ["negative talents", (s) => Object.assign(s.senators[0], { talents: -1 }), /below 0/],
    ["a covered space too many", (s) => Object.assign(s.senators[0], { covered: 3 }), /covered again/],
    ["a full market", (s) => Object.assign(s.market, { 0: 5 }), /too many goods/],
    ["a long path", (s) => s.path.push(...new Array<number>(13).fill(0)), /path is too long/],
    ["the hall before its time", (s) => Object.assign(s.senators[0], { hall: 1 }), /the hall/],
    [
      "a false memory",
      (s) => s.senators[0].memory.push({ size: 1, named: [s.deck[4]] }),
      /remembers wrongly/,
    ],
    ["unknown cards too many", (s) => Object.assign(s, { unknown: 31 }), /more unknown/],
    ["an unresolved stage", (s) => Object.assign(s, { stage: { stage: "income" } }), /stopped at income/],
    [
      "a deep stack",
      (s) => s.stack.push(...new Array(3).fill({ frame: "points", seat: 0, points: 1 })),
      /too deep/,
    ],
    ["nothing to choose", (s) => s.stack.push({ frame: "points", seat: 0, points: 0 }), /nothing to choose/],
    ["a load left lying", (s) => Object.assign(s.docks, { 10: { ...s.docks[10], good: 3 } }), /unloaded/],
    ["an at-once card held", (s) => s.senators[1].held.push(0), /at-once card is held/],
  ])("%s", (_what, spoil, message) => {
    expect(spoiled(spoil).join("; ")).toMatch(message);
  });
});

test("trade points, seats and the path never shrink", () => {
  const game = position({ points: [3], palace: "0", path: "0 1" });
  const later = game.rules.clone(game.state);
  expect(brokenProgress(game.state, later)).toEqual([]);
  later.senators[0].points = 2;
  later.palace = [];
  later.path = [1];
  later.senators[1].covered = 3;
  expect(brokenProgress(game.state, later)).toHaveLength(4);
});
