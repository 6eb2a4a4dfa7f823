import { checksFor } from "@portolan/games/checks";
import { aids, configFor } from "@portolan/games/galactic-traders";
import { expect, test } from "vitest";
import { positions } from "./gallery-positions.ts";

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

test("fuel completes Vopulus for the viewer, and both others must move a good", () => {
  const { rules, state } = positions.find(({ name }) => name === "complete")?.open() ?? positions[0].open();
  const table = configFor({ players: 3 });
  const parsed = rules.parse("lay fuel vopulus");
  const move = "move" in parsed ? parsed.move : null;
  const outcome = move && aids.completedBy(table, rules.view(state, 0), 0, move);
  expect(outcome).toMatchObject({ winner: 0, isTie: true, displaced: [0, 1, 1] });
});
