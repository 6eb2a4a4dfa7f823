import { checksFor } from "@portolan/games/checks";
import { readPosition } from "@portolan/games/positions";
import { aids, configFor } from "@portolan/games/traders-of-carthage";
import { expect, test } from "vitest";
import { positions } from "./gallery-positions.ts";

const SETTINGS = { players: 4 } as const;

test("every position has a name of its own", () => {
  const names = positions.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(positions)("$name is a moment that the rules allow, and always the same", ({ open, viewer }) => {
  const { rules, state } = open();
  const checks = checksFor(rules.game, rules);
  expect(checks.broken(state)).toEqual([]);
  expect(rules.view(open().state, viewer)).toEqual(rules.view(state, viewer));
  expect(rules.waitsFor(state).length > 0 || rules.result(state) !== null).toBe(true);
});

test("in the harbour a purchase brings a payday for two and pirates for two", () => {
  const { rules, state } = positions.find(({ name }) => name === "purchase")?.open() ?? positions[0].open();
  readPosition(rules as never, SETTINGS, state);
  const view = rules.view(state, 0);
  const table = configFor(SETTINGS);
  expect(aids.marketCost(table, view, 0)).toBe(13);
  expect(aids.handTotal(table, view)).toBe(30);
  const preview = aids.purchasePreview(table, view, 0);
  expect(preview?.points).toEqual([10, 9, 5, 7]);
  expect(preview?.losses.map(({ seat, goods }) => [seat, goods.length])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});
