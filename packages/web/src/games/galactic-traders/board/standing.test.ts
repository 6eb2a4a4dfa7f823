import { configFor } from "@portolan/games/galactic-traders";
import type { aids } from "@portolan/guides/galactic-traders";
import { expect, test } from "vitest";
import { leadersOf, promiseOf, standingOf, tallyOf } from "./standing.ts";

const table = configFor({ players: 3 });
const planetOf = (id: string): number => table.edition.planets.findIndex((planet) => planet.id === id);

/** A planet with goods of these owners, in the order in which they were laid. */
function place(id: string, ...owners: readonly (number | null)[]): aids.RowPlanetView {
  const slots = owners.map((owner, laidAt) =>
    owner === null ? null : { owner, good: 0, faceDown: false, secret: null, laidAt },
  );
  return { planet: planetOf(id), revealedAt: 0, slots };
}

test("GT-AGR-4: who fills the last bay wins a tie", () => {
  expect(standingOf(table, place("vopulus", 1, null, 2), 0)).toEqual({
    kind: "open",
    leader: null,
    isLevel: true,
    missing: 1,
    canWin: true,
  });
  expect(promiseOf(table, place("vopulus", 1, null, 2), 0)).toEqual({
    kind: "wins",
    winner: 0,
    points: 2,
    isGift: false,
  });
});

test("GT-AGR-3: who has more than one can still lay is out of reach", () => {
  const standing = standingOf(table, place("nightcore", 1, 1, 1, null), 0);
  expect(standing).toMatchObject({ leader: 1, missing: 1, canWin: false });
  expect(promiseOf(table, place("nightcore", 1, 1, 1, null), 0)).toMatchObject({ winner: 1 });
});

test("a complete planet has a winner, an empty one nobody who leads", () => {
  expect(standingOf(table, place("vopulus", 1, 1, 2), 0)).toEqual({ kind: "complete", winner: 1 });
  expect(standingOf(table, place("vopulus", null, null, null), 0)).toMatchObject({
    leader: null,
    isLevel: false,
  });
  expect(promiseOf(table, place("vopulus", null, null, 1), 0)).toEqual({ kind: "leaves", missing: 1 });
});

test("a tally names the winner's goods first", () => {
  expect(tallyOf({ planet: 0, winner: 1, count: 2, isTie: false, displaced: [1, 0, 0] })).toEqual([2, 1]);
});

test("nobody leads while all are level", () => {
  expect(leadersOf([3, 3, 3])).toEqual([]);
  expect(leadersOf([3, 5, 5])).toEqual([1, 2]);
});
