import { checksFor } from "@portolan/games/checks";
import { aids, configFor } from "@portolan/guides/porto-carthago";
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

test("in the harbour the purple dye loads for 12 at Iberia I and waits at Egypt II", () => {
  const { rules, state } = positions.find(({ name }) => name === "load")?.open() ?? positions[0].open();
  const table = configFor({ players: 4 });
  const view = rules.view(state, 0);
  const [purple, iberia, egypt] = [0, 2, 11];
  const carry = (to: number): aids.Move => ({ type: "carry", good: purple, from: "warehouse", to });
  expect(aids.surprises(table, view, carry(iberia))).toEqual([
    { type: "loads", seat: 0, dock: iberia, ship: 5 },
  ]);
  expect(aids.surprises(table, view, carry(egypt))).toEqual([]);
  const after = aids
    .foreseen(table, view, 0, carry(iberia))
    .reduce((now, event) => rules.fold(now, event), view);
  expect(after.senators[0]).toMatchObject({ talents: 47, points: 4, reserve: 8, held: [18, 5] });
});
