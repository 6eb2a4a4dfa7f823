import { describe, expect, test } from "vitest";
import type { Payday, SoldSet } from "./paydays.ts";
import { turningPoints } from "./turning-points.ts";

function sold(seat: number, points: number): SoldSet {
  return {
    type: "sale",
    seat,
    colour: 0,
    size: 2,
    highest: 4,
    tokens: 0,
    price: 4,
    raw: points * 5,
    points,
  };
}

/** Paydays by what each seat earned; nothing is lost unless it is said. */
function paydays(
  gains: readonly (readonly number[])[],
  change: (payday: number) => Partial<Payday> = () => ({}),
) {
  const totals = gains[0].map(() => 0);
  return gains.map((gained, i): Payday => {
    gained.forEach((points, seat) => {
      totals[seat] += points;
    });
    return {
      colours: [0],
      trigger: 0,
      cost: null,
      sales: gained.flatMap((points, seat) => (points > 0 ? [sold(seat, points)] : [])),
      gained,
      totals: totals.slice(),
      lost: gained.map(() => 0),
      ...change(i),
    };
  });
}

describe("what turned the game", () => {
  test("nothing did where nobody was paid", () => {
    expect(turningPoints([], [])).toEqual([]);
  });

  test("the lead that changes hands, and how it was bought", () => {
    const found = turningPoints(
      paydays(
        [
          [1, 3],
          [4, 0],
          [0, 0],
        ],
        (i) => (i === 1 ? { trigger: 0, cost: 13 } : {}),
      ),
      [0],
    );
    expect(found).toEqual([
      {
        payday: 1,
        facts: [
          { fact: "lead", seat: 0, total: 5, cost: 13 },
          { fact: "most", seat: 0, points: 4 },
        ],
      },
    ]);
  });

  test("the first lead is none that changed", () => {
    expect(
      turningPoints(
        paydays([
          [2, 1],
          [2, 1],
          [2, 1],
          [0, 0],
        ]),
        [0],
      ),
    ).toEqual([]);
  });

  test("drawing level, and breaking away from it", () => {
    const found = turningPoints(
      paydays([
        [3, 1],
        [0, 2],
        [3, 0],
        [0, 0],
      ]),
      [0],
    );
    expect(found.map(({ payday, facts }) => [payday, facts[0].fact])).toEqual([
      [1, "level"],
      [2, "lead"],
    ]);
  });

  test("a heavy loss to the pirates, and the last sale of who won", () => {
    const found = turningPoints(
      paydays(
        [
          [2, 2],
          [2, 2],
          [2, 1],
        ],
        (i) => (i === 1 ? { lost: [0, 3] } : {}),
      ),
      [0],
    );
    expect(found.map(({ payday, facts }) => [payday, facts.map(({ fact }) => fact)])).toEqual([
      [1, ["lost"]],
      [2, ["lead", "last"]],
    ]);
  });

  test("a lead that grows, while the last payday of a game that was decided before is no news", () => {
    const found = turningPoints(
      paydays([
        [2, 1],
        [6, 1],
        [1, 1],
      ]),
      [0],
    );
    expect(found).toEqual([
      {
        payday: 1,
        facts: [
          { fact: "ahead", seat: 0, margin: 6 },
          { fact: "most", seat: 0, points: 6 },
        ],
      },
    ]);
  });

  test("three at most, in the order of the game, with two sentences each", () => {
    const found = turningPoints(
      paydays(
        [
          [1, 0],
          [0, 2],
          [2, 0],
          [0, 2],
          [2, 0],
          [0, 6],
        ],
        () => ({ lost: [2, 0] }),
      ),
      [1],
    );
    expect(found).toHaveLength(3);
    expect(found.map(({ payday }) => payday)).toEqual([...found.map(({ payday }) => payday)].sort());
    expect(found.at(-1)?.payday).toBe(5);
    for (const { facts } of found) expect(facts.length).toBeLessThanOrEqual(2);
  });
});
