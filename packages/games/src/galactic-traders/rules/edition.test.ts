import { InputError } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { changedEdition, changedPlanets } from "../testing/edition.ts";
import { dealt } from "../testing/position.ts";
import { loadEdition } from "./edition.ts";

describe("edition", () => {
  test("the house edition is what the rules say", () => {
    const edition = loadEdition(changedEdition({}));
    expect(edition.id).toBe("house-1");
    expect(edition.supply).toEqual([8, 8, 8, 8, 8, 8]);
    expect(edition.eras.map((planets) => planets.length)).toEqual([14, 11]);
    expect(edition.rowSize.slice(2)).toEqual([5, 7, 9]);
    const points = edition.eras.map((planets) =>
      planets.reduce((sum, planet) => sum + edition.planets[planet].vp, 0),
    );
    expect(points).toEqual([24, 59]);
    expect(edition.planets.find(({ id }) => id === "quorum")?.slotNames).toEqual([
      "medicine-1",
      "medicine-2",
      "food",
      "fuel",
    ]);
  });

  test.each([
    [{ "goods.2.id": "water" }, 'goods: the id "water" stands twice'],
    [{ "goods.2.id": "Fine Food" }, 'goods: the id "Fine Food": expected lower-case letters'],
    [{ "planets.0.needs": ["gold"] }, 'planets[0].needs[0]: there is no good "gold"'],
    [{ "planets.0.needs": [] }, "planets[0].needs: expected a list of at least 1"],
    [{ "planets.0.needs": new Array(7).fill("food") }, "planets[0].needs: expected at most 6 goods"],
    [{ "planets.0.ability": { type: "magic" } }, "planets[0].ability.type: expected one of"],
    [
      { "planets.0.ability": { type: "abundance", good: "gold" } },
      "planets[0].ability.good: there is no good",
    ],
    [{ "planets.6.ability.to": "medicine" }, "planets[6].ability.to: must be another good"],
    [{ "planets.1.id": "helvetia" }, 'planets: the id "helvetia" stands twice'],
    [{ "rowSize.3": 0 }, "rowSize.3: expected a whole number"],
    [{ "rowSize.4": 15 }, "rowSize.4: there are only 14 era-1 planets"],
    [{ "rowSize.2": 12 }, "rowSize.2: there are only 14 era-1 planets"],
    [{ "players.max": 1 }, "players.max: expected a whole number"],
    [{ "scoring.rounding": "up" }, "scoring.rounding: expected one of"],
  ])("refuses %j", (changes, message) => {
    expect(() => loadEdition(changedEdition(changes))).toThrow(InputError);
    expect(() => loadEdition(changedEdition(changes))).toThrow(message);
  });

  test("other data make another game: limits, slots and points are read, not known", () => {
    const edition = changedEdition({ "limits.hand": 3, "draft.cardsPerPlayer": 3, "rowSize.3": 4 });
    const game = dealt({ edition });
    expect(game.state.row).toHaveLength(4);
    expect(game.pool().split(" ")).toHaveLength(9);
    expect(
      loadEdition(changedPlanets({ solace: { vp: 99 } })).planets.find(({ id }) => id === "solace")?.vp,
    ).toBe(99);
  });
});
