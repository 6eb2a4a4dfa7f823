import { configFor } from "@portolan/games/galactic-traders";
import type { aids } from "@portolan/guides/galactic-traders";
import { expect, test } from "vitest";
import { type Berth, thrustsOf } from "./thrusts.ts";

const table = configFor({ players: 3 });
const planetOf = (id: string): number => table.edition.planets.findIndex((planet) => planet.id === id);

function place(id: string, ...owners: readonly (number | null)[]): aids.RowPlanetView {
  const slots = owners.map((owner, laidAt) =>
    owner === null ? null : { owner, good: 0, faceDown: false, secret: null, laidAt },
  );
  return { planet: planetOf(id), revealedAt: 0, slots };
}

/** Planets of the row side by side, a hundred apart, their bays ten. */
function spots(row: readonly aids.RowPlanetView[]) {
  return ({ planet, slot }: Berth) =>
    [100 * row.findIndex((one) => one.planet === planet) + 10 * slot, 0] as const;
}

const vopulus: aids.Outcome = {
  planet: planetOf("vopulus"),
  winner: 0,
  count: 1,
  isTie: true,
  displaced: [0, 1, 1],
};

test("GT-RED-4: each good of the others goes to an open bay of its own, the nearest one", () => {
  const row = [place("vopulus", 1, 0, 2), place("pelagia", 2, null, null)];
  expect(thrustsOf(table, { row }, [vopulus], spots(row))).toEqual([
    {
      owner: 1,
      from: { planet: planetOf("vopulus"), slot: 0 },
      to: { planet: planetOf("pelagia"), slot: 1 },
    },
    {
      owner: 2,
      from: { planet: planetOf("vopulus"), slot: 2 },
      to: { planet: planetOf("pelagia"), slot: 2 },
    },
  ]);
});

test("GT-SLOT-5: on a planet with arrows only the first empty bay is open", () => {
  const row = [place("vopulus", 1, 0, 2), place("recyclon", null, null, null)];
  const thrusts = thrustsOf(table, { row }, [vopulus], spots(row));
  expect(thrusts.map(({ to }) => to)).toEqual([{ planet: planetOf("recyclon"), slot: 0 }]);
});

test("nothing moves to a planet that is settled too", () => {
  const row = [place("vopulus", 1, 0, 2), place("pelagia", 0, 0, null)];
  const both = [vopulus, { ...vopulus, planet: planetOf("pelagia"), displaced: [0, 0, 0] }];
  expect(thrustsOf(table, { row }, both, spots(row))).toEqual([]);
});
