import { checksFor } from "@portolan/games/checks";
import { aids, configFor } from "@portolan/games/oltremare";
import { fastChance } from "@portolan/kernel";
import { expect, test } from "vitest";
import { positions } from "./gallery-positions.ts";

const table = configFor({ players: 4 });

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

test("at Durazzo three cards bring six ducats and lead to Modon, Spalato or Brindisi", () => {
  const { rules, state } = positions[0].open();
  const view = rules.view(state, 0);
  expect([view.deckSize, view.venice]).toEqual([50, { fewest: 8, most: 14 }]);
  const cards = [3, 11, 17].map((id) => table.edition.cards.findIndex((one) => one.id === id));
  const { ducats, pirateCards, newCards, steps, ends } = aids.playPreview(table, view, 0, cards);
  expect([ducats, pirateCards, newCards, steps]).toEqual([6, 1, 1, 2]);
  expect(ends.map((port) => table.edition.map.ports[port]).sort()).toEqual(["brindisi", "modone", "spalato"]);
});

test.each(positions)(
  "a seat's view in $name fits a world, so that the board can ask about moves",
  ({ open, viewer }) => {
    const { rules, state } = open();
    if (rules.result(state) !== null) return;
    const view = rules.view(state, viewer ?? 0);
    expect(() => rules.sample(view, fastChance(7))).not.toThrow();
  },
);
